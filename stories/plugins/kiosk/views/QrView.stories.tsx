import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { QrView } from "#plugins/kiosk/views/QrView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onSmall, onStage, onTablet, onTill, onWide, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/QrView",
  component: QrView,
  ...onStage,
  args: {
    words: english,
    storeName: STORE.name,
    address: "https://shop.example/fresh-basket/kiosk/pay#p=CASHFREE&i=t1&s=session_0123456789",
    isUpi: false,
    paise: 14_600,
    until: 0,
    onCancel: async () => {},
  },
  // Counted from the moment when a story is drawn.
  render: (args) => <QrView {...args} until={Date.now() + 289_500} />,
} satisfies Meta<typeof QrView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByUpi: Story = {
  args: { isUpi: true, address: "upi://pay?pa=shop@bank&pn=Fresh%20Basket&am=146.00&cu=INR&tr=T1" },
};
/** The code took the place of one whose payment failed. */
export const AfterFailure: Story = { args: { isNext: true } };
export const AfterFailureTill: Story = { ...onTill, args: { isNext: true } };
export const AfterFailureSmall: Story = { ...onSmall, args: { isNext: true } };
export const AfterFailureTablet: Story = { ...onTablet, args: { isNext: true } };
export const Wide: Story = { ...onWide };
