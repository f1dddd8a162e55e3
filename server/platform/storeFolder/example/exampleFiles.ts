import { drawnPicture } from "./drawnPicture";
import { exampleStoreYaml } from "./exampleStoreYaml";

/** The folder that `haat store init` writes: a small working shop, with a comment on every setting. */
export async function exampleFiles(friendlyId: string): Promise<Map<string, Buffer>> {
  const texts: Record<string, string> = {
    "store.yaml": exampleStoreYaml(friendlyId, nameOf(friendlyId)),
    "categories.csv": CATEGORIES,
    "products.csv": PRODUCTS,
    "policies/privacy.md": PRIVACY,
    "policies/refund.md": REFUND,
    "policies/shipping.md": SHIPPING,
    "policies/terms.md": TERMS,
  };
  const pictures = PICTURES.map(
    async ([name, colour, words]) => [`pictures/${name}`, await drawnPicture(name, colour, words)] as const,
  );
  return new Map([
    ...Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)] as const),
    ...(await Promise.all(pictures)),
  ]);
}

/** `my-shop` becomes "My Shop" until its owner changes the name. */
const nameOf = (friendlyId: string) =>
  friendlyId
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const PICTURES: readonly [name: string, colour: string, words: string][] = [
  ["logo.png", "#1f7a3d", "Shop"],
  ["banner.png", "#e8f3ea", ""],
  ["fruits.png", "#f2a33a", "Fruits"],
  ["spices.png", "#b3541e", "Spices"],
  ["mango.png", "#f4b400", "Mango"],
  ["banana.png", "#f1d04b", "Banana"],
  ["turmeric.png", "#d98e04", "Turmeric"],
];

const CATEGORIES = `handle,name,picture,visible
fruits,Fruits,fruits.png,yes
spices,Spices,spices.png,yes
`;

const PRODUCTS = `handle,title,category,brand,description,sku,size,mrp,price,stock,pictures,tax %,tax included,subscription,visible,other name,search words,country of origin,shelf life
alphonso-mango,Alphonso Mango,fruits,Ratnagiri Farms,"Sweet, ripe and picked by hand.",MANGO-500G,500 g,250,220,40,mango.png,0,yes,no,yes,आम,aam hapus,India,
alphonso-mango,,,,,MANGO-1KG,1 kg,480,420,25,mango.png,,,,yes,,,,
robusta-banana,Robusta Banana,fruits,Ratnagiri Farms,A breakfast that peels itself.,BANANA-6,6 pc,48,42,60,banana.png,0,yes,yes,yes,केला,kela,India,5 days
turmeric-powder,Turmeric Powder,spices,Ratnagiri Farms,Ground in small batches.,TURMERIC-100G,100 g,45,39.50,80,turmeric.png,5,yes,no,yes,हल्दी,haldi,India,12 months
turmeric-powder,,,,,TURMERIC-200G,200 g,85,75,40,turmeric.png,,,,yes,,,,
`;

const PRIVACY = `## Your privacy

We keep what we need to bring your order to your door: your number, your name and your address.

- We never sell them.
- Ask us, and we erase them.
`;

const REFUND = `## Refunds

If something is not right, tell us within 24 hours and you get your money back.
`;

const SHIPPING = `## Delivery

We deliver every day in the slots that you see at the checkout.
`;

const TERMS = `## Terms

An order is accepted when its state is *Placed*. The price that you saw at review is the price you pay.
`;
