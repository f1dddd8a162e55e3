import type { SeedStore } from "../../seed.types";

export const faqs: SeedStore["faqs"] = [
  {
    q: "How long does delivery take?",
    a: "3 to 5 days after the order has left our workshop, which it does within a day.",
  },
  {
    q: "Are the glazes safe for food?",
    a: "Yes. All our tableware is free of lead and cadmium and goes into the dishwasher.",
  },
  {
    q: "Why do two pieces of the same kind differ?",
    a: "They are made by hand. Size and colour vary a little from piece to piece.",
  },
  { q: "What if something arrives broken?", a: "Send us a photo within three days and we send a new one at our cost." },
  { q: "Can I pay on delivery?", a: "Yes, in cash, or online by UPI and card when you order." },
];

export const testimonials: SeedStore["testimonials"] = [
  {
    customerName: "Nandita",
    city: "Bengaluru",
    message: "The teal bowls have made us a family that eats soup.",
    picture: "kh-portrait-1.webp",
    rating: 5,
    enabled: true,
  },
  {
    customerName: "Imran",
    city: "Hyderabad",
    message: "The cast iron pan came seasoned and wrapped like a gift. Dosa on the first evening.",
    picture: "kh-portrait-2.webp",
    rating: 4.5,
    enabled: true,
  },
  {
    customerName: "Tenzin",
    city: "Gangtok",
    message: "Took six days to reach us, but not a scratch on the lamp.",
    picture: "kh-portrait-3.webp",
    rating: 3.5,
    enabled: true,
  },
  {
    customerName: "Sudha",
    city: "Indore",
    message: "Colour of the dhurrie is warmer than in the picture.",
    picture: "kh-portrait-4.webp",
    rating: 3,
    enabled: false,
  },
  {
    customerName: "Divya",
    city: "Jaipur",
    message: "I bought one cushion cover and went back for six.",
    picture: "kh-portrait-5.webp",
    rating: 5,
    enabled: true,
  },
];
