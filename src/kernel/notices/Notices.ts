import { token } from "../container/token";

export type NoticeKind = "success" | "error" | "info";

/** Shows toasts; the shell decides how they look (spec 2.2). */
export interface Notices {
  show(kind: NoticeKind, message: string): void;
  /** Removes a notice that is no longer true. */
  withdraw(kind: NoticeKind, message: string): void;
}
export const Notices = token<Notices>("Notices");
