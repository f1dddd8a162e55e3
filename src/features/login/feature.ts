import type { Feature } from "#kernel/plugin/Feature.types.ts";
import * as words from "./words.en";

/** Login / sign-up (spec 2.4). */
export const loginFeature: Feature = {
  id: "login",
  routes: [
    {
      path: "/login",
      access: "public",
      load: () => import("./pages/LoginPage"),
      code: "LoginPage",
      describe: __BROWSER__ ? undefined : async () => ({ heading: words.logInOrSignUp, isIndexed: false }),
    },
  ],
};
