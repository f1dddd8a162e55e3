import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { RechargeSource } from "#contract/sale/wallets.ts";
import { Chip } from "#design/chip/Chip.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { formatCount } from "#design/format/count.ts";
import { createForm } from "#design/forms/createForm.ts";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { RechargeForm } from "../RechargeForm.form";
import * as words from "../words.en";

export interface RechargeFieldsProps {
  id: string;
  sources: readonly RechargeSource[];
  /** The reason why online payment is not possible although the store offers it. */
  hindrance?: string | undefined;
  /** The fields' first values. */
  asked?: { amount: number; source: RechargeSource } | undefined;
  /** `amount` is in rupees. */
  onRecharge: (amount: number, source: RechargeSource) => void | Promise<void>;
}

const WORDS: Record<RechargeSource, { title: string; text: string }> = {
  ONLINE_PAYMENT: { title: words.onlinePayment, text: words.addedOncePaid },
  COD: { title: words.cashOnDelivery, text: words.addedOnceCollected },
};

/** Suggested amounts, in rupees. */
const AMOUNTS = [200, 500, 1000, 2000];

const useStyles = makeStyles({
  form: { display: "grid", rowGap: "8px" },
  amounts: { display: "flex", flexWrap: "wrap", gap: "8px", margin: "0 0 16px", padding: "0", border: "0" },
});

export const RechargeFields = observer(function RechargeFields({
  id,
  sources,
  hindrance,
  asked,
  onRecharge,
}: RechargeFieldsProps) {
  const styles = useStyles();
  const [form] = useState(() =>
    createForm(RechargeForm, {
      initial: { amount: asked ? String(asked.amount) : "", source: asked?.source ?? sources[0] ?? "" },
      labels: { amount: words.amount, source: words.paymentMethod },
      onSubmit: ({ amount, source }) => onRecharge(Number(amount), source as RechargeSource),
    }),
  );
  const amount = form.field("amount");
  const source = form.field("source");
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField
        {...amount}
        isNumber
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        hint={words.rechargeLimits}
      />
      <fieldset className={styles.amounts} aria-label={words.usualSums}>
        {AMOUNTS.map((rupees) => (
          <Chip key={rupees} pressed={Number(amount.value) === rupees} onToggle={() => amount.onChange(String(rupees))}>
            ₹{formatCount(rupees)}
          </Chip>
        ))}
      </fieldset>
      <RadioCardGroup legend={source.label}>
        {hindrance !== undefined && (
          <RadioCard
            name="recharge-source"
            value="ONLINE_PAYMENT"
            checked={false}
            disabled
            onChange={source.onChange}
            title={WORDS.ONLINE_PAYMENT.title}
          >
            {hindrance}
          </RadioCard>
        )}
        {sources.map((value) => (
          <RadioCard
            key={value}
            name="recharge-source"
            value={value}
            checked={value === source.value}
            onChange={source.onChange}
            title={WORDS[value].title}
          >
            {WORDS[value].text}
          </RadioCard>
        ))}
      </RadioCardGroup>
    </form>
  );
});
