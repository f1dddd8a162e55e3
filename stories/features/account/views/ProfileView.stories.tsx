import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PhotoField } from "#features/account/views/PhotoField.tsx";
import { ProfileView } from "#features/account/views/ProfileView.tsx";
import { narrow } from "../../../support/builders";

const photo = <PhotoField src="" name="Asha Menon" onChoose={fn()} onRemove={fn()} />;

const meta = {
  title: "features/account/ProfileView",
  component: ProfileView,
  args: {
    profile: { name: "Asha Menon", email: "asha@example.com", mobile: "9876543210", gender: "FEMALE", dpUrl: "" },
    photo,
    onSave: fn(),
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { profile: { name: "", email: "", mobile: "9876543210", gender: null, dpUrl: "" } },
};
export const Loading: Story = { args: { saving: true } };
export const Uploading: Story = { args: { saving: true, uploaded: 0.4 } };
export const Narrow: Story = { ...narrow };
