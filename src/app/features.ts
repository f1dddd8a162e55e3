import { accountFeature } from "#features/account/feature.ts";
import { cartFeature } from "#features/cart/feature.ts";
import { categoryFeature } from "#features/category/feature.ts";
import { homeFeature } from "#features/home/feature.ts";
import { loginFeature } from "#features/login/feature.ts";
import { orderFeature } from "#features/order/feature.ts";
import { policiesFeature } from "#features/policies/feature.ts";
import { productFeature } from "#features/product/feature.ts";
import { searchFeature } from "#features/search/feature.ts";
import { subscriptionFeature } from "#features/subscription/feature.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";

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
