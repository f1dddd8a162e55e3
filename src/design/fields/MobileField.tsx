import * as words from "../words.en";
import { DigitsField, type DigitsFieldProps } from "./DigitsField";
import { MOBILE_LENGTH, mobileOf } from "./mobileOf";

export type MobileFieldProps = Omit<DigitsFieldProps, "length" | "read" | "prefix" | "label"> & { label?: string };

/** Spec 9: ten digits after a fixed +91. */
export function MobileField({ label = words.mobileNumber, autoComplete = "tel-national", ...rest }: MobileFieldProps) {
  return (
    <DigitsField
      {...rest}
      label={label}
      autoComplete={autoComplete}
      length={MOBILE_LENGTH}
      read={mobileOf}
      prefix="+91"
    />
  );
}
