import { accountFeature } from "../features/account/feature";
import { cartFeature } from "../features/cart/feature";
import { categoryFeature } from "../features/category/feature";
import { homeFeature } from "../features/home/feature";
import { loginFeature } from "../features/login/feature";
import { orderFeature } from "../features/order/feature";
import { policiesFeature } from "../features/policies/feature";
import { productFeature } from "../features/product/feature";
import { searchFeature } from "../features/search/feature";
import { subscriptionFeature } from "../features/subscription/feature";
import type { Feature } from "../kernel/plugin/Feature.types";

/** The features of every build. */
export const features: readonly Feature[] = [
  homeFeature,
  categoryFeature,
  productFeature,
  searchFeature,
  loginFeature,
  cartFeature,
  orderFeature,
  accountFeature,
  policiesFeature,
  subscriptionFeature,
];
