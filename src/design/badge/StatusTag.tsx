import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { haat } from "../theme/haat";

export type StatusTone = "neutral" | "info" | "success" | "warning" | "danger";

export interface StatusTagProps {
  tone?: StatusTone;
  /** The status in words, because not everybody can see its colour (bar 21). */
  text: string;
}

const useTag = makeResetStyles({
  display: "inline-flex",
  alignItems: "center",
  columnGap: "6px",
  paddingBlock: "2px",
  paddingInline: "10px",
  borderRadius: haat.radiusFull,
  fontSize: "0.75rem",
  fontWeight: 600,
  lineHeight: "1.25rem",
  whiteSpace: "nowrap",
  "::before": {
    content: "''",
    width: "6px",
    height: "6px",
    borderRadius: haat.radiusFull,
    backgroundColor: "currentcolor",
  },
});

const useStyles = makeStyles({
  neutral: { backgroundColor: haat.groundSunken, color: haat.text },
  info: { backgroundColor: haat.infoTint, color: haat.info },
  success: { backgroundColor: haat.successTint, color: haat.success },
  warning: { backgroundColor: haat.warningTint, color: haat.warning },
  danger: { backgroundColor: haat.dangerTint, color: haat.danger },
});

/** A status. These colours are corrected for every store (bar 21); Fluent's badge has a palette of its own. */
export function StatusTag({ tone = "neutral", text }: StatusTagProps) {
  return <span className={mergeClasses(useTag(), useStyles()[tone])}>{text}</span>;
}
