/**
 * Reads the whole body, so that a broken transfer fails here and not in the page. Answers that a worker may not read, such
 * as a redirect of a page, stay as they are.
 */
export async function wholeAnswer(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (response.type !== "basic" && response.type !== "cors") return response;
  return new Response(await response.blob(), { status, statusText, headers });
}
