import { resolve } from "node:path";
import { NormalModuleReplacementPlugin } from "@rspack/core";
import configurations from "../../../rspack.config";

/** The modules of both plugin lists, each with its replacement in a build with the examples of docs/examples. */
const instead = new Map([
  [resolve("src/app/plugins"), resolve("tests/support/builds/examples/plugins.ts")],
  [resolve("server/platform/plugins"), resolve("tests/support/builds/examples/platformPlugins.ts")],
]);

const putIn = new NormalModuleReplacementPlugin(/\/plugins(\.ts)?$/, (module) => {
  const own = module.contextInfo?.issuer.includes("/tests/support/builds/examples/");
  const named = module.request.replace(/^#server/, resolve("server")).replace(/\.ts$/, "");
  const list = own ? undefined : instead.get(resolve(module.context, named));
  if (list !== undefined) module.request = list;
});

export default configurations.map((one) => ({ ...one, plugins: [...(one.plugins ?? []), putIn] }));
