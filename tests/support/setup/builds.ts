import { buildWith } from "../buildWith";
import { WITHOUT_SOME } from "../buildWithoutSome";

/** What several files of tests/flags look at, before one of them asks for it while another makes it. */
export default async function setup(): Promise<void> {
  await buildWith(WITHOUT_SOME, "all");
}
