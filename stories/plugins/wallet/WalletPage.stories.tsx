import { screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Recharge } from "#plugins/wallet/Recharge.tsx";
import { Page } from "#plugins/wallet/WalletPage.tsx";
import { hindi, urdu } from "../../support/builders";
import { refuseForNow } from "../../support/shop/Answer.types";
import { atPath, atRest, showing } from "../../support/shop/atPath";

const meta = {
  title: "plugins/wallet/WalletPage",
  component: Page,
  subcomponents: { Recharge },
  ...atPath("/account/wallet", { isKnown: true, shows: "Transaction History" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = showing({
  shows: "Try again",
  answers: [refuseForNow(api.wallets.get, "The store is very busy.")],
});
export const Recharging: Story = {
  play: async (context) => {
    await atRest(context);
    await userEvent.click(await context.canvas.findByRole("button", { name: /Recharge/ }));
    await screen.findByLabelText(/Amount/);
  },
};
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
