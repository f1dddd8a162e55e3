import type { ReactNode } from "react";

export interface ModalProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** `sheet`: on phones as tall as what it holds, at the foot of the screen. */
  size?: "small" | "medium" | "large" | "sheet";
  /** Must be answered: a tap outside does not close it. */
  alert?: boolean;
}
