import type { HttpTransport, TransportRequest, TransportResponse } from "../../../src/kernel/http/HttpTransport";
import type { Answer } from "./Answer.types";

/** The platform of a story: the first answer that fits counts, and a call without one is not there. */
export class StoryTransport implements HttpTransport {
  /** Calls on their way, without those that are left open. */
  pending = 0;

  constructor(private readonly answers: readonly Answer[]) {}

  async send({ method, url }: TransportRequest): Promise<TransportResponse> {
    const [path = ""] = url.split("?");
    const answer = this.answers.find(
      ({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(path),
    );
    if (answer?.isOpen) return new Promise(() => {});
    this.pending += 1;
    // As late as any answer: what waits for it is drawn before.
    await new Promise((resolve) => setTimeout(resolve));
    this.pending -= 1;
    if (answer === undefined) return said(404, { code: "NOT_FOUND", message: `No story answers ${method} ${path}.` });
    const { refusal, reply } = answer;
    return refusal ? said(refusal.status, { code: "REFUSED", message: refusal.message }) : said(200, reply ?? {});
  }
}

const said = (status: number, body: unknown): TransportResponse => ({ status, headers: {}, body });

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
