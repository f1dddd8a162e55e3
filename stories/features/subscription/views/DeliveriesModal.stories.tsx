import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DeliveriesModal } from "#features/subscription/views/DeliveriesModal.tsx";
import { LONG_NAME, narrow } from "../../../support/builders";
import { delivery, plan } from "../../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/DeliveriesModal",
  component: DeliveriesModal,
  args: {
    productName: "Toned Milk",
    plan: plan(),
    changing: null,
    from: "",
    until: "",
    today: "2026-03-05",
    onFrom: fn(),
    onUntil: fn(),
    onPause: fn(),
    onResume: fn(),
    onSkip: fn(),
    onTakeBack: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeliveriesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Skip Monday, 9 March 2026" }));
    await expect(args.onSkip).toHaveBeenCalledWith("2026-03-09");
  },
};

export const EveryState: Story = {
  args: {
    plan: plan({
      deliveries: [
        delivery({ state: "ORDERED", canChange: false, orderId: "order-1", orderNumber: "FB-001042" }),
        delivery({ date: "2026-03-09", state: "SKIPPED", reason: "You skipped this day." }),
        delivery({ date: "2026-03-11", state: "PAUSED", reason: "The subscription is paused." }),
        delivery({ date: "2026-03-13" }),
      ],
      past: [
        delivery({ date: "2026-03-04", state: "FAILED", canChange: false, reason: "The wallet had too little in it." }),
      ],
      pause: { from: "2026-03-11", until: "2026-03-12" },
    }),
  },
};
export const Changing: Story = { args: { changing: "2026-03-09" } };
export const Loading: Story = { args: { plan: undefined } };
export const Empty: Story = { args: { plan: plan({ isActive: false, deliveries: [] }) } };
export const WithError: Story = {
  args: { plan: undefined, failure: { status: 500, message: "The platform is not answering." } },
};
export const LongText: Story = { args: { productName: LONG_NAME } };
export const Narrow: Story = { ...narrow };
