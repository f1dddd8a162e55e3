import { IGNORED, Machine, type Moves } from "#kernel/machine/Machine.ts";

/** Possible at any time: the screen is left, or a bank confirms an earlier payment. */
const ALWAYS = { left: "idle", placed: "placed" } as const;
/** Ignores a second click, or Enter held down. */
const BUSY = { ...ALWAYS, order: IGNORED } as const;

export const CHECKOUT_MOVES = {
  /** The shopper chooses, or pays for an order that was placed. */
  idle: { ...ALWAYS, proceed: "working", order: "preparing", resume: "resuming", repeat: "checking" },
  /** Continue: the plugins' checks run, or the platform makes or changes the checkout. */
  working: { ...BUSY, finished: "idle" },
  /**
   * The order that was sent before the page was opened is being read. If the shopper goes on with the cart, that order is
   * forgotten; it is not sent again meanwhile.
   */
  resuming: { ...ALWAYS, proceed: "working", order: IGNORED, finished: "idle" },
  /** Place Order: the store's payment settings and the balance are looked up. */
  preparing: { ...BUSY, hindered: "idle", sent: "placing" },
  /** The order is sent. */
  placing: { ...BUSY, lost: "checking", refused: "idle", accepted: "reading" },
  /** The answer was lost; the order is sent again with its key until there is one. */
  checking: { ...BUSY, lost: IGNORED, refused: "idle", accepted: "reading" },
  /** The order has an id and is read, to learn whether it has to be paid. */
  reading: { ...BUSY, unpaid: "idle" },
  /** The order's page is opening. Until then the review stays on screen instead of an empty cart. */
  placed: { ...BUSY, placed: IGNORED },
} as const satisfies Moves<string>;

type Name = keyof typeof CHECKOUT_MOVES;
type CheckoutState = { [Is in Name]: { readonly is: Is } }[Name];

/** The state of the checkout between a tap and the platform's answer. The shown step and the choices are in the draft. */
export class CheckoutFlow extends Machine<CheckoutState, typeof CHECKOUT_MOVES> {
  constructor() {
    super(CHECKOUT_MOVES, { is: "idle" });
  }

  /** Resolves to whether the task succeeded. If the shopper has left meanwhile, the answer is ignored. */
  async work<Answer>(
    task: () => Promise<Answer>,
    onAnswer: (answer: Answer) => void = () => {},
    onError: (error: unknown) => void = () => {},
  ): Promise<boolean> {
    const working = this.send("proceed");
    if (working === undefined) return false;
    const end = (then: () => void) => {
      if (this.state !== working) return false;
      then();
      this.send("finished");
      return true;
    };
    return task().then(
      (answer) => end(() => onAnswer(answer)),
      (error) => end(() => onError(error)) && false,
    );
  }
}
