import rice from "@lobehub/fluent-emoji-3d/assets/1f35a.webp";
import bread from "@lobehub/fluent-emoji-3d/assets/1f35e.webp";
import cookie from "@lobehub/fluent-emoji-3d/assets/1f36a.webp";
import milk from "@lobehub/fluent-emoji-3d/assets/1f95b.webp";
import greens from "@lobehub/fluent-emoji-3d/assets/1f96c.webp";
import mango from "@lobehub/fluent-emoji-3d/assets/1f96d.webp";
import lamp from "@lobehub/fluent-emoji-3d/assets/1fa94.webp";
import pot from "@lobehub/fluent-emoji-3d/assets/1fad6.webp";

/** Pictures of the demo stores, which look the same whatever fonts a system has. */
export const pictures = { milk, mango, bread, greens, rice, cookie, lamp, pot } as const;

/** A banner in two colours as a data address; the slide draws the text. */
export const banner = (ground: string, hill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 549"><rect width="1280" height="549" fill="${ground}"/><path d="M0 549V420q320-160 640-40t640-80v249z" fill="${hill}"/><circle cx="1010" cy="170" r="90" fill="#fff" opacity=".35"/></svg>`,
  )}`;

export const products = [
  {
    name: "Full cream milk, pasteurised",
    brand: "Nandi Dairy",
    weight: "500 ml",
    picture: pictures.milk,
    sellingPrice: 3400,
    mrp: 3600,
  },
  {
    name: "Alphonso mangoes from Ratnagiri, hand picked, ripe in two days",
    brand: "Konkan Orchards",
    weight: "1 kg",
    picture: pictures.mango,
    sellingPrice: 64900,
    mrp: 89900,
  },
  {
    name: "Whole wheat bread",
    brand: "Daily Oven",
    weight: "400 g",
    picture: pictures.bread,
    sellingPrice: 5500,
    mrp: 5500,
  },
  {
    name: "Baby spinach",
    brand: "Green Rows",
    weight: "200 g",
    picture: pictures.greens,
    sellingPrice: 4200,
    mrp: 6000,
  },
  {
    name: "Sona masoori rice, aged twelve months",
    brand: "Tungabhadra",
    weight: "5 kg",
    picture: pictures.rice,
    sellingPrice: 42500,
    mrp: 49900,
  },
] as const;
