import { token } from "../container/token";

export type NoticeKind = "success" | "error" | "info";

/** Toasts, from anywhere, with the shell deciding how they look (spec 2.2). Loaded when first needed. */
export interface Notices {
  show(kind: NoticeKind, message: string): void;
  /** Removes a notice that is no longer true. */
  withdraw(kind: NoticeKind, message: string): void;
}
export const Notices = token<Notices>("Notices");
