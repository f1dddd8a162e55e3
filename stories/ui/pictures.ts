const emoji = (sign: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="${ground}"/><text x="160" y="215" font-size="150" text-anchor="middle">${sign}</text></svg>`,
  )}`;

/** Pictures as data addresses, so that stories need no server. */
export const pictures = {
  milk: emoji("🥛", "#eef3f6"),
  mango: emoji("🥭", "#fdf3df"),
  bread: emoji("🍞", "#f8efe2"),
  greens: emoji("🥬", "#eaf4e6"),
  rice: emoji("🍚", "#f1f1ee"),
  cookie: emoji("🍪", "#f6ece2"),
  lamp: emoji("🪔", "#fbeadd"),
  pot: emoji("🫖", "#eceef4"),
} as const;

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
