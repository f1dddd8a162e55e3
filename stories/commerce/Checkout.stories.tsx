import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OptionTiles } from "#commerce/option-tiles/OptionTiles.tsx";
import { Price } from "#commerce/price/Price.tsx";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { Stepper } from "#design/stepper/Stepper.tsx";
import { media } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "24px", maxWidth: "1080px", marginInline: "auto" },
  columns: {
    display: "grid",
    gap: "24px",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 360px", alignItems: "start" },
  },
  work: { display: "flex", flexDirection: "column", rowGap: "32px" },
});

interface CheckoutProps {
  step: number;
  pending?: boolean;
  onStep: (step: number) => void;
}

/** The parts of a checkout on one screen: steps, choices, summary. */
function Checkout({ step, pending, onStep }: CheckoutProps) {
  const styles = useStyles();
  const [address, setAddress] = useState("home");
  const [variant, setVariant] = useState("500");
  return (
    <div className={styles.page}>
      <Stepper steps={["Cart", "Checkout", "Order"]} current={step} onStep={onStep} label="Checkout" />
      <div className={styles.columns}>
        <div className={styles.work}>
          <RadioCardGroup legend="Shipping Address" columns={2}>
            <RadioCard
              name="address"
              value="home"
              checked={address === "home"}
              onChange={setAddress}
              title="Asha Rao"
              aside={<StatusTag text="Default" tone="info" />}
              actions={
                <Button appearance="subtle" size="small">
                  Edit
                </Button>
              }
            >
              14, Lake View Road, Jayanagar
              <br />
              Bengaluru, Karnataka 560011
            </RadioCard>
            <RadioCard
              name="address"
              value="office"
              checked={address === "office"}
              onChange={setAddress}
              title="Asha Rao, office"
            >
              3rd floor, 200 MG Road
              <br />
              Bengaluru, Karnataka 560001
            </RadioCard>
          </RadioCardGroup>
          <OptionTiles
            legend="Weight"
            value={variant}
            onChange={setVariant}
            options={[
              { value: "500", title: "500 g", detail: <Price size="small" sellingPrice={5200} mrp={6000} /> },
              { value: "1000", title: "1 kg", detail: <Price size="small" sellingPrice={9900} /> },
              { value: "5000", title: "5 kg", detail: <Price size="small" sellingPrice={45900} />, note: "Sold out" },
            ]}
          />
        </div>
        <SummaryCard
          title="Summary"
          pending={pending}
          rows={[
            { label: "Total price", paise: 123_450 },
            { label: "Discount", paise: -12_000, isSaving: true },
            { label: "Shipping", paise: 4000 },
          ]}
          total={{ label: "To pay", paise: 115_450 }}
          note="Prices include all taxes."
        >
          <Button appearance="primary" size="large" block>
            Continue
          </Button>
        </SummaryCard>
      </div>
    </div>
  );
}

const meta = {
  title: "ui/Checkout",
  component: Checkout,
  args: { step: 1, onStep: fn() },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Order" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Checkout" }));
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Cart" }));
    await expect(args.onStep).toHaveBeenCalledWith(0);
  },
};
export const Loading: Story = { args: { pending: true } };
export const LastStep: Story = { args: { step: 2 } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
