import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderAgainDialog } from "#commerce/order-again/OrderAgainDialog.tsx";
import { OrderAgainModal, type OrderAgainOutcome } from "#commerce/order-again/OrderAgainModal.tsx";
import { dark, HOSTILE, LONG_NAME, narrow } from "../../support/builders";

const outcome = (given: Partial<OrderAgainOutcome> = {}): OrderAgainOutcome => ({
  total: 3,
  complete: 3,
  priceChanged: [],
  fewer: [],
  gone: [],
  refused: [],
  ...given,
});

const changed = outcome({
  total: 6,
  complete: 3,
  priceChanged: [{ id: "apple", name: "Shimla Apple", wasPaise: 11_900, nowPaise: 12_950 }],
  fewer: [{ id: "milk", name: "Farm Fresh Toned Milk", wanted: 5, got: 2 }],
  gone: [
    { id: "curd", name: "Set Curd" },
    { id: "ghee", name: "Cow Ghee" },
  ],
});

const meta = {
  title: "ui/OrderAgainModal",
  component: OrderAgainModal,
  subcomponents: { OrderAgainDialog },
  args: { outcome: outcome(), onClose: fn() },
} satisfies Meta<typeof OrderAgainModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changed: Story = {
  args: { outcome: changed },
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Added to your cart" });
    // The dialog fades in.
    await waitFor(() => expect(within(dialog).getByText("₹129.50 now, ₹119.00 before")).toBeVisible());
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NothingLeft: Story = {
  args: { outcome: outcome({ total: 1, complete: 0, gone: [{ id: "curd", name: "Set Curd" }] }) },
};
export const WithError: Story = {
  args: { outcome: outcome({ complete: 2, refused: [{ id: "curd", name: "Set Curd" }] }) },
};
export const LongText: Story = {
  args: {
    outcome: outcome({
      total: 31,
      complete: 0,
      gone: Array.from({ length: 30 }, (_, index) => ({ id: String(index), name: index % 2 ? HOSTILE : LONG_NAME })),
      fewer: [{ id: "milk", name: LONG_NAME, wanted: 5, got: 2 }],
    }),
  },
};
export const Narrow: Story = { ...narrow, args: { outcome: changed } };
export const Dark: Story = { ...dark, args: { outcome: changed } };
/** Connected to a store that orders again. */
export const Wired: Story = {
  render: ({ outcome, onClose }) => <OrderAgainDialog model={{ result: outcome, close: onClose }} />,
};
