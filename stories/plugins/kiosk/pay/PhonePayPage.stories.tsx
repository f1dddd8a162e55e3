import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { type PhonePayment, phonePayments } from "#contract/sale/phonePayments.ts";
import { Page } from "#plugins/kiosk/pay/PhonePayPage.tsx";
import { narrow } from "../../../support/builders";
import { reply } from "../../../support/shop/Answer.types";
import { atPath, atRest, showing } from "../../../support/shop/atPath";

/** The kiosk's code leads to an address with a payment behind its `#`. No build has this provider. */
const scanned = () => {
  const { href } = location;
  history.replaceState(history.state, "", `${href.split("#")[0]}#p=none&i=payment-1&s=session-1`);
  return () => history.replaceState(history.state, "", href);
};

const told: PhonePayment = { state: "OPEN", amount: 540, storeName: "Fresh Basket", ageSeconds: 20 };

const meta = {
  title: "plugins/kiosk/pay/PhonePayPage",
  component: Page,
  ...narrow,
  ...atPath("/kiosk/pay", { shows: "There is nothing to pay here" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page on the shopper's phone, opened without the data of a payment. */
export const EmptyNarrow: Story = {};
export const ReadyNarrow: Story = { ...showing({ shows: "Pay for your order" }), beforeEach: scanned };
/** The platform tells the phone the amount and the state. */
export const PaidNarrow: Story = {
  parameters: { shop: { shows: "₹540.00 is paid.", answers: [reply(phonePayments.get, { ...told, state: "PAID" })] } },
  beforeEach: scanned,
};
export const WithErrorNarrow: Story = {
  ...showing({ shows: "Pay for your order" }),
  beforeEach: scanned,
  play: async (context) => {
    await atRest(context);
    await userEvent.click(await context.canvas.findByRole("button", { name: /^Pay/ }));
    await context.canvas.findByText("The payment did not open");
  },
};
