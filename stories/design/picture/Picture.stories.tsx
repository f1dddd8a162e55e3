import { expect, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Picture } from "#design/picture/Picture.tsx";
import { PictureFallback } from "#design/picture/PictureFallback.tsx";
import { pictures } from "../../support/pictures";

const meta = {
  title: "ui/Picture",
  component: Picture,
  subcomponents: { PictureFallback },
  args: { src: pictures.mango, alt: "Mangoes", width: 240, height: 240, loading: "eager" },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Round: Story = { args: { round: true } };
/** A drawing of the same size stands in the place of a missing picture. */
export const Missing: Story = { render: () => <PictureFallback label="Mangoes" width={240} height={240} /> };
export const Broken: Story = {
  args: { src: "/missing.webp" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Mangoes" }).tagName).not.toBe("IMG"));
  },
};
