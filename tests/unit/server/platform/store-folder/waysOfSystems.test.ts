import { describe, expect, it } from "vitest";
import { readList } from "./readList";

function read(...rows: string[]) {
  const { goods, notes, attributes } = readList(rows.join("\n"));
  const [first] = goods;
  return {
    goods,
    first,
    notes,
    attributes,
    variants: (first?.variants ?? []).map(({ sku, options, price, mrp, stock }) => ({
      sku,
      of: options.map(([, value]) => value).join("/"),
      price,
      mrp,
      stock,
    })),
    prices: goods.flatMap(({ variants }) => variants.map(({ price }) => price)),
    shown: goods.flatMap(({ variants }) => variants.map(({ isVisible }) => isVisible)),
  };
}

describe("a list of WooCommerce", () => {
  const HEAD =
    "ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Date sale price starts,Date sale price ends,In stock?,Stock,Sale price,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)";

  it("with a variant for any size becomes a variant for each size, each with its own SKU", () => {
    const { variants } = read(
      HEAD,
      '1,variable,V,V-neck,1,0,visible,,,1,,,,,Colour,"Red, Blue",Size,"S, M, One\\, two"',
      "2,variation,V-R,V-neck - Red,1,0,visible,,,1,4,,20,V,Colour,Red,Size,",
      "3,variation,V-B,V-neck - Blue,1,0,visible,,,1,6,,25,V,Colour,Blue,Size,M",
    );
    expect(variants).toEqual([
      { sku: "V-R-red-s", of: "Red/S", price: "20", mrp: "", stock: "4" },
      { sku: "V-R-red-m", of: "Red/M", price: "20", mrp: "", stock: "4" },
      { sku: "V-R-red-one-two", of: "Red/One, two", price: "20", mrp: "", stock: "4" },
      { sku: "V-B", of: "Blue/M", price: "25", mrp: "", stock: "6" },
    ]);
  });

  it("with variants without a stock gives each the stock of the product, and says so", () => {
    const { variants, notes } = read(
      HEAD,
      '1,variable,V,V-neck,1,0,visible,,,1,9,,,,Size,"S, M",,',
      "2,variation,V-S,V-neck - S,1,0,visible,,,1,parent,,20,V,Size,S,,",
      "3,variation,V-M,V-neck - M,1,0,visible,,,1,2,,20,V,Size,M,,",
    );
    expect(variants.map(({ stock }) => stock)).toEqual(["9", "2"]);
    expect(notes).toContain("1 variants share one stock in the list: each has all of it (the first: v-neck).");
  });

  it("loses sale prices whose days are over or in the future", () => {
    const sale = (from: string, until: string) =>
      `1,simple,A${from}${until},A ${from} ${until},1,0,visible,${from},${until},1,4,15,20,,,,,`;
    const { prices, notes } = read(
      HEAD,
      sale("", ""),
      sale("2020-01-01 0:00:00", ""),
      sale("", "2020-01-31 23:59:59"),
      sale("2999-01-01", ""),
      sale("", "2999-01-01"),
    );
    expect(prices).toEqual(["15", "15", "20", "20", "15"]);
    expect(notes).toContain("2 sale prices are not those of today and were left out");
  });

  it("may have German prices with decimal commas, and hides products that no list shows", () => {
    const { prices, shown } = read(
      HEAD,
      '1,simple,A,A,1,0,visible,,,1,4,,"39,50",,,,,',
      '2,simple,B,B,1,0,hidden,,,1,4,,"1299",,,,,',
    );
    expect(prices).toEqual(["39.5", "1299"]);
    expect(shown).toEqual([true, false]);
  });
});

