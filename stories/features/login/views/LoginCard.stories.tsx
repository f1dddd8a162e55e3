import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LoginCard } from "#features/login/views/LoginCard.tsx";
import { MobileStep } from "#features/login/views/MobileStep.tsx";
import { dark, kiosk, narrow } from "../../../support/builders";
import { HOSTILE, LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/login/LoginCard",
  component: LoginCard,
  args: {
    storeName: "Fresh Basket",
    logo: "",
    children: <MobileStep mobile="" isSending={false} error="" waitSeconds={0} onSend={fn()} />,
  },
} satisfies Meta<typeof LoginCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithItemWaiting: Story = { args: { waiting: ["Shimla Apple"] } };
export const WithItemsWaiting: Story = { args: { waiting: ["Shimla Apple", "Toned Milk", "Brown Bread"] } };
/** The platform has ended the session in the checkout. */
export const SessionEnded: Story = {
  args: { reason: "Your session has ended. Log in again to go on where you were; your cart is kept." },
};
export const LongText: Story = { args: { storeName: LONG, waiting: [HOSTILE] } };
export const Narrow: Story = { ...narrow, args: { waiting: ["Shimla Apple"] } };
export const Dark: Story = { ...dark, args: { waiting: ["Shimla Apple"] } };
export const Kiosk: Story = { ...kiosk };
