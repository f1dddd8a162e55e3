import type { ReactNode } from "react";

export interface ModalProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: "small" | "medium" | "large";
  /** A question that must be answered: a tap outside does not close it. */
  alert?: boolean;
  /** Holds a form: it starts in the form's first field, and a tap outside does not close it. */
  form?: boolean;
}
