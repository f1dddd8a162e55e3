import { mergeClasses } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { MobileField } from "#design/fields/MobileField.tsx";
import { createForm } from "#design/forms/createForm.ts";
import { waitInWords } from "../loginRules";
import { MobileForm } from "../mobile.form";
import * as words from "../words.en";
import { useStepStyles } from "./useStepStyles";

export interface MobileStepProps {
  /** The number that was typed before; may be empty. */
  mobile: string;
  isSending: boolean;
  /** Why no code was sent; empty when there is no error. */
  error: string;
  /** How many seconds a limit still lasts; 0 without one. */
  waitSeconds: number;
  onSend: (mobile: string) => Promise<void>;
}

/** Spec 2.4, step 1: a fixed +91, a mobile field, Send OTP. */
export const MobileStep = observer(function MobileStep(props: MobileStepProps) {
  const { mobile, isSending, error, waitSeconds, onSend } = props;
  const styles = useStepStyles();
  const [form] = useState(() =>
    createForm(MobileForm, {
      initial: { mobile },
      labels: { mobile: words.mobileNumber },
      onSubmit: (values) => onSend(values.mobile),
    }),
  );
  const field = form.field("mobile");
  const isWhole = field.value.length === 10;
  const sendError = waitSeconds > 0 ? words.tryAgainIn(error, waitInWords(waitSeconds)) : error;
  return (
    <form className={mergeClasses(styles.form, styles.dense)} noValidate onSubmit={(event) => void form.submit(event)}>
      <MobileField
        {...field}
        error={field.error ?? (error && sendError)}
        large
        autoFocus
        disabled={false}
        readOnly={isSending}
      />
      <Button type="submit" appearance="primary" size="large" block disabled={!isWhole} busy={isSending}>
        {isSending ? words.sendingOtp : words.sendOtp}
      </Button>
    </form>
  );
});
