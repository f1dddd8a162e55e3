import type { DeviceStatus } from "#contract/devices.ts";
import { NetworkError } from "#kernel/http/errors.ts";
import type { HttpTransport, TransportRequest, TransportResponse } from "#kernel/http/HttpTransport.ts";
import { MinimalPlatform } from "#tests/support/minimalPlatform/MinimalPlatform.ts";
import { minimalTransport } from "#tests/support/minimalPlatform/minimalTransport.ts";
import { PRODUCTS } from "#tests/support/minimalPlatform/store.ts";

const PICKUP = { address: "Counter 1", city: "Pune", state: "Maharashtra", country: "India", pin: "411001" };

/** The minimal platform with a device, behind a network that can be cut. */
export class TillPlatform implements HttpTransport {
  readonly shop = new MinimalPlatform();
  status: DeviceStatus = { state: "OPEN", name: "Front", pickup: PICKUP, idleSeconds: 90 };
  isCut = false;
  isRevoked = false;
  /** The visits that it was told of, the newest last; empty between two visits. */
  readonly visits: string[] = [];
  readonly errors: string[] = [];
  /** Every call that reached it, such as `POST /api/orders`. */
  readonly calls: string[] = [];
  /** Every token that was given to a visit. */
  readonly tokens: string[] = [];
  /** Runs before each call is answered, and may answer in place of the platform. */
  onCall: (call: string) => Partial<TransportResponse> | undefined = () => undefined;
  private readonly plain = minimalTransport(this.shop);
  private begun = 0;

  constructor() {
    // It knows the counter, as the reference platform does.
    this.shop.memory.isDelivered = false;
  }

  async send(request: TransportRequest): Promise<TransportResponse> {
    const { pathname, searchParams } = new URL(request.url, "http://platform.example");
    const call = `${request.method} ${pathname}`;
    const told = this.onCall(call);
    if (this.isCut) throw new NetworkError();
    this.calls.push(call);
    if (told !== undefined) return { status: 200, headers: {}, body: {}, ...told };
    // Every shopper who logs in has a separate cart.
    if (pathname.endsWith("/verify-customer-otp")) this.shop.memory.cart.clear();
    if (pathname.startsWith("/api/organizations/")) return this.inThreeLanguages(await this.plain.send(request));
    if (!pathname.startsWith("/api/devices/")) return this.plain.send(request);
    if (this.isRevoked) return { status: 403, headers: {}, body: { code: "ACCESS_DENIED", message: "No." } };
    return {
      status: 200,
      headers: {},
      body: {},
      ...this.answer(pathname.split("/").at(-1) ?? "", request.body, searchParams),
    };
  }

  private inThreeLanguages(answer: TransportResponse): TransportResponse {
    return { ...answer, body: { ...(answer.body as object), languages: ["en", "hi", "ur"] } };
  }

  /** How often this call was made. */
  count(call: string): number {
    return this.calls.filter((one) => one === call).length;
  }

  private answer(what: string, body: unknown, query: URLSearchParams): Partial<TransportResponse> {
    const { memory } = this.shop;
    const said = body as { visitId?: string; message?: string } | undefined;
    switch (what) {
      case "heartbeat":
        this.visits.push(said?.visitId ?? "");
        // Every other session of the device ends.
        if (said?.visitId !== `visit-${this.begun}`) memory.expire();
        return { body: this.status };
      case "guest": {
        this.begun += 1;
        memory.cart.clear();
        memory.profile = { ...memory.profile, name: "" };
        const tokens = memory.logIn("");
        this.tokens.push(tokens.accessToken);
        return { body: { mobile: "", customerId: `guest-${this.begun}`, ...tokens, visitId: `visit-${this.begun}` } };
      }
      case "enter":
        this.begun += 1;
        return { body: { visitId: `visit-${this.begun}` } };
      case "errors":
        this.errors.push(said?.message ?? "");
        return { body: { reported: true } };
      case "scan": {
        const product = PRODUCTS.find(({ variants }) => variants.some(({ sku }) => sku === query.get("code")));
        if (product === undefined) return { status: 404, body: { code: "NOT_FOUND", message: "Not there." } };
        return {
          body: { product, variantId: product.variants.find(({ sku }) => sku === query.get("code"))?.variantId },
        };
      }
      default:
        return { status: 404, body: { code: "NOT_FOUND", message: what } };
    }
  }
}
