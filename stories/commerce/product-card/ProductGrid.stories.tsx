import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { ProductGrid } from "#commerce/product-card/ProductGrid.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import { Content } from "#design/section/Content.tsx";
import { Section } from "#design/section/Section.tsx";
import { products } from "../../support/pictures";

const call = fn();
const cards = products.map((product, index) => (
  <li key={product.name}>
    <ProductCard
      href="#product"
      {...product}
      soldOut={index === 3}
      action={
        <AddButton
          label={product.name}
          quantity={index === 1 ? 2 : 0}
          soldOut={index === 3}
          appearance="tint"
          onAdd={call}
          onIncrease={call}
          onDecrease={call}
        />
      }
    />
  </li>
));

const meta = {
  title: "ui/product-card/ProductGrid",
  component: ProductGrid,
  parameters: { bare: true },
  args: { label: "Popular Products", phone: 2, tablet: 3, desktop: 5, children: cards },
  render: (args) => (
    <Content stack>
      <Section title="Popular Products" more={{ href: "#category", text: "See more" }}>
        <ProductGrid {...args} />
      </Section>
    </Content>
  ),
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  render: () => (
    <Content stack>
      <ProductGridSkeleton />
    </Content>
  ),
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Kiosk: Story = { args: { desktop: 3 }, globals: { viewport: { value: "kiosk" } } };
