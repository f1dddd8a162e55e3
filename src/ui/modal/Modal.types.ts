import type { ReactNode } from "react";

export interface ModalProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Forward, after Back has closed it: opens it as it was. */
  onReopen?: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** `sheet`: on phones as tall as what it holds, at the foot of the screen. */
  size?: "small" | "medium" | "large" | "sheet";
  /** A question that must be answered: a tap outside does not close it. */
  alert?: boolean;
  /** Holds a form: it starts in the form's first field, and a tap outside does not close it. */
  form?: boolean;
}
