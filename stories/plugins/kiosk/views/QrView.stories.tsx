import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { QrView } from "../../../../plugins/kiosk/views/QrView";
import { english } from "../../../../plugins/kiosk/words/english";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/QrView",
  component: QrView,
  ...onStage,
  args: {
    words: english,
    address: "https://shop.example/fresh-basket/kiosk/pay#p=CASHFREE&i=t1&s=session_0123456789",
    isUpi: false,
    paise: 14_600,
    until: Date.now() + 290_000,
    onCancel: async () => {},
  },
} satisfies Meta<typeof QrView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByUpi: Story = {
  args: { isUpi: true, address: "upi://pay?pa=shop@bank&pn=Fresh%20Basket&am=146.00&cu=INR&tr=T1" },
};
