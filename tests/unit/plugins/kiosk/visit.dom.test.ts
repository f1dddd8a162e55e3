import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MinimalMemory } from "#tests/support/minimalPlatform/MinimalMemory.ts";
import { sized } from "#tests/support/sized.ts";
import { fill, openTill, scan, type Till, touch, tracesIn, words } from "./support/openTill";
import { TillPlatform } from "./support/TillPlatform";

const CANARY = {
  name: "canaryzebra",
  number: "9876504321",
  search: "canaryquince",
  street: "canaryfern",
  cart: "Morning Milk",
};
/** The code of the whole shop is loaded before the first visit. */
const SLOW = { timeout: 120_000 };

/**
 * The whole shop as the kiosk shows it, with one visit after another in one page, a platform in memory. What needs a
 * browser is tested in tests/e2e/whole/kiosk.test.ts.
 */
describe("a visit", SLOW, () => {
  const platform = new TillPlatform();
  const { memory } = platform.shop;
  const open = platform.status;
  let till: Till;
  beforeAll(async () => {
    till = await openTill(platform);
  }, SLOW.timeout);
  afterAll(() => till.close());
  beforeEach(() => {
    memory.orders.length = 0;
    memory.outcome = "SUCCEEDED";
    memory.isFree = false;
    platform.calls.length = 0;
    platform.errors.length = 0;
  });
  afterEach(async () => {
    platform.isCut = false;
    platform.onCall = () => undefined;
    platform.status = open;
    if (!isHome()) await till.fail("a test has failed");
  });

  const isHome = () => words().includes("Touch to start");
  const begin = () => touch(/Touch to start/);
  const startOver = async () => {
    await touch("Start over");
    await touch("Start over", '[role="alertdialog"]');
  };
  const toPay = async () => {
    await begin();
    await scan("MILK");
    await touch("Pay");
  };
  const sayWho = async () => {
    await fill("#kiosk-name", CANARY.name);
    await fill("#kiosk-mobile", CANARY.number);
    await touch("Go on");
  };
  const toWays = async () => {
    await toPay();
    await sayWho();
  };
  const ONE_LINE = /Your cart1/;
  const COUNTER = /^Pay at the counter/;
  const ONLINE = /^Pay by phone/;
  const amount = (within = "") => document.querySelector(`${within} .kiosk-amount`)?.textContent;

  /** Leaves everything that a visit can leave: said, typed or received. */
  const leaveTraces = async (): Promise<string[]> => {
    await begin();
    await touch("Search");
    await fill("#kiosk-query", CANARY.search);
    await touch("Search", '[role="dialog"]');
    expect(words()).toContain(`Results for “${CANARY.search}”`);
    await scan("MILK");
    await touch("Pay");
    await sayWho();
    await touch("Have it delivered");
    await touch("Add Address");
    await fill('[role="dialog"] textarea', CANARY.street);
    // A script from elsewhere may have stored what it was given.
    localStorage.setItem("a-script", CANARY.name);
    sessionStorage.setItem("a-script", CANARY.number);
    // biome-ignore lint/suspicious/noDocumentCookie: as scripts do
    document.cookie = `a-script=${CANARY.number}; path=/kiosk`;
    expect(tracesIn(Object.values(CANARY)).length).toBeGreaterThan(4);
    return [...Object.values(CANARY).filter((word) => word !== CANARY.cart), ...platform.tokens];
  };

  const ENDS: [string, () => Promise<void>][] = [
    ["nobody is there any more", () => till.pass(111)],
    [
      "nobody is there any more and the network is gone",
      async () => {
        platform.isCut = true;
        await till.pass(111);
      },
    ],
    ["they start over", startOver],
    ["an error is caught by nobody", () => till.fail("nobody catches this")],
    [
      "the operator closes the screen",
      async () => {
        platform.status = { ...platform.status, state: "CLOSED" };
        await till.pass(5);
        expect(words()).toContain("This screen is closed");
        platform.status = { ...platform.status, state: "OPEN" };
        await till.pass(5);
      },
    ],
  ];
  it.each(ENDS)("is forgotten when %s", async (_, end) => {
    const canaries = await leaveTraces();
    await end();
    expect(isHome()).toBe(true);
    expect(tracesIn(canaries)).toEqual([]);
    expect(Object.keys({ ...localStorage })).toEqual(till.deviceKeys);
    platform.isCut = false;
    await till.pass(5);
    expect(platform.visits.at(-1)).toBe("");
  });

  it("finds no number in the form for an address when only a name was given", async () => {
    await toPay();
    await fill("#kiosk-name", CANARY.name);
    await touch("Go on");
    await touch("Have it delivered");
    await touch("Add Address");
    const given = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] [name="${name}"]`)?.value;
    expect([given("name"), given("mobile")]).toEqual([CANARY.name, ""]);
    await till.pass(111);
  });

  it("warns over an open dialog too, for eyes and for ears", async () => {
    await leaveTraces();
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    await till.pass(95);
    const warning = document.querySelector(".kiosk-warning");
    expect(warning?.textContent).toContain("Are you still there?");
    expect(warning?.closest('[aria-hidden="true"]')).toBeNull();
    await touch("I am still here");
    expect(document.querySelector(".kiosk-warning")).toBeNull();
    await till.pass(120);
    expect(isHome()).toBe(true);
  });

  it("reports an error that repeats to the platform once", async () => {
    for (let time = 0; time < 2; time += 1) {
      await begin();
      await till.fail("it comes again");
      expect(isHome()).toBe(true);
    }
    expect(platform.errors).toEqual(["Error: it comes again"]);
  });

  it("sells what is scanned, to be paid at the counter, and says so when the shop does not sell it", async () => {
    await scan("MILK");
    expect(words()).toMatch(ONE_LINE);
    await scan("0000000000000");
    expect(words()).toContain("We do not know this code");
    await startOver();
    await toWays();
    await touch(COUNTER);
    expect(words()).toMatch(/Please pay ₹[\d.]+ at the counter/);
    await touch("Done");
    expect(isHome()).toBe(true);
    expect(tracesIn([CANARY.name, CANARY.number])).toEqual([]);
  });

  it("says that the cart is empty, and shows there what is scanned or touched then", async () => {
    await begin();
    expect(words()).toContain("Touch “Add” at a product, or scan it.");
    await touch("Pay");
    expect(words()).not.toContain("Who is this order for?");
    await scan("MILK");
    expect(words()).toMatch(ONE_LINE);
    const count = () => document.querySelector(".kiosk-cart output")?.textContent;
    await touch(/^One more of /, ".kiosk-cart");
    expect(count()).toBe("2");
    await touch(/^One less of /, ".kiosk-cart");
    expect(count()).toBe("1");
    await startOver();
  });

  it("sells by one touch on a card, in the language that is chosen at any moment", async () => {
    await begin();
    await touch("हिन्दी");
    await touch(/^जोड़ें: /);
    expect(words()).toMatch(/आपका कार्ट1/);
    await touch("English");
    expect(words()).toMatch(ONE_LINE);
    // The next shopper is not greeted in the language of this one.
    await touch("हिन्दी");
    await touch("फिर से शुरू करें");
    await touch("फिर से शुरू करें", '[role="alertdialog"]');
    expect(isHome()).toBe(true);
  });

  it("shows a product and its sizes in a sheet, and closes it with the first one that is added", async () => {
    await begin();
    const [card] = document.querySelectorAll<HTMLElement>(".kiosk-card-open");
    const name = card?.querySelector(".kiosk-card-name")?.textContent ?? "";
    await touch(card?.textContent ?? "");
    expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe(name);
    await touch("Done", '[role="dialog"]');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    await touch(card?.textContent ?? "");
    await touch(/^Add: /, '[role="dialog"]');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(words()).toMatch(ONE_LINE);
    await startOver();
  });

  it("takes no name from a shopper who skips it, and is told who pays at the counter", async () => {
    await toPay();
    await touch("Skip");
    await touch(COUNTER);
    expect(words()).toMatch(/Please pay ₹[\d.]+ at the counter/);
    expect(platform.count("PUT /api/customers/cust-7")).toBe(0);
    const { address } = memory.checkouts.get(memory.orders[0]?.checkoutId ?? "") ?? {};
    expect(address).toMatchObject({ name: "Guest", address: "Counter 1" });
    await touch("Done");
  });

  it("places nothing when the total has changed, says so, and places it at the next touch", async () => {
    await toWays();
    const before = amount();
    memory.isFree = true;
    await touch(COUNTER);
    expect(platform.count("POST /api/orders")).toBe(0);
    expect(words()).toContain("The total is ₹0.00 now. Touch again to pay it.");
    expect(amount()).not.toBe(before);
    await touch(/^Place the order/);
    expect(platform.count("POST /api/orders")).toBe(1);
    expect(words()).toContain("Thank you!");
    await touch("Done");
  });

  it("can be left while the answer to an order is missing", async () => {
    await toWays();
    platform.onCall = (call) => {
      platform.isCut ||= call === "POST /api/orders";
      return undefined;
    };
    await touch(COUNTER);
    await till.pass(10);
    expect(words()).toContain("We are checking your order");
    await startOver();
    expect(isHome()).toBe(true);
  });

  it("uses the shop's own checkout when orders are only delivered", async () => {
    const { pickup: _, ...status } = open;
    platform.status = status;
    await till.pass(5);
    await toPay();
    expect(words()).toContain("Your cart, 1 item");
    await touch("Continue");
    expect(words()).toContain("Who is this order for?");
    expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).not.toContain("Skip");
    await touch("Back", '[role="dialog"]');
    expect(words()).not.toContain("Who is this order for?");
    expect(words()).toContain("Your cart, 1 item");
    await startOver();
    platform.status = open;
    await till.pass(5);
  });

  it("is paid by scanning the code, without an idle warning meanwhile; then it returns to the start", async () => {
    memory.outcome = "PROGRESS";
    await toWays();
    await touch(ONLINE);
    expect(document.querySelector(".kiosk-qr")?.getAttribute("data-address")).toContain("/kiosk/pay#p=CASHFREE");
    await till.pass(120);
    expect(words()).not.toContain("Are you still there?");
    memory.outcome = "SUCCEEDED";
    await till.pass(7);
    expect(words()).toContain("Thank you! Your order is placed");
    await till.pass(31);
    expect(isHome()).toBe(true);
    expect(tracesIn([CANARY.name, CANARY.number])).toEqual([]);
  });

  it("takes no scan into the cart while the code is shown, and says why", async () => {
    memory.outcome = "PROGRESS";
    await toWays();
    await touch(ONLINE);
    await scan("MILK");
    expect(words()).toContain("Finish or cancel this payment first, then scan again.");
    expect(platform.count("GET /api/devices/scan")).toBe(1);
    expect(document.querySelector(".kiosk-qr")).not.toBeNull();
    await touch("Cancel payment", ".kiosk-pay");
    await startOver();
  });

  it("begins anew with what is scanned while the receipt is shown: it is the next shopper's", async () => {
    await toWays();
    await touch(COUNTER);
    expect(words()).toContain("Thank you! Your order is placed");
    await scan("MILK");
    expect(words()).not.toContain("Thank you!");
    expect(words()).toMatch(ONE_LINE);
    expect(tracesIn([CANARY.name, CANARY.number])).toEqual([]);
    await startOver();
  });

  it("asks who the order is for, with a way back to the products", async () => {
    await toPay();
    expect(words()).toContain("Who is this order for?");
    await touch("Back");
    expect(words()).not.toContain("Who is this order for?");
    expect(words()).toMatch(ONE_LINE);
    await startOver();
  });

  it("is one order and one payment, however often the button is touched", async () => {
    memory.outcome = "PROGRESS";
    await toWays();
    await touch(ONLINE, "", 3);
    expect([platform.count("POST /api/orders"), platform.count("POST /api/payments/initiate-payment")]).toEqual([1, 1]);
    await touch("Cancel payment", ".kiosk-pay", 2);
    const [order] = memory.orders;
    expect(platform.count(`POST /api/orders/${order?.id}/state`)).toBe(1);
    expect(order?.orderState).toBe("FAILED");
    expect(words()).not.toContain("Scan to pay");
    await startOver();
  });

  it("shows at the code what is charged, when a payment is tried again too", async () => {
    memory.outcome = "PROGRESS";
    await toWays();
    const charged = amount();
    expect(charged).toMatch(/^₹\d/);
    await touch(ONLINE);
    expect(amount(".kiosk-pay")).toBe(charged);
    await touch("Cancel payment", ".kiosk-pay");
    expect(words()).toContain("Your payment did not go through");
    await touch(`Try again, ${charged}`);
    expect(amount(".kiosk-pay")).toBe(charged);
    await touch("Cancel payment", ".kiosk-pay");
    await touch("Pay another way");
    await touch(COUNTER);
    expect(words()).toContain(`Please pay ${charged} at the counter`);
    await touch("Done");
  });

  const NEW_CODE = "That payment did not go through. Here is a new code.";
  const UNPAID = "Your payment did not go through";
  const started = () => platform.count("POST /api/payments/initiate-payment");
  const code = () => document.querySelector(".kiosk-qr")?.getAttribute("data-address");

  it("shows a new code by itself after a failure, says why, and is paid by it", async () => {
    memory.outcome = "FAILED";
    await toWays();
    await touch(ONLINE);
    const first = code();
    expect(words()).not.toContain(NEW_CODE);
    await till.pass(1);
    memory.outcome = "PROGRESS";
    await till.pass(3);
    expect(words()).toContain(NEW_CODE);
    expect(words()).not.toContain(UNPAID);
    expect(code()).toContain("/kiosk/pay#p=CASHFREE");
    expect(code()).not.toBe(first);
    memory.outcome = "SUCCEEDED";
    await till.pass(7);
    expect(words()).toContain("Thank you! Your order is placed");
    expect([platform.count("POST /api/orders"), started()]).toEqual([1, 2]);
    await touch("Done");
  });

  it("shows three new codes at most, and then the ways on", async () => {
    memory.outcome = "FAILED";
    await toWays();
    await touch(ONLINE);
    await till.pass(60);
    expect(started()).toBe(4);
    expect(words()).toContain(UNPAID);
    expect(words()).toMatch(/Try again, ₹.*Pay another way/);
    await touch(/^Try again/);
    expect(document.querySelector(".kiosk-qr")).not.toBeNull();
    expect(words()).not.toContain(NEW_CODE);
    await till.pass(60);
    expect(started()).toBe(5);
    expect(words()).toContain(UNPAID);
    await startOver();
  });

  const NO_CODE: [string, () => Promise<void>][] = [
    ["the shopper cancelled", () => touch("Cancel payment", ".kiosk-pay")],
    [
      "the shopper left the provider's page",
      async () => {
        memory.outcome = "USER_DROPPED";
        await till.pass(7);
      },
    ],
    ["the time was over", () => till.pass(310)],
    [
      "money came that was not right",
      async () => {
        memory.outcome = "FAILED";
        platform.onCall = (call) =>
          call.startsWith("GET /api/kiosk/payments/")
            ? { body: { state: "REFUNDED", amount: 1, storeName: "", ageSeconds: 9 } }
            : undefined;
        await till.pass(7);
      },
    ],
    [
      "nobody can say whether money came",
      async () => {
        memory.outcome = "FAILED";
        platform.onCall = (call) => (call.startsWith("GET /api/kiosk/payments/") ? { status: 503 } : undefined);
        await till.pass(60);
      },
    ],
  ];
  it.each(NO_CODE)("shows no new code by itself after %s", async (_, end) => {
    memory.outcome = "PROGRESS";
    await toWays();
    await touch(ONLINE);
    await end();
    expect(words()).toContain(UNPAID);
    await till.pass(10);
    expect(started()).toBe(1);
    memory.outcome = "PROGRESS";
    platform.onCall = () => undefined;
    await touch(/^Try again/);
    expect(words()).not.toContain(NEW_CODE);
    expect(started()).toBe(2);
    await touch("Cancel payment", ".kiosk-pay");
    await startOver();
  });

  it("names the shop at the code, and changes its language while the code is shown, on the phone too", async () => {
    memory.outcome = "PROGRESS";
    await toWays();
    await touch(ONLINE);
    expect(document.querySelector(".kiosk-pay")?.textContent).toContain("Corner Shop");
    expect(code()).not.toContain("l=hi");
    await touch("हिन्दी", ".kiosk-head");
    expect(document.querySelector(".kiosk-pay")?.textContent).toContain("भुगतान के लिए स्कैन करें");
    expect(code()).toContain("l=hi");
    await touch("English", ".kiosk-head");
    await touch("Cancel payment", ".kiosk-pay");
    await startOver();
  });

  it("shows no code for an order with nothing to pay, and says so on the receipt", async () => {
    memory.isFree = true;
    await toWays();
    // This platform tells the total with the payment method only.
    await touch(ONLINE);
    expect(words()).toContain("Nothing to pay");
    expect(words()).not.toMatch(/Pay by phone|Pay at the counter/);
    await touch(/^Place the order/);
    expect(document.querySelector(".kiosk-qr")).toBeNull();
    expect(platform.count("POST /api/payments/initiate-payment")).toBe(0);
    expect(words()).toContain("Nothing to pay");
    expect(words()).not.toContain("₹0.00");
    await touch("Done");
  });

  it("gives no receipt for an order that was not paid", async () => {
    await toWays();
    platform.onCall = (call) => {
      if (call.startsWith("GET /api/orders/")) Object.assign(memory.orders[0] ?? {}, { orderState: "FAILED" });
      return undefined;
    };
    await touch(COUNTER);
    expect(platform.count("POST /api/orders")).toBe(1);
    expect(words()).not.toMatch(/Thank you|Paid ₹|Please pay ₹/);
    await startOver();
  });

  it("ends with the receipt when the payment came before its cancellation", async () => {
    memory.outcome = "PROGRESS";
    await toWays();
    await touch(ONLINE);
    // The platform asks the bank first and answers the true state.
    platform.onCall = (call) => {
      if (!call.endsWith("/state")) return undefined;
      Object.assign(memory.orders[0] ?? {}, { orderState: "PLACED", paid: true });
      return { body: { orderState: "PLACED" } };
    };
    await touch("Cancel payment");
    expect(words()).toContain("Thank you! Your order is placed");
    await touch("Done");
  });

  it("shows the order's number when the printer does nothing or fails", async () => {
    const print = vi.fn(() => {
      throw new Error("no printer");
    });
    vi.stubGlobal("print", print);
    await toWays();
    await touch(COUNTER);
    await touch("Print receipt");
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector(".kiosk-number")?.textContent).toBe(memory.orders[0]?.id.split("-").at(-1));
    expect(platform.errors).toEqual([]);
    await touch("Done");
  });

  const toLogin = async () => {
    await toPay();
    await touch("I have an account");
  };
  const logIn = async () => {
    await fill('input[type="tel"]', CANARY.number);
    await touch("Send OTP");
    await fill('input[autocomplete="one-time-code"]', MinimalMemory.CODE);
    await till.pass(2);
  };

  it("keeps a guest's cart after the guest logs in, and ends that login with the visit", async () => {
    await toLogin();
    await logIn();
    expect(platform.count("POST /api/devices/enter")).toBe(1);
    expect(words()).toContain("1 product");
    expect(words()).toContain("How would you like to pay?");
    expect(memory.cart).toEqual(new Map([["v-milk", 1]]));
    await startOver();
    expect(platform.visits.at(-1)).toBe("");
    expect(tracesIn([CANARY.number])).toEqual([]);
    memory.cart.clear();
  });

  it("gives no earlier shopper's cart to the next login", async () => {
    await toLogin();
    await startOver();
    memory.cart.clear();
    await toLogin();
    await logIn();
    expect(memory.cart).toEqual(new Map([["v-milk", 1]]));
    await startOver();
    memory.cart.clear();
  });

  /** Runs `doIt`, restores a network that was cut, and runs it again if the wanted text is not shown then. */
  const insist = async (wanted: RegExp, doIt: () => Promise<void>) => {
    await doIt();
    // What is shown at once may be taken back: a cart counts a tap before the platform has said yes.
    if (platform.isCut || !wanted.test(words())) {
      await till.pass(5);
      platform.isCut = false;
      await till.pass(10);
    }
    if (!wanted.test(words())) await doIt();
    expect(words()).toMatch(wanted);
  };
  /** Touches whatever leads to the paid order, with time between the touches, as long as there is something to touch. */
  const payThrough = async () => {
    const ways = /^(Pay by phone|Try again|Check now)/;
    const isThere = () =>
      [...document.querySelectorAll("button")].some((button) => ways.test(button.textContent ?? ""));
    for (let time = 0; time < 4 && !words().includes("Thank you!"); time += 1) {
      if (isThere()) await touch(ways);
      await till.pass(5);
      platform.isCut = false;
      await till.pass(5);
      // A query that is read again waits by the browser's own timer, which `pass` does not move.
      await vi.waitFor(() => expect(words()).not.toContain("One moment …"), { timeout: 30_000 });
      await till.pass(5);
    }
  };
  const CALLS = [
    "GET /api/devices/scan",
    "POST /api/devices/guest",
    "POST /api/carts/cart-7/add-item",
    "GET /api/addresses/cust-7",
    "POST /api/checkouts",
    "PUT /api/customers/cust-7",
    "PATCH /api/checkouts",
    "POST /api/orders",
    "POST /api/payments/initiate-payment",
    "GET /api/payment-transactions",
    "GET /api/orders/",
  ];
  it.each(sized(["POST /api/orders"], CALLS))(
    "continues after the network was cut at %s, and orders once",
    async (cut) => {
      platform.onCall = (call) => {
        if (!call.startsWith(cut)) return undefined;
        platform.isCut = true;
        platform.onCall = () => undefined;
        return undefined;
      };
      await begin();
      await insist(ONE_LINE, () => scan("MILK"));
      await insist(/Who is this order for/, () => touch("Pay"));
      await fill("#kiosk-name", CANARY.name);
      await insist(/How would you like to pay/, () => touch("Go on"));
      await payThrough();
      expect(words()).toContain("Thank you! Your order is placed");
      expect(memory.orders.map(({ orderState }) => orderState)).toEqual(["PLACED"]);
      await touch("Done");
      expect(isHome()).toBe(true);
    },
  );

  it("says that there is no connection, and continues by itself", async () => {
    await begin();
    platform.isCut = true;
    await till.pass(5);
    expect(words()).toContain("No connection at the moment.");
    expect(words()).toContain("All products");
    expect(document.querySelectorAll(".kiosk-card-open").length).toBeGreaterThan(0);
    await scan("0000000000001");
    expect(words()).toContain("could not be looked up");
    platform.isCut = false;
    await till.pass(5);
    expect(words()).not.toContain("No connection at the moment.");
    await scan("MILK");
    expect(words()).toMatch(ONE_LINE);
    await startOver();
  });
});
