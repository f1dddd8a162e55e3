import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { ProductCardSkeleton } from "#commerce/skeleton/ProductCardSkeleton.tsx";
import { pictures } from "../../support/pictures";

function Action({ name }: { name: string }) {
  const [quantity, setQuantity] = useState(0);
  return (
    <AddButton
      label={name}
      quantity={quantity}
      appearance="tint"
      onAdd={() => setQuantity(1)}
      onIncrease={() => setQuantity(quantity + 1)}
      onDecrease={() => setQuantity(quantity - 1)}
    />
  );
}

const meta = {
  title: "ui/product-card/ProductCard",
  component: ProductCard,
  args: {
    href: "#product",
    name: "Full cream milk, pasteurised",
    brand: "Nandi Dairy",
    weight: "500 ml",
    picture: pictures.milk,
    sellingPrice: 3400,
    mrp: 3600,
    onIntent: fn(),
    action: <Action name="Full cream milk" />,
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AddedToCart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Add/ }));
    // After a pointer's press the focus moves in a later frame (AddButton).
    await waitFor(() => expect(canvas.getByRole("button", { name: /Increase/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: /Increase/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2");
  },
};
/** Add takes the size that is shown; the line under the name opens the others. */
export const SeveralSizes: Story = {
  args: { weight: "500 ml · 3 sizes", onChoose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "500 ml · 3 sizes" }));
    await expect(args.onChoose).toHaveBeenCalled();
  },
};
/** Several sizes are in the cart: the card says how many of each. */
export const SeveralInCart: Story = {
  args: {
    weight: "500 ml × 1, 1 L × 2",
    onChoose: fn(),
    action: (
      <AddButton
        label="Toned Milk, 500 ml × 1, 1 L × 2"
        quantity={3}
        appearance="tint"
        onAdd={fn()}
        onIncrease={fn()}
        onDecrease={fn()}
      />
    ),
  },
};
/** Long values are cut, the number of options never. */
export const LongOptions: Story = {
  args: { weight: "Temple Gold with a maroon border · Free size", more: " · 12 options", onChoose: fn() },
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name: "Temple Gold with a maroon border · Free size · 12 options" });
    await expect(line.scrollWidth).toBe(line.clientWidth);
  },
};
export const SoldOut: Story = { args: { soldOut: true, action: undefined } };
export const Rated: Story = { args: { rating: { average: 4.3, count: 1204 } } };
export const NoPicture: Story = { args: { picture: null } };
export const NoSaving: Story = { args: { mrp: 3400 } };
export const LongText: Story = {
  args: {
    name: "Alphonso mangoes from Ratnagiri, hand picked before sunrise, ripe in two days and sweeter than any other",
    brand: "The Konkan Orchards Growers' Cooperative Society Limited",
    picture: pictures.mango,
    sellingPrice: 12345600,
    mrp: 98765400,
  },
};
export const Loading: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <ProductCardSkeleton />
    </div>
  ),
};
/** From three columns on a phone to four on a desktop: the stepper stays inside the picture, and no price is cut off. */
export const Widths: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 16 }}>
      {[111, 160, 200, 240, 308].map((width) => (
        <div key={width} style={{ width }}>
          <ProductCard
            {...args}
            action={<AddButton label={args.name} quantity={12} onAdd={fn()} onIncrease={fn()} onDecrease={fn()} />}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const stepper of canvas.getAllByRole("group")) {
      const card = stepper.closest("article")?.getBoundingClientRect();
      const { left, right, height } = stepper.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(card?.left ?? Number.NaN);
      await expect(right).toBeLessThanOrEqual(card?.right ?? Number.NaN);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 156 }}>
      <ProductCard {...args} />
    </div>
  ),
};
export const Kiosk: Story = { globals: { viewport: { value: "kiosk" } } };
