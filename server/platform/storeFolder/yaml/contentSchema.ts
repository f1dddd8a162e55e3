import { Type } from "typebox";
import { bool, list, optional, picture, text, translated } from "./schemaParts";

/** What the store's pages say besides its products. */
export const contentSchema = {
  faqs: optional(
    list(
      translated(
        { question: text("a question", 500), answer: text("its answer", 5000) },
        ["question", "answer"],
        "question and answer",
      ),
      "questions",
    ),
  ),
  banners: optional(
    list(
      translated(
        {
          picture,
          says: text("what the picture shows, for those who do not see it", 300),
          title: optional(text("words over the picture", 120)),
          text: optional(text("words under the title", 240)),
          category: optional(text("the handle of a category of categories.csv", 200)),
          link: optional(text("a path of the store, such as /category/fruits, or an https address", 500)),
          enabled: optional(bool),
        },
        ["says", "title", "text"],
        "picture, says, title, text, category or link, and enabled",
      ),
      "banners",
      50,
    ),
  ),
  testimonials: optional(
    list(
      translated(
        {
          customer: text("a customer's name", 100),
          city: text("where the customer lives", 100, 0),
          message: text("what the customer says", 1000),
          picture,
          rating: Type.Number({ minimum: 1, maximum: 5, description: "a rating, 1 to 5" }),
          enabled: optional(bool),
        },
        ["customer", "city", "message"],
        "customer, city, message, picture, rating and enabled",
      ),
      "testimonials",
      100,
    ),
  ),
};
