import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/login/pages/LoginPage.tsx";
import { hindi, urdu } from "../../../support/builders";
import { refuse } from "../../../support/shop/Answer.types";
import { answering, atPath, atRest } from "../../../support/shop/atPath";

const meta = {
  title: "features/login/LoginPage",
  component: Page,
  ...atPath("/login", { shows: "Log in or Sign up" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Code: Story = {
  play: async (context) => {
    await atRest(context);
    await userEvent.type(context.canvas.getByLabelText(/Mobile Number/), "9876543210");
    await userEvent.click(context.canvas.getByRole("button", { name: "Send OTP" }));
    await context.canvas.findByRole("textbox", { name: "Digit 1 of 6" });
  },
};
export const WithError: Story = {
  ...answering(refuse(api.identity.requestOtp, "Too many codes were asked for. Try again in an hour.")),
  play: async (context) => {
    await atRest(context);
    await userEvent.type(context.canvas.getByLabelText(/Mobile Number/), "9876543210");
    await userEvent.click(context.canvas.getByRole("button", { name: "Send OTP" }));
    await context.canvas.findByText(/Too many codes/);
  },
};
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
