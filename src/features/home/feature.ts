import { bindCatalogue, Catalogue } from "../../domain/catalogue";
import type { Feature } from "../../kernel/plugin/Feature.types";

export const homeFeature: Feature = {
  id: "home",
  bind: bindCatalogue,
  routes: [
    {
      path: "/",
      access: "public",
      load: () => import("./pages/HomePage"),
      prefetch: ({ container }) => container.get(Catalogue).prefetchHome(),
    },
  ],
};
