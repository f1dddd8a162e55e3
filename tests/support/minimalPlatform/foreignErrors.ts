import type { MinimalAnswer } from "./minimalPlatform.types";

export const FOREIGN_WORDS = "We are closed for stocktaking";

type Shape = Omit<MinimalAnswer, "status"> & {
  /** The text that a shopper may read (reading 34). */
  words: string;
};

/** The ways in which platforms other than ours fail. */
export const FOREIGN_ERRORS = {
  "a message": {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: FOREIGN_WORDS }),
    words: FOREIGN_WORDS,
  },
  "a framework's message": {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ statusCode: 404, message: "Cannot POST /api/orders", error: "Not Found" }),
    words: "",
  },
  "a page": {
    headers: { "content-type": "text/html" },
    body: "<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>",
    words: "",
  },
  nothing: { headers: {}, body: "", words: "" },
  "bare text": { headers: { "content-type": "text/plain" }, body: "upstream connect error", words: "" },
} satisfies Record<string, Shape>;

export type ForeignError = keyof typeof FOREIGN_ERRORS;
export const foreignErrors = Object.keys(FOREIGN_ERRORS) as ForeignError[];
