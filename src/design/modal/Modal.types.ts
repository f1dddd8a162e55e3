import type { ReactNode } from "react";

export interface ModalProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Called when the shopper presses Forward after Back has closed the dialog: opens it as it was. */
  onReopen?: () => void;
  children: ReactNode;
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** `sheet`: on phones it lies at the bottom of the screen and is as tall as its content. */
  size?: "small" | "medium" | "large" | "sheet";
  /** A question that must be answered, so a tap outside does not close it. */
  alert?: boolean;
  /** The dialog has a form: the first field takes the focus, and a tap outside does not close the dialog. */
  form?: boolean;
}
