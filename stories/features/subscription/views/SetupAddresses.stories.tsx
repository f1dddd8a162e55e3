import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SetupAddresses } from "#features/subscription/views/SetupAddresses.tsx";
import { LONG_PERSON } from "../../../support/builders";
import { address } from "../../../support/commerceBuilders";

const meta = {
  title: "features/subscription/SetupAddresses",
  component: SetupAddresses,
  args: {
    addresses: [address(), address({ name: "Ravi Iyer", addressType: "Office" })],
    once: null,
    chosen: 0,
    onChoose: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SetupAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Ravi Iyer/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};
export const Empty: Story = { args: { addresses: [], chosen: -1 } };
export const Loading: Story = { args: { addresses: [], chosen: -1, pending: true } };
export const WithError: Story = { args: { failure: { status: 503, message: "The store is busy." } } };
export const Once: Story = { args: { once: address({ name: LONG_PERSON }), chosen: "once" } };
