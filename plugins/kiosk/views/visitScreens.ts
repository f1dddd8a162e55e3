import type { VisitScreens } from "../visit/VisitScreens.types";

export const visitScreens: VisitScreens = {
  shop: () => import("../shop/ShopPage"),
  pay: () => import("../pay/PayPage"),
  login: () => import("./NoLoginPage"),
  receipt: () => import("./ReceiptPage"),
  shell: () => import("./VisitShell"),
};
