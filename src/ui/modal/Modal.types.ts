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
  size?: "small" | "medium" | "large";
  /** Must be answered: a tap outside does not close it. */
  alert?: boolean;
}
