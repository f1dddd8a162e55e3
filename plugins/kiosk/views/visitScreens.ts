import type { VisitScreens } from "../visit/VisitScreens.types";

export const visitScreens: VisitScreens = {
  who: () => import("./WhoPage"),
  receipt: () => import("./ReceiptPage"),
  shell: () => import("./VisitShell"),
};
