import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CounterLogin } from "#plugins/counter/views/CounterLogin.tsx";
import { dark } from "../../../support/builders";
import "#plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/CounterLogin",
  component: CounterLogin,
  parameters: { bare: true },
  args: { storeName: "Fresh Basket", logo: "", error: "", busy: false, onLogIn: fn(), onTry: fn() },
} satisfies Meta<typeof CounterLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Code"), "k7qm-4txp-9rwd-2hjc{Enter}");
    await expect(args.onLogIn).toHaveBeenCalledWith("k7qm-4txp-9rwd-2hjc");
  },
};
export const WithError: Story = { args: { error: "This code opens nothing any more. Ask the owner for a new one." } };
export const DarkAndBusy: Story = { ...dark, args: { busy: true, onTry: undefined } };
