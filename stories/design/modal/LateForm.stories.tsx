import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LateForm } from "#design/modal/LateForm.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: "ui/modal/LateForm",
  component: LateForm,
  args: {
    open: true,
    title: "Add Address",
    sendText: "Save",
    onCancel: fn(),
    waiting: <ListSkeleton rows={2} />,
    children: (id: string) => (
      <form id={id} onSubmit={onSubmit}>
        The form
      </form>
    ),
  },
} satisfies Meta<typeof LateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  },
};
export const Busy: Story = { args: { busy: true } };
