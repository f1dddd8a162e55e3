import type { DeviceState, DeviceStatus } from "#contract/devices.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";

const STATES: Record<DeviceState, true> = { OPEN: true, CLOSED: true, MAINTENANCE: true };

/** The stored state; undefined when it is missing or cannot be read. */
export function readStatus(stored: string | null): DeviceStatus | undefined {
  const status = parsedJson(stored) as DeviceStatus | undefined;
  const isWhole = status !== undefined && Object.hasOwn(STATES, status.state) && Number.isFinite(status.idleSeconds);
  return isWhole ? status : undefined;
}
