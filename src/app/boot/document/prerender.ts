import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import type { BuiltFiles, BuiltPages, Prerender } from "#contract/page/Prerender.types.ts";
import { offeredLanguages } from "#domain/branding/index.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { storeAt } from "../../head/storeAt";
import { manifests } from "../../manifests";
import { pageAddress } from "../../navigation/pageAddress";
import { paymentProvidersOf } from "../../paymentProvidersOf";
import { prepare } from "./prepare";
import { unavailablePage } from "./unavailablePage";
import { writePage } from "./writePage";

/** The functions that the build exports to the host. */
export const prerender = {
  paymentProviders: paymentProvidersOf(manifests),
  isTakenOver: new SlotRegistry(manifests.flatMap(({ slots = [] }) => slots)).isTakenOver,
  languagesOf: offeredLanguages,
  storeAt,
  pageAddress,
  pagesOf(files: BuiltFiles, config: Partial<AppConfig>): BuiltPages {
    const all = { files, config, language: __LANGUAGE__ };
    return {
      unanswered: writePage(all, unavailablePage("unreachable")),
      nowhere: writePage(all, unavailablePage("no-store")),
      make: async (request) =>
        writePage(all, await prepare({ ...request, config }), request.url.pathname + request.url.search),
    };
  },
} satisfies Prerender;
