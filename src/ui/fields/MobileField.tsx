import { DigitsField, type DigitsFieldProps } from "./DigitsField";

export type MobileFieldProps = Omit<DigitsFieldProps, "length" | "prefix" | "label"> & { label?: string };

/** Spec 9: ten digits after a fixed +91. */
export function MobileField({ label = "Mobile Number", autoComplete = "tel-national", ...rest }: MobileFieldProps) {
  return <DigitsField {...rest} label={label} autoComplete={autoComplete} length={10} prefix="+91" />;
}
