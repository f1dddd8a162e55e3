import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Page } from "../../../plugins/counter/CounterPage";
import { counter } from "../../../src/contract/counter";
import { reply } from "../../support/shop/Answer.types";
import { answering, atPath, showing } from "../../support/shop/atPath";
import { someOrders } from "./counterBuilders";

const meta = {
  title: "plugins/counter/CounterPage",
  component: Page,
  ...atPath("/counter", { kept: { "haat_counter_fresh-basket": "K7QM4TXP9RWD2HJC" }, shows: "Front desk" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = answering(
  reply(counter.orders, { version: "1", orders: someOrders(), today: "2026-11-25", name: "Front desk" }),
);
/** Nobody is logged in on this browser. */
export const Login: Story = showing({ kept: { "haat_counter_fresh-basket": "" }, shows: "" });
