import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { RechargeSource } from "../../../src/contract/wallets";
import { TextField } from "../../../src/ui/fields/TextField";
import { createForm } from "../../../src/ui/forms/createForm";
import { RadioCard } from "../../../src/ui/radio-card/RadioCard";
import { RadioCardGroup } from "../../../src/ui/radio-card/RadioCardGroup";
import { RechargeForm } from "../RechargeForm.form";

export interface RechargeFieldsProps {
  id: string;
  sources: readonly RechargeSource[];
  /** What the fields start with. */
  asked?: { amount: number; source: RechargeSource } | undefined;
  /** In rupees. */
  onRecharge: (amount: number, source: RechargeSource) => void | Promise<void>;
}

const WORDS: Record<RechargeSource, { title: string; text: string }> = {
  ONLINE_PAYMENT: { title: "Online Payment", text: "The amount is added as soon as it is paid" },
  COD: { title: "Cash on Delivery", text: "The amount is added once the cash has been collected" },
};

const useStyles = makeStyles({ form: { display: "grid", rowGap: "8px" } });

export const RechargeFields = observer(function RechargeFields({
  id,
  sources,
  asked,
  onRecharge,
}: RechargeFieldsProps) {
  const styles = useStyles();
  const [form] = useState(() =>
    createForm(RechargeForm, {
      initial: { amount: asked ? String(asked.amount) : "", source: asked?.source ?? sources[0] ?? "" },
      labels: { amount: "Amount", source: "Payment Method" },
      onSubmit: ({ amount, source }) => onRecharge(Number(amount), source as RechargeSource),
    }),
  );
  const source = form.field("source");
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField {...form.field("amount")} prefix="₹" inputMode="decimal" autoComplete="off" maxLength={9} />
      <RadioCardGroup legend={source.label}>
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
