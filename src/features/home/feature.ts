import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";
import { describeHome } from "./describeHome";

export const homeFeature: Feature = {
  id: "home",
  bind: bindCatalogue,
  routes: [
    {
      path: "/",
      access: "public",
      load: () => import("./pages/HomePage"),
      code: "HomePage",
      prefetch: ({ container }) => container.get(Catalogue).prefetchHome(),
      describe: __BROWSER__ ? undefined : describeHome,
    },
  ],
};
