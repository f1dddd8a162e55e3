/**
 * A success must be readable: what is cut off or a proxy's page is no answer. An error stands by its status alone, so that
 * a 502 in HTML is a 502 and not a lost connection.
 * @throws SyntaxError
 */
export function parseBody(text: string, isSuccess: boolean): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isSuccess) throw error;
    return null;
  }
}
