import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import Toasts, { showToast } from "#app/shell/toasts/Toasts.tsx";
import type { NoticeKind } from "#kernel/notices/Notices.ts";
import { LONG_NAME } from "../../../support/builders";

const meta = {
  title: "app/shell/Toasts",
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a message, and stops the clock that would take it away. */
const saying = (kind: NoticeKind, message: string) => async () => {
  showToast(kind, message, false);
  const said = await screen.findByText(message);
  await waitFor(() => expect(said).toBeVisible());
  toast.pause();
};

export const Success: Story = { play: saying("success", "Address saved") };
export const Failure: Story = { play: saying("error", "The store is very busy.") };
export const LongText: Story = {
  play: saying("error", `${LONG_NAME} is sold out. Everything else is still in your cart.`),
};
