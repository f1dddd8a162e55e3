import type { Customer } from "#contract/customers/customers.ts";
import type { WholeVerifiedCustomer } from "#contract/customers/identity.ts";
import type { Organization } from "#contract/store/organizations.ts";

/** A running shop. */
export interface Haat {
  port: number;
  /** `http://localhost:<port>`, the shared domain. */
  origin: string;
  /** The newest one-time code "sent" to a mobile number. */
  otpFor(mobile: string): Promise<string>;
  /** Makes calls fail; see platform-api, Running it. */
  faults(rules: object[]): Promise<void>;
  /** Logs a number in through the API. @returns what a browser would have received */
  logIn(store: string, mobile: string): Promise<LoggedIn>;
}

export interface LoggedIn {
  store: Organization;
  verified: WholeVerifiedCustomer;
  customer: Customer;
}

export function haatAt(port: number): Haat {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const post = <T>(path: string, body: object) =>
    call<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const otpFor = async (mobile: string) => {
    const [newest] = await call<{ otp: string }[]>(`/sandbox/messages?mobile=${mobile}`);
    if (!newest) throw new Error(`No code was sent to ${mobile}.`);
    return newest.otp;
  };
  return {
    port,
    origin: `http://localhost:${port}`,
    otpFor,
    faults: async (rules) => {
      if (rules.length > 0) await post("/sandbox/faults", { rules });
      else await fetch(`http://127.0.0.1:${port}/sandbox/faults`, { method: "DELETE" });
    },
    logIn: async (friendlyId, mobile) => {
      const store = await call<Organization>(`/api/organizations/${friendlyId}?isFriendlyId=true&isDomain=false`);
      const { orgId, storeId, locationId, name } = store;
      await post("/api/identity/request-otp", { orgName: name, mobile, orgId });
      const proof = { orgId, locationId, mobile, otp: await otpFor(mobile), role: "ROLE_CUSTOMER" };
      const verified = await post<WholeVerifiedCustomer>("/api/identity/verify-customer-otp", proof);
      const own = `/api/customers/${verified.customerId}?orgId=${orgId}&storeId=${storeId}`;
      const headers = { authorization: `Bearer ${verified.accessToken}` };
      return { store, verified, customer: await call<Customer>(own, { headers }) };
    },
  };
}
