import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PaymentChoice } from "#commerce/payment/PaymentChoice.tsx";
import { subscriptionSummary } from "#domain/subscriptions/index.ts";
import { ConfirmBar } from "#features/subscription/views/ConfirmBar.tsx";
import { ScheduleFields } from "#features/subscription/views/ScheduleFields.tsx";
import { SetupAddresses } from "#features/subscription/views/SetupAddresses.tsx";
import { SetupLayout } from "#features/subscription/views/SetupLayout.tsx";
import { SetupProduct } from "#features/subscription/views/SetupProduct.tsx";
import { SetupSummary } from "#features/subscription/views/SetupSummary.tsx";
import { aProduct, aVariant, LONG_NAME, narrow } from "../../../support/builders";
import { address } from "../../../support/commerceBuilders";
import { slot } from "../../../support/subscriptionBuilders";

const onQuantity = fn();
const onConfirm = fn();
const onDays = fn();

interface Given {
  name?: string;
  quantity?: number;
  days?: ("MONDAY" | "FRIDAY")[];
  addresses?: ReturnType<typeof address>[];
  once?: ReturnType<typeof address> | null;
  pending?: boolean;
  failure?: { status?: number; message: string };
  confirming?: boolean;
  delivery?: number;
}

/** The whole screen, put together as its page does it. */
function SetupScreen(given: Given) {
  const { name = "Toned Milk", quantity = 2, days = ["MONDAY", "FRIDAY"], once = null, pending, failure } = given;
  const {
    addresses = [address(), address({ name: "Ravi Iyer", addressType: "Office" })],
    confirming,
    delivery,
  } = given;
  const hasAddress = addresses.length > 0 || once !== null;
  const methods = [
    { method: "COD" as const, label: "Cash on delivery", description: "Pay when your order arrives" },
    { method: "WALLET" as const, label: "Wallet", description: "Balance ₹500.00" },
  ];
  return (
    <SetupLayout
      aside={
        <SetupSummary
          summary={subscriptionSummary(4000, 3400, quantity)}
          delivery={delivery}
          daysOfWeek={days}
          firstDay={days.length > 0 ? "2026-03-06" : undefined}
          confirming={confirming}
          onConfirm={hasAddress ? onConfirm : undefined}
        />
      }
      bar={
        hasAddress && (
          <ConfirmBar
            paise={3400 * quantity + (delivery ?? 0) * 100}
            firstDay={days.length > 0 ? "2026-03-06" : undefined}
            confirming={confirming}
            onConfirm={onConfirm}
          />
        )
      }
    >
      <SetupProduct
        product={aProduct({ name })}
        variant={aVariant()}
        name="500 ml"
        quantity={quantity}
        onQuantity={onQuantity}
      />
      <ScheduleFields
        startDate="2026-03-05"
        endDate=""
        today="2026-03-05"
        daysOfWeek={days}
        slots={[slot]}
        slotId={slot.id}
        onStartDate={fn()}
        onEndDate={fn()}
        onDays={onDays}
        onSlot={fn()}
      />
      <SetupAddresses
        addresses={addresses}
        once={once}
        chosen={once ? "once" : 0}
        pending={pending}
        failure={failure}
        onChoose={fn()}
        onAdd={fn()}
        onRetry={fn()}
      />
      <PaymentChoice
        title="Select payment mode"
        legend="Select payment mode"
        emptyText=""
        methods={methods}
        chosen="COD"
        pending={pending}
        failure={failure}
        onChoose={fn()}
        onRetry={fn()}
      />
    </SetupLayout>
  );
}

const meta = { title: "features/subscription/Setup", component: SetupScreen, args: {} } satisfies Meta<
  typeof SetupScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /^Increase/ }));
    await expect(onQuantity).toHaveBeenCalledWith(3);
    await userEvent.click(screen.getByRole("button", { name: "Sunday" }));
    await expect(onDays).toHaveBeenCalledWith(["SUNDAY", "MONDAY", "FRIDAY"]);
  },
};
export const Empty: Story = { args: { quantity: 1, days: [], addresses: [] } };
export const Loading: Story = { args: { addresses: [], pending: true } };
export const WithError: Story = {
  args: { addresses: [], failure: { status: 500, message: "The platform is not answering." } },
};
export const ChargedDelivery: Story = { args: { delivery: 2900 } };
export const OneTimeAddress: Story = { args: { once: address({ name: "Meera Nair" }) } };
export const Confirming: Story = { args: { confirming: true } };
export const LongText: Story = { args: { name: LONG_NAME } };
export const Narrow: Story = { ...narrow };
