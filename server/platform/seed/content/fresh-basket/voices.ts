import type { SeedStore } from "../../seed.types";

export const faqs: SeedStore["faqs"] = [
  {
    q: "How fast is the delivery?",
    a: "Within 4 km of one of our stores in 30 to 60 minutes, elsewhere in the city in 1 to 4 hours. The product page and your order tell you which it is.",
  },
  {
    q: "How do I subscribe to milk or bread?",
    a: "Open the product, choose Subscribe, pick the days, the slot and the address. You can pause it any time before 9 in the evening.",
  },
  {
    q: "What if something is not fresh?",
    a: "Send us a photo within 24 hours and we refund the item in full. You need not return it.",
  },
  {
    q: "Which ways to pay are there?",
    a: "Cash on delivery, your Fresh Basket wallet, and online by UPI, card or net banking.",
  },
  {
    q: "Is there a minimum order?",
    a: "No. Delivery is ₹29.00 and becomes free from ₹499.00.",
  },
  {
    q: "Can I change my order after placing it?",
    a: "You can cancel it from the order page while it is being packed, and place it again with your changes.",
  },
  {
    q: "Where do the fruits and vegetables come from?",
    a: "From about 240 farms that we know by name. Leafy vegetables are cut in the morning and reach you the same day.",
  },
  {
    q: "How do I get a bill with GST?",
    a: "The invoice can be downloaded from the order page as soon as the order is delivered.",
  },
];

export const testimonials: SeedStore["testimonials"] = [
  {
    customerName: "Anjali",
    city: "Pune",
    message:
      "The tomatoes are the first I have bought online that smell of tomato. And the milk is there before I am awake.",
    picture: "fb-portrait-1.webp",
    rating: 5,
    enabled: true,
  },
  {
    customerName: "Farhan",
    city: "Lucknow",
    message: "I set up curd and bread for weekdays and have not thought about breakfast since.",
    picture: "fb-portrait-2.webp",
    rating: 4.5,
    enabled: true,
  },
  {
    customerName: "Lakshmi",
    city: "Chennai",
    message: "One bag of onions came soft. The refund was in my wallet before the rider had turned the corner.",
    picture: "fb-portrait-3.webp",
    rating: 4,
    enabled: true,
  },
  {
    customerName: "Gurpreet",
    city: "Ludhiana",
    message: "Atta the way my mother likes it. That is all the review you need.",
    picture: "fb-portrait-4.webp",
    rating: 5,
    enabled: true,
  },
  {
    customerName: "Meera",
    city: "Kochi",
    message: "Good coconut oil, fair prices, polite riders. I would like later slots on Sundays.",
    picture: "fb-portrait-5.webp",
    rating: 3.5,
    enabled: true,
  },
  {
    customerName: "Test order",
    city: "Office",
    message: "Please ignore, trying the form.",
    picture: "fb-portrait-6.webp",
    rating: 1,
    enabled: false,
  },
  {
    customerName: "Rohan",
    city: "Nagpur",
    message: "The oranges were late by a day last year. Waiting for this season before I judge.",
    picture: "fb-portrait-7.webp",
    rating: 2.5,
    enabled: false,
  },
];
