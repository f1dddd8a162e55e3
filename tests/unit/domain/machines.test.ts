import { expect, it } from "vitest";
import { CHECKOUT_MOVES } from "#domain/checkout/CheckoutFlow.ts";
import { PAYMENT_MOVES } from "#domain/payments/online/PaymentFlow.ts";
import { IGNORED, type Moves } from "#kernel/machine/Machine.ts";

interface Drawn {
  name: string;
  file: string;
  about: string;
  first: string;
  moves: Moves<string>;
}

const MACHINES: Drawn[] = [
  {
    name: "Checkout",
    file: "src/domain/checkout/CheckoutFlow.ts",
    about:
      "from a tap of the shopper to the order's page. An order that has to be paid goes on in the payment's machine",
    first: "idle",
    moves: CHECKOUT_MOVES,
  },
  {
    name: "Payment",
    file: "src/domain/payments/online/PaymentFlow.ts",
    about: "one order's online payment, over all of its attempts, or one recharge's",
    first: "none",
    moves: PAYMENT_MOVES,
  },
];

function draw({ name, file, about, first, moves }: Drawn): string {
  const all = Object.entries(moves).flatMap(([from, row]) =>
    Object.entries(row).map(([event, to]) => ({ from, event, to })),
  );
  const events = [...new Set(all.map(({ event }) => event))];
  const of = (event: string, isIgnored = false) =>
    all.filter((move) => move.event === event && (move.to === IGNORED) === isIgnored);
  // The arrows of an event that may come in almost every state would hide the others.
  const common = events.filter((event) => of(event).length >= Object.keys(moves).length - 1);
  const arrows = all.filter(({ event, to }) => to !== IGNORED && !common.includes(event));
  const ignored = events.filter((event) => of(event, true).length > 0);
  return [
    `## ${name}\n`,
    `\`${file}\`: ${about}.\n`,
    "```mermaid\nstateDiagram-v2",
    `  [*] --> ${first}`,
    ...arrows.map(({ from, event, to }) => `  ${from} --> ${to}: ${event}`),
    "```\n",
    ...common.map((event) => `- \`${event}\` may come in every state; it leads to \`${of(event)[0]?.to}\`.`),
    ...ignored.map(
      (event) =>
        `- \`${event}\` is ignored in ${of(event, true)
          .map(({ from }) => from)
          .join(", ")}.`,
    ),
    "",
  ].join("\n");
}

/** `docs/machines.md` is written anew by `npx vitest run --project unit tests/unit/domain/machines.test.ts --update`. */
it("the machines stand in docs/machines.md as they are in their tables", async () => {
  const page = `# Machines

What a store does between a tap and an answer stands in one table: a state, the events that may come in it, and the state that follows each. An event that a state does not name is an error in development and changes nothing in production (ADR 62). This page is written from the tables by a test.

${MACHINES.map(draw).join("\n")}`;
  await expect(page).toMatchFileSnapshot("../../../docs/machines.md");
});
