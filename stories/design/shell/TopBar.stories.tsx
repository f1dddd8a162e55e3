import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchBox } from "#commerce/search-box/SearchBox.tsx";
import { BrandLink } from "#design/shell/BrandLink.tsx";
import { IconAction } from "#design/shell/IconAction.tsx";
import { TopBar } from "#design/shell/TopBar.tsx";
import { narrow } from "../../support/builders";
import { pictures } from "../../support/pictures";

const meta = {
  title: "ui/shell/TopBar",
  component: TopBar,
  parameters: { bare: true },
  args: {
    brand: <BrandLink href="#home" name="Fresh Basket" logo={pictures.greens} />,
    search: <SearchBox placeholder="Search a product" onSearch={fn()} />,
    actions: <IconAction href="#cart" icon="cart" label="Cart, 3 items" count={3} />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On phones the name takes two short lines, and the search the rest. */
export const Narrow: Story = { ...narrow };
