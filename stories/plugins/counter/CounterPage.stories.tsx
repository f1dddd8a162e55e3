import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { counter } from "#contract/counter.ts";
import { Page } from "#plugins/counter/CounterPage.tsx";
import { reply } from "../../support/shop/Answer.types";
import { answering, atPath, showing } from "../../support/shop/atPath";
import { counterAnswer } from "./counterBuilders";

const meta = {
  title: "plugins/counter/CounterPage",
  component: Page,
  ...atPath("/counter", { kept: { "haat_counter_fresh-basket": "a session" }, shows: "Front desk" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = { shop: { answers: [reply(counter.orders, counterAnswer())] } };
export const Default: Story = { parameters: open };
/** There are more orders to pack than one answer has. */
export const Many: Story = answering(
  reply(
    counter.orders,
    counterAnswer({ totals: { toPack: 5000, packed: 1, onTheWay: 1, done: 0 }, next: { toPack: "o-3" } }),
  ),
);
/** Nobody is logged in on this browser. */
export const Login: Story = showing({ kept: { "haat_counter_fresh-basket": "" }, shows: "" });
export const Hindi: Story = { globals: { language: "hi" }, parameters: { shop: { ...open.shop, shows: "" } } };
export const Urdu: Story = { globals: { language: "ur" }, parameters: { shop: { ...open.shop, shows: "" } } };
