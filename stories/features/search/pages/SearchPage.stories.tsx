import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/search/pages/SearchPage.tsx";
import { hindi, narrow, urdu } from "../../../support/builders";
import { reply } from "../../../support/shop/Answer.types";
import { atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/search/SearchPage",
  component: Page,
  ...atPath("/search?query=milk", { shows: "Product 1" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = showing({ shows: "", answers: [reply(api.search.products, { results: [], total: 0 })] });
export const Narrow: Story = { ...narrow };
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
