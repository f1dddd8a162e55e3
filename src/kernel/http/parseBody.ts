/** As in `OK` or `Accepted`. */
const BARE_WORDS = /^[\w .!]{1,40}$/;

/**
 * A success must be readable: what is cut off or a proxy's page is no answer; a bare word says nothing, as an empty body
 * does. An error stands by its status alone, so that a 502 in HTML is a 502 and not a lost connection.
 * @returns undefined where there is nothing to read
 * @throws SyntaxError
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
