import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Page } from "../../../../plugins/kiosk/pay/PhonePayPage";
import { narrow } from "../../../support/builders";
import { atPath } from "../../../support/shop/atPath";

const meta = {
  title: "plugins/kiosk/PhonePayPage",
  component: Page,
  ...narrow,
  ...atPath("/kiosk/pay", { shows: "There is nothing to pay here" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page on the shopper's phone, opened without the data of a payment. */
export const EmptyNarrow: Story = {};
