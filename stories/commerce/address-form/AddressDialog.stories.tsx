import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AddressDialog, type AddressDialogModel } from "#commerce/address-form/AddressDialog.tsx";
import { AddressModal } from "#commerce/address-form/AddressModal.tsx";
import { LONG_PERSON } from "../../support/builders";
import { address } from "../../support/commerceBuilders";

const model = (changes: Partial<AddressDialogModel> = {}): AddressDialogModel => ({
  index: null,
  isOpen: true,
  isSaving: false,
  title: "Add Address",
  initial: {},
  error: "",
  findPlace: async () => ({ city: "Bengaluru", state: "Karnataka", country: "India" }),
  close: fn(),
  reopen: fn(),
  keepDraft: fn(),
  save: async () => 0,
  ...changes,
});

const meta = {
  title: "ui/address-form/AddressDialog",
  component: AddressDialog,
  subcomponents: { AddressModal },
  args: { model: model() },
} satisfies Meta<typeof AddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByLabelText(/Pincode/);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.model.close).toHaveBeenCalled();
  },
};
export const Saving: Story = { args: { model: model({ isSaving: true, initial: address() }) } };
export const WithError: Story = {
  args: {
    model: model({
      index: 0,
      title: "Edit Address",
      initial: address({ name: LONG_PERSON }),
      error: "The store is busy.",
    }),
  },
  play: async () => {
    await screen.findByText("The store is busy.");
  },
};
