import { token } from "../container/token";

export type NoticeKind = "success" | "error" | "info";

/** Toasts, from anywhere, with the shell deciding how they look (spec 2.2). Loaded when first needed. */
export interface Notices {
  show(kind: NoticeKind, message: string): void;
  /** It is so no longer: whoever still reads it would be misled. */
  withdraw(kind: NoticeKind, message: string): void;
}
export const Notices = token<Notices>("Notices");
