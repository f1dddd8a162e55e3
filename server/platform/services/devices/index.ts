import type { Catalogue } from "../catalogue/Catalogue";
import type { ServiceDeps } from "../deps.types";
import type { RefreshTokens } from "../identity/RefreshTokens";
import { Devices } from "./Devices";
import { Visits } from "./Visits";

export function createDevices(
  { db, clock, config }: Pick<ServiceDeps, "db" | "clock" | "config">,
  refreshTokens: RefreshTokens,
  catalogue: Catalogue,
) {
  return { devices: new Devices(db, clock, config), visits: new Visits(db, clock, refreshTokens, catalogue) };
}