describe("a list of BigCommerce", () => {
  const HEAD =
    "Item Type,Product ID,Product Name,Product Code/SKU,Bin Picking Number,Option Set,Price,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Image URL - 1";

  it("applies the rules of variants to their prices, and reports the others", () => {
    const { variants, notes } = read(
      HEAD,
      "Product,1,Tee,T,,Sizes,100,Y,by option,,Tops,t/1.jpg,https://pics.example/1.jpg",
      "  SKU,,[RT]Size=S,T-S,,,,,,1,,,",
      "  SKU,,[RT]Size=M,T-M,,,,,,1,,,",
      "  SKU,,[RT]Size=L,T-L,,,,,,1,,,",
      "  Rule,,,T-M,,,[ADD]20,,,,,,",
      "  Rule,,,T-L,,,[FIXED]150.50,,,,,,",
      "  Rule,,,,,,[REMOVE]5,,,,,,",
    );
    expect(variants.map(({ of, price }) => `${of} ${price}`)).toEqual(["S 100", "M 120", "L 150.5"]);
    expect(notes).toContain("1 rules change prices and were left out: look at the prices of their products");
  });

  it("has a picture with a file and an address once, and keeps a category with a slash in its name", () => {
    const { first } = read(
      HEAD,
      "Product,1,Tee,T,,,100,Y,none,,Clothing/Tees\\/Tops,t/1.jpg,https://pics.example/1.jpg",
    );
    expect(first?.variants[0]?.pictures).toEqual(["https://pics.example/1.jpg"]);
    expect(first?.category).toBe("Tees/Tops");
  });
});

describe("a list of a till", () => {
  it("of Loyverse loses open prices, has sets as one product, and gets a second store reported", () => {
    const { goods, notes, prices } = read(
      "Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,Available for sale [Main],Price [Main],In stock [Main],Available for sale [Pier],Price [Pier],In stock [Pier]",
      "box,10001,Gift box,Sweets,N,,,,,10002,2,Y,Y,500,3,Y,520,9",
      "box,,,,,,,,,10003,1,,,,,,,",
      "ladoo,10002,Ladoo,Sweets,Y,,,,,,,Y,Y,600,12.500,Y,600,",
      "help,10009,Service,Other,N,,,,,,,N,Y,variable,,Y,variable,",
    );
    expect(goods.map(({ title, variants }) => [title, variants.length])).toEqual([
      ["Gift box", 1],
      ["Ladoo", 1],
    ]);
    expect(prices).toEqual(["500", "600"]);
    expect(goods[1]?.variants[0]?.stock).toBe("12");
    expect(notes).toContain(
      "The list has several stocks: In stock [Main] was taken, and where it is empty In stock [Pier].",
    );
    expect(notes).toContain("1 sets are sold as one product each");
    expect(notes).toContain("1 variants are sold by weight in the list");
    expect(notes).toContain("1 variants have no price and were left out (the first: 10009).");
  });

  it("of Square is read in its older form, and hides products that are archived or not in the web shop", () => {
    const older = read(
      "Token,Item Name,Variation Name,SKU,Description,Category,Price,Option Name 1,Option Value 1,Current Quantity Main,Tax - GST (5%)",
      "t1,Candle,Small,C-S,Soy wax,Home,120,,,10,Y",
      "t1,Candle,Large,C-L,Soy wax,Home,variable,,,4,Y",
    );
    expect(older.variants).toEqual([{ sku: "C-S", of: "Small", price: "120", mrp: "", stock: "10" }]);
    expect(older.first?.tax).toBe("5");
    const { shown } = read(
      "Reference Handle,Token,Item Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Square Online Item Visibility,Item Type,Archived,Price,Sellable,Stockable,Current Quantity Main",
      "#candle-1,t1,Candle,Regular,C,,Home,Home,,visible,Physical good,N,120,Y,Y,3",
      "#mug-2,t2,Mug,Regular,M,,Home,Home,,unavailable,Physical good,N,120,Y,Y,3",
      "#cup-3,t3,Cup,Regular,K,,Home,Home,,visible,Physical good,Y,120,Y,Y,3",
    );
    expect(shown).toEqual([true, false, false]);
  });
});

