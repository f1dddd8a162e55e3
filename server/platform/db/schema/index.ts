import * as catalogue from "./catalogue";
import * as changes from "./changes";
import * as commerce from "./commerce";
import * as coupons from "./coupons";
import * as devices from "./devices";
import * as identity from "./identity";
import * as owner from "./owner";
import * as payments from "./payments";
import * as reviews from "./reviews";
import * as sandboxGateway from "./sandboxGateway";
import * as searchIndex from "./searchIndex";
import * as subscriptions from "./subscriptions";
import * as tenancy from "./tenancy";
import * as wallet from "./wallet";

/** Every table of the platform in the form that Drizzle takes. Import single tables from their own files. */
export const schema = {
  ...tenancy,
  ...catalogue,
  ...searchIndex,
  ...changes,
  ...devices,
  ...identity,
  ...commerce,
  ...reviews,
  ...payments,
  ...sandboxGateway,
  ...wallet,
  ...coupons,
  ...subscriptions,
  ...owner,
};
