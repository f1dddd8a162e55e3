/** Messages of web frameworks, proxies and programs, which do not help a shopper. */
const OF_PROGRAMS = [
  // The name of a status, with or without its number.
  /^(\d{3}\b[ :-]*)?(bad request|unauthori[sz]ed|forbidden|not found|method not allowed|not acceptable|conflict|payload too large|unsupported media type|unprocessable (entity|content)|too many requests|internal server error|not implemented|bad gateway|service unavailable|gateway time-?out|error)?[.! ]*$/i,
  // A path or address in the program: `Cannot POST /api/orders`, `Route GET:/x not found`, `body/mobile must be string`.
  /^validation (failed|error)|(^|[\s:"'])\/\w|\bapi\/|^(body|params|headers|query\w*)[/. ]/i,
  // A field's name in code: `deliveryAddress.city must be a string`, `quantity must be an integer`.
  /\b[a-z]{3,}[A-Z]\w|\w_\w|\b[a-z]+\.[a-z]+ (must|should)|\b(must|should) (be an? (string|number|integer|boolean|object|array|valid uuid)|not exist)\b/,
  // A program's failure: `TypeError: …`, `ThrottlerException`, `connect ECONNREFUSED`, a stack trace or markup.
  /\w(Error|Exception)\b|\bE(CONN|TIMEDOUT|NOTFOUND)|[<>{}]|\n\s+at |\b(undefined|jwt|json|sql|sqlstate|status code|socket hang up|fetch failed|duplicate key|stack trace|request method)\b/i,
];

/** The platform's text if it may be shown (readings 12 and 34); empty when it was written for programmers. */
export function wordsForShoppers(text: string): string {
  const words = text.trim();
  return OF_PROGRAMS.some((said) => said.test(words)) ? "" : words;
}
