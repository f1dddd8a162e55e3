import { describe, expect, it } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFolder, goodFolder } from "#tests/support/folders/exampleFolder.ts";

const lines = (...rows: string[]) => ({ "products.csv": rows.join("\n") });
const told = async (texts: Record<string, string>) =>
  checkFolder(await exampleFolder(texts))
    .problems.filter(({ file }) => file === "products.csv")
    .map(({ line, column, message }) => `${line} ${String(column)}: ${message}`);

describe("a list as a shop's owner brings it", () => {
  it("gets every mistake of a row reported, also when its handle cannot be read", async () => {
    const found = await told(
      lines(
        "handle,title,category,sku,price,stock,tax %",
        "Vitamin C 500,Vitamin C,,VC,on request,none,GST 5%",
        "tea,Tea,fruits,T,45/-,1,5",
      ),
    );
    expect(found).toEqual([
      '2 A (handle): "Vitamin C 500" was found; meant is a short name of letters, digits and hyphens, such as vitamin-c-500.',
      "2 C (category): it is empty; meant is a category of categories.csv.",
      '2 G (tax %): "GST 5%" was found; meant is a percentage from 0 to 100, such as 18 or 2.5.',
      '2 E (price): "on request" was found; meant is a price in rupees, such as 45, 45.50 or 1,20,000.',
      '2 F (stock): "none" was found; meant is a whole number, 0 or more.',
    ]);
  });

  it("may have a barcode in a formula, but no rounded one", async () => {
    const head = "handle,title,category,sku,price,stock";
    const { products } = await goodFolder(lines(head, 'a,Cake,fruits,"=""9788175993600""",1,1'));
    expect(products[0]?.variants[0]?.sku).toBe("9788175993600");
    const found = await told(
      lines(head, "b,B,fruits,9.78818E+12,1,1", 'c,C,fruits,"9,78818E+12",1,1', "d,D,fruits,9788175993600.0,1,1"),
    );
    expect(found).toHaveLength(3);
    for (const message of found) expect(message).toMatch(/D \(sku\): .* the spreadsheet has rounded it/);
  });

  it("may have no tax that is no rate of GST; the message names the likely one", async () => {
    const head = "handle,title,category,sku,price,stock,tax %";
    expect(await told(lines(head, "v,V,fruits,V,45,1,0.05", "b,B,fruits,B,45,1,17", "c,C,fruits,C,45,1,"))).toEqual([
      '2 G (tax %): "0.05" was found; meant is a rate of GST: for 5 %, write 5; 0.05 % is no rate.',
      '3 G (tax %): "17" was found; meant is a rate of GST; the nearest are 12 % and 18 %.',
    ]);
  });

  it("may have prices as they are written in India, but not 0 or three decimals", async () => {
    const head = "handle,title,category,sku,price,stock";
    const { products } = await goodFolder(
      lines(head, "a,A,fruits,A,45/-,0", "b,B,fruits,B,₹ 45.00/-,1", 'c,C,fruits,C,"1,25,000.00",1'),
    );
    expect(products.map(({ variants }) => variants[0]?.sellingPricePaise)).toEqual([4_500, 4_500, 12_500_000]);
    expect(await told(lines(head, "d,D,fruits,D,45.999,1", "e,E,fruits,E,0,1"))).toEqual([
      '2 E (price): "45.999" was found; meant is a price that can be read in one way only: this could be 45,999 or 46.00 rupees. Write 45999 or 46.',
      '3 E (price): "0" was found; meant is a price above 0 rupees.',
    ]);
  });

  it("may have no ambiguous amounts in a file with semicolons, but all others", async () => {
    const head = "handle;title;category;sku;mrp;price;stock";
    const found = await told(lines(head, "a;A;fruits;A;;1.234;1", "b;B;fruits;B;;1,234;1", "c;C;fruits;C;;45;1,5"));
    expect(found).toEqual([
      expect.stringMatching(/^2 F \(price\): "1\.234" .* this could be 1,234 or 1\.23 rupees/),
      expect.stringMatching(/^3 F \(price\): "1,234" .* this could be 1,234 or 1\.23 rupees/),
      '4 G (stock): "1,5" was found; meant is a whole number, 0 or more.',
    ]);
    const { products } = await goodFolder(lines(head, "a;A;fruits;A;1.234,50;₹ 1,150.00;10", "b;B;fruits;B;;39,50;7"));
    expect(products.map(({ variants: [one] }) => [one?.mrpPaise, one?.sellingPricePaise])).toEqual([
      [123_450, 115_000],
      [3_950, 3_950],
    ]);
  });

  it("gets missing pictures and values in a column without a name reported", async () => {
    const found = await told(
      lines(
        "handle,title,category,sku,price,stock,pictures,,",
        "a,A,fruits,A,45,1,a.jpg|b.jpg|c.jpg|d.jpg,,",
        "b,B,fruits,B,45,1,manggo.png,,ask Asha",
      ),
    );
    expect(found).toEqual([
      '3 I: the column has no name, and "ask Asha" in it: name the column, or empty it.',
      '2 G (pictures): "a.jpg|b.jpg|c.jpg|d.jpg" was found; meant is pictures of the folder: there are no pictures "a.jpg", "b.jpg", "c.jpg" and 1 more in pictures/.',
      '3 G (pictures): "manggo.png" was found; meant is pictures of the folder: there is no picture "manggo.png" in pictures/. Is "mango.png" meant?',
    ]);
  });
});
