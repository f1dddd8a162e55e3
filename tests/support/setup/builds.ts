import { buildWith } from "../builds/buildWith";
import { WITHOUT_SOME } from "../builds/buildWithoutSome";

/** Makes the builds that several files of tests/flags use, so that no two files make the same one at once. */
export default async function setup(): Promise<void> {
  await buildWith(WITHOUT_SOME, "all");
}
