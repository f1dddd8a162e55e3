import { observer } from "mobx-react-lite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { DigitsField } from "#design/fields/DigitsField.tsx";
import { MobileField } from "#design/fields/MobileField.tsx";
import { RadioField } from "#design/fields/RadioField.tsx";
import { SelectField } from "#design/fields/SelectField.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { createForm } from "#design/forms/createForm.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { SampleAddressForm } from "./SampleAddress.form";

const labels = {
  name: "Name",
  mobile: "Mobile No",
  email: "Email",
  pin: "Pincode",
  addressType: "Address Type",
  state: "State",
};
const choices = (...values: string[]) => values.map((value) => ({ value, label: value }));

interface FormProps {
  initial?: Partial<SampleAddressForm>;
  onSubmit: (values: SampleAddressForm) => void;
}

const SampleForm = observer(function SampleForm({ initial, onSubmit }: FormProps) {
  const [form] = useState(() => createForm(SampleAddressForm, { initial, labels, onSubmit }));
  return (
    <Panel title="Add Address">
      <form
        noValidate
        onSubmit={form.submit}
        style={{ display: "flex", flexDirection: "column", rowGap: 16, maxWidth: 480 }}
      >
        <TextField {...form.field("name")} autoComplete="name" />
        <MobileField {...form.field("mobile")} />
        <TextField
          {...form.field("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="For the invoice"
        />
        <DigitsField {...form.field("pin")} length={6} autoComplete="postal-code" />
        <SelectField {...form.field("state")} placeholder="Choose" options={choices("Karnataka", "Kerala", "Goa")} />
        <RadioField {...form.field("addressType")} options={choices("Home", "Office", "Other")} />
        <Button type="submit" appearance="primary" size="large" busy={form.submitting}>
          Save
        </Button>
      </form>
    </Panel>
  );
});

const meta = {
  title: "ui/Form",
  component: SampleForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    initial: { name: "Asha Rao", mobile: "9876543210", pin: "560011", state: "Karnataka" },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {};
export const WithError: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText("Name is required")).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { ...WithError, globals: { scheme: "dark" } };
