import { catalogueRoutes } from "./catalogueRoutes";
import { commerceRoutes } from "./commerceRoutes";
import { customerRoutes } from "./customerRoutes";
import { FOREIGN_ERRORS, type ForeignError } from "./foreignErrors";
import { MinimalMemory } from "./MinimalMemory";
import { type MinimalAnswer, type MinimalCall, MinimalRefusal, type MinimalRoutes } from "./minimalPlatform.types";
import { STORE } from "./store";
import { subscriptionRoutes } from "./subscriptionRoutes";
import { walletRoutes } from "./walletRoutes";

interface Asked {
  method: string;
  /** The path from the root with its query. */
  url: string;
  headers: Record<string, string | undefined>;
  body?: unknown;
}

/** Calls that are made before a store or a customer is known (reading 20). */
const OPEN = /^\/api\/(organizations|identity)\//;
const OF_CUSTOMERS =
  /^\/api\/(carts|checkouts|orders|customers|addresses|wallets|wallet-transactions|subscriptions|payments|payment-transactions|common\/generate)/;

/**
 * A platform with no more than the specification names: the fields of its sections 3 and 7.2, the shapes in
 * `docs/behaviour/platform.md` where those leave them open, and no other call. In memory, for one store.
 */
export class MinimalPlatform {
  readonly memory = new MinimalMemory();
  /** Every call so far, such as `GET /api/categories`. */
  readonly asked: string[] = [];
  /** The bodies of the calls, the newest last. */
  readonly bodies: { call: string; body: unknown }[] = [];
  /** What calls lacked although section 7.1 asks for it. */
  readonly complaints: string[] = [];
  private readonly routes: [pattern: RegExp, method: string, name: string, answer: MinimalRoutes[string]][];
  private readonly failures = new Map<string, { error: ForeignError; status: number }>();

  constructor() {
    const { memory } = this;
    const all: MinimalRoutes = {
      ...catalogueRoutes(),
      ...customerRoutes(memory),
      ...commerceRoutes(memory),
      ...subscriptionRoutes(memory),
      ...walletRoutes(memory),
    };
    this.routes = Object.entries(all).map(([name, answer]) => {
      const [method = "", path = ""] = name.split(" ");
      return [new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`), method, name, answer];
    });
  }

  /** Every call that it answers, as the contract writes it. */
  get names(): string[] {
    return this.routes.map(([, , name]) => name);
  }

  /** Makes a call (as the contract writes it) fail in this way until `mend`. */
  fail(name: string, error: ForeignError, status = 500): void {
    this.failures.set(name, { error, status });
  }

  mend(): void {
    this.failures.clear();
  }

  answer({ method, url, headers, body }: Asked): MinimalAnswer {
    const { pathname, searchParams } = new URL(url, "http://platform.example");
    const query = Object.fromEntries(searchParams);
    this.asked.push(`${method} ${pathname}`);
    const found = this.routes.find(([pattern, by]) => by === method && pattern.test(pathname));
    if (found === undefined) return page(404, "Cannot be found");
    const [pattern, , name, answer] = found;
    this.bodies.push({ call: name, body });
    const failure = this.failures.get(name);
    if (failure) return { status: failure.status, ...wire(failure.error) };
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    const customerId = this.memory.customerOf(token) ?? "";
    if (OF_CUSTOMERS.test(pathname) && customerId === "") return json(403, { message: "Who are you?" });
    this.complain(method, pathname, query, body);
    const params = pattern.exec(pathname)?.groups ?? {};
    const call: MinimalCall = { method, path: pathname, params, query, body: body ?? {}, customerId };
    try {
      const told = name.includes("renewAccessToken") ? this.memory.renew(token) : answer(call);
      if (told instanceof Uint8Array) return { status: 200, headers: {}, body: new TextDecoder().decode(told) };
      return told === undefined ? { status: 204, headers: {}, body: "" } : json(200, told);
    } catch (error) {
      if (error instanceof MinimalRefusal) return json(error.status, { message: error.message });
      throw error;
    }
  }

  /** Checks a call against section 7.1. */
  private complain(method: string, path: string, query: Record<string, string>, body: unknown): void {
    // The signed address of a file is not part of the API.
    if (!path.startsWith("/api/")) return;
    const isLookUp = path.startsWith("/api/organizations/");
    const carries = (given: object | undefined, field: "orgId" | "storeId") =>
      (given as Record<string, unknown> | undefined)?.[field] === STORE[field];
    const wanted: [string, boolean][] =
      method === "GET"
        ? [
            ["orgId", carries(query, "orgId")],
            ["storeId", carries(query, "storeId")],
          ]
        : [["storeId", carries(method === "DELETE" ? query : (body as object), "storeId")]];
    if (isLookUp) {
      if (query.storeId) this.complaints.push(`${method} ${path} carries a store`);
      return;
    }
    for (const [field, isThere] of wanted) {
      if (!isThere && !(OPEN.test(path) && method !== "GET")) this.complaints.push(`${method} ${path} has no ${field}`);
    }
  }
}

const wire = (error: ForeignError) => ({ headers: FOREIGN_ERRORS[error].headers, body: FOREIGN_ERRORS[error].body });

const json = (status: number, body: unknown): MinimalAnswer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const page = (status: number, words: string): MinimalAnswer => ({
  status,
  headers: { "content-type": "text/html" },
  body: `<h1>${words}</h1>`,
});
