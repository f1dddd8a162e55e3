import { bindCatalogue, Catalogue } from "#domain/catalogue/index.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { describeHome } from "./describeHome";

export const homeFeature: Feature = {
  id: "home",
  bind: bindCatalogue,
  routes: [
    {
      path: "/",
      access: "public",
      isBuying: true,
      load: () => import("./pages/HomePage"),
      code: "HomePage",
      prefetch: ({ container }) => container.get(Catalogue).prefetchHome(),
      describe: __BROWSER__ ? undefined : describeHome,
    },
  ],
};
