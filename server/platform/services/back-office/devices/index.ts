import type { ServiceDeps } from "../../common/ServiceDeps.types";
import type { RefreshTokens } from "../../customers/identity/RefreshTokens";
import type { Catalogue } from "../../store/catalogue/Catalogue";
import { Devices } from "./Devices";
import { Visits } from "./Visits";

export function createDevices(
  { db, clock, config }: Pick<ServiceDeps, "db" | "clock" | "config">,
  refreshTokens: RefreshTokens,
  catalogue: Catalogue,
) {
  return { devices: new Devices(db, clock, config), visits: new Visits(db, clock, refreshTokens, catalogue) };
}
