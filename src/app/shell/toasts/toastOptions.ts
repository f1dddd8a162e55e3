import type { ToastOptions } from "react-toastify/unstyled";
import type { NoticeKind } from "#kernel/notices/Notices.ts";

/** Spec 2.2, spec 9; reading 19: under /account its own values apply. */
export const TOAST_MS = 3000;
const ACCOUNT_TOAST_MS = 5000;

export function toastOptions(kind: NoticeKind, isAccount: boolean): ToastOptions {
  const common: ToastOptions = { type: kind };
  if (!isAccount) return { ...common, autoClose: TOAST_MS };
  return {
    ...common,
    autoClose: ACCOUNT_TOAST_MS,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
    theme: "light",
    className: "haat-toast-account",
  };
}