describe("a list of", () => {
  it("Etsy is read without HTML entities, and has a SKU for each variant of a listing with one SKU", () => {
    const { first, variants } = read(
      "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,IMAGE10,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU",
      '"Tom &amp; Jerry&#39;s &quot;big&quot; mug","Holds 300&nbsp;ml\nof tea.",150.00,INR,4,"mug,tea","Clay",https://pics.example/1.jpg,,,Size,Size,"S,L",,,,MUG',
    );
    expect(first?.title).toBe('Tom & Jerry\'s "big" mug');
    expect(first?.description).toBe("Holds 300\u00a0ml\nof tea.");
    expect(variants.map(({ sku }) => sku)).toEqual(["MUG-s", "MUG-l"]);
  });

  it("Wix has prices with surcharges and discounts, also percentages", () => {
    const { variants } = read(
      "handleId,fieldType,name,productImageUrl,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,sku,productOptionName1,productOptionType1,productOptionDescription1",
      "a,Product,Tee,https://pics.example/1.jpg,,200,,true,PERCENT,10,InStock,,Size,DROP_DOWN,S;M",
      "a,Variant,,,,,0,true,,,InStock,T-S,,,S",
      "a,Variant,,,,,50,true,,,OutOfStock,T-M,,,M",
    );
    expect(variants.map(({ of, price, mrp, stock }) => [of, price, mrp, stock])).toEqual([
      ["S", "180", "200", "1000"],
      ["M", "225", "250", "0"],
    ]);
  });

  it("Spree has a stock of 1,000 for products with unlimited stock", () => {
    const { variants, notes } = read(
      "product_id,sku,name,slug,status,price,compare_at_price,currency,available_on,track_inventory,inventory_count,inventory_backorderable,option1_name,option1_value",
      "1,A,A,a,active,20.0,0.0,INR,,true,∞,true,,",
      "1,A,,a,,0.25,0.0,USD,,,,,,",
    );
    expect(variants).toEqual([{ sku: "A", of: "", price: "20", mrp: "", stock: "1000" }]);
    expect(notes).toContain("variants are not counted");
    expect(notes).toContain("1 rows have prices in another currency than rupees and were left out.");
  });

  it("Magento hides products that are only sold as parts of others, reads the maker from attributes, and names picture files", () => {
    const { goods, shown, notes, attributes } = read(
      "sku,store_view_code,attribute_set_code,product_type,product_websites,categories,name,visibility,product_online,price,msrp_price,url_key,country_of_manufacture,base_image,additional_attributes,qty",
      "A,,Default,simple,base,Default Category/Mugs,A,Not Visible Individually,1,20,,a,,/a/a.jpg,has_options=0,4",
      'B,,Default,simple,base,Default Category/Mugs,B,"Catalog, Search",1,20,30,b,India,/b/b.jpg,"manufacturer=Kora, Ltd,glaze=blue",4',
    );
    expect(shown).toEqual([false, true]);
    expect(goods[1]?.facts).toEqual({ maker: "Kora, Ltd", countryOfOrigin: "India" });
    expect(goods[1]?.variants[0]).toMatchObject({ price: "20", mrp: "30", pictures: ["b/b.jpg"] });
    expect(attributes).toEqual(["glaze"]);
    expect(notes).toContain(
      "2 pictures are files that the list only names, such as a/a.jpg: put them into the folder pictures.",
    );
  });

  it("Medusa has the price of its region, and gets categories without names reported", () => {
    const { prices, notes } = read(
      "Product Id,Product Handle,Product Title,Product Status,Product Discountable,Product Category 1,Variant Title,Variant Sku,Variant Manage Inventory,Variant Price Europe [EUR],Variant Price India [INR]",
      "p1,a,A,published,true,pcat_1,Default variant,A,false,2,150",
    );
    expect(prices).toEqual(["150"]);
    expect(notes).toContain("categories by numbers such as pcat_1");
    expect(notes).toContain("The list has no stock, so every variant has 0");
  });

  it("a person gets an MRP below the price reported, and leaves foreign currencies to the check", () => {
    const { goods, notes } = read(
      "Item,MRP,Rate,Qty",
      "Tea,90,100,2",
      "Jam,$12.99,,2",
      "Salt,,45/- ,2",
      "Oil,,180 Rs.,2",
    );
    expect(goods.map(({ variants: [one] }) => [one?.mrp, one?.price])).toEqual([
      ["", "100"],
      ["", "$12.99"],
      ["", "45"],
      ["", "180"],
    ]);
    expect(notes).toContain("1 MRPs are below the price and were left out");
  });

  it("a person uses the first row's price for rows without one, and says so", () => {
    const { prices, notes } = read("Item,Size,Rate,Qty", "Tea,S,90,2", ",L,,2");
    expect(prices).toEqual(["90", "90"]);
    expect(notes).toContain("1 products have rows without a price: each has the price of its product's first row");
  });
});
