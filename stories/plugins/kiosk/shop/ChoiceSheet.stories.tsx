import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import { VariantPick } from "#domain/catalogue/index.ts";
import { ChoiceSheet } from "#plugins/kiosk/shop/ChoiceSheet.tsx";
import { GoodsFailed } from "#plugins/kiosk/shop/GoodsFailed.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { aVariant } from "../../../support/builders";
import { aBlouse } from "../../../support/saris";
import { aButton, onSmall, onStage } from "../kioskStage";

const choice = (title: string, sellingPrice: number, quantity = 0) => ({
  id: title,
  title,
  sellingPrice,
  mrp: sellingPrice + 1_000,
  buy: aButton(`Shimla Apple ${title}`, quantity),
});

const meta = {
  title: "plugins/kiosk/shop/ChoiceSheet",
  component: ChoiceSheet,
  ...onStage,
  args: {
    words: english,
    name: "Shimla Apple",
    brand: "Himalayan Orchards",
    picture: "",
    choices: [choice("500 g", 11_900), choice("1 kg", 21_900, 2), choice("2 kg", 41_900)],
    description: <p>Crisp and sweet, from orchards above 2,000 metres.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof ChoiceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OneSize: Story = { args: { choices: [choice("500 g", 11_900)], description: undefined } };
const blouse = aBlouse();
/** A product with a colour and a size: a picker for each, and one row for what they have chosen. */
export const TwoOptions: Story = {
  args: {
    name: "Silk Blouse",
    brand: "Nila",
    pickers: (
      <OptionPickers
        words={english}
        options={new VariantPick(blouse).optionsFor(blouse.variants[0] ?? aVariant())}
        onChoose={fn()}
      />
    ),
    choices: [choice("Maroon · S", 149_900)],
    description: undefined,
  },
};
/** The list left sizes out, and they are on their way. */
export const Loading: Story = { args: { choices: undefined } };
export const WithError: Story = {
  args: { choices: undefined, failure: <GoodsFailed words={english} onRetry={fn()} /> },
};
export const Small: Story = { ...onSmall };
