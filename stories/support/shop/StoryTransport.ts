import type { HttpTransport, TransportRequest, TransportResponse } from "#kernel/http/HttpTransport.ts";
import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";
import { endpointPattern } from "#tests/support/endpointPattern.ts";
import type { Answer } from "./Answer.types";

/** The platform of a story: the first matching answer is used, and a call without one gets a 404. */
export class StoryTransport implements HttpTransport {
  /** The number of running calls, without those that are never answered. */
  pending = 0;

  constructor(private readonly answers: readonly Answer[]) {}

  async send({ method, url }: TransportRequest): Promise<TransportResponse> {
    const [path = ""] = url.split("?");
    const answer = this.answers.find(
      ({ endpoint }) => endpoint.method === method && endpointPattern(endpoint.path).test(path),
    );
    if (answer?.isOpen) return new Promise(() => {});
    this.pending += 1;
    // Lets the page draw its loading state before the answer comes.
    await yieldToBrowser();
    this.pending -= 1;
    if (answer === undefined) return said(404, { code: "NOT_FOUND", message: `No story answers ${method} ${path}.` });
    const { refusal, reply } = answer;
    return refusal ? said(refusal.status, refusal) : said(200, reply ?? {});
  }
}

const said = (status: number, body: unknown): TransportResponse => ({ status, headers: {}, body });
