/** Bare text such as `OK` or `Accepted`. */
const BARE_WORDS = /^[\w .!]{1,40}$/;

/**
 * Parses an answer's body. A success with an unreadable body, such as one that is cut off or a proxy's page, is no answer.
 * Bare text counts as an empty body. An error is known by its status alone, so that a 502 with an HTML body is a 502 and
 * not a lost connection. @returns undefined when the body has no data @throws SyntaxError
 */
export function parseBody(text: string, isSuccess: boolean): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isSuccess && !BARE_WORDS.test(text)) throw error;
    return undefined;
  }
}
