import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PageState } from "#design/page-state/PageState.tsx";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/page-state/PageState",
  component: PageState,
  args: { drawing: "document", title: "Nothing to show", text: "There is nothing here yet.", headingLevel: 1 },
} satisfies Meta<typeof PageState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = { ...narrow, args: { title: LONG_NAME, text: LONG_NAME.repeat(3) } };
