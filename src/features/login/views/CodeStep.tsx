import { Button } from "#design/button/Button.tsx";
import { OtpBoxes } from "#design/fields/OtpBoxes.tsx";
import { sentence } from "#kernel/text/sentence.tsx";
import { waitInWords } from "../loginRules";
import * as words from "../words.en";
import { useStepStyles } from "./useStepStyles";

export interface CodeStepProps {
  /** Ten digits. */
  mobile: string;
  code: string;
  /** True when all six digits are entered and no call is running. */
  canVerify: boolean;
  isVerifying: boolean;
  isSending: boolean;
  /** Seconds until the code may be sent again; 0 when it may. */
  secondsLeft: number;
  /** Why the code was refused. */
  codeError: string;
  /** More about the refusal: a limit, or a network problem. */
  codeHint: string;
  /** Why the code could not be sent again. */
  sendError: string;
  onCode: (code: string) => void;
  onVerify: () => void;
  onResend: () => void;
  onChangeNumber: () => void;
}

/** Spec 2.4, step 2: six boxes, Resend with its countdown, and a link back to the number. */
export function CodeStep(props: CodeStepProps) {
  const { mobile, code, canVerify, isVerifying, isSending, secondsLeft, codeError, codeHint, sendError } = props;
  const styles = useStepStyles();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onVerify();
      }}
    >
      <p className={styles.sent}>
        {sentence(
          words.enterCodeSentTo,
          <span className={styles.number}>{`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`}</span>,
        )}
      </p>
      <OtpBoxes value={code} onChange={props.onCode} onComplete={props.onVerify} error={codeError} autoFocus />
      {codeHint !== "" && <p className={styles.hint}>{codeHint}</p>}
      {sendError !== "" && (
        <p role="alert" className={styles.error}>
          {sendError}
        </p>
      )}
      <Button
        type="submit"
        appearance="primary"
        size="large"
        block
        disabled={!canVerify && !isVerifying}
        busy={isVerifying}
      >
        {isVerifying ? words.verifying : words.verifyAndContinue}
      </Button>
      <div className={styles.again}>
        <Button appearance="subtle" onClick={props.onChangeNumber}>
          {words.changeNumber}
        </Button>
        {secondsLeft > 0 ? (
          <span>{words.resendOtpIn(waitInWords(secondsLeft))}</span>
        ) : (
          <Button appearance="subtle" busy={isSending} onClick={props.onResend}>
            {words.resendOtp}
          </Button>
        )}
      </div>
    </form>
  );
}
