import type { DeviceState, DeviceStatus } from "#contract/devices.ts";

const STATES: Record<DeviceState, true> = { OPEN: true, CLOSED: true, MAINTENANCE: true };

/** The state as it was stored; undefined where none was, or where it cannot be read. */
export function readStatus(stored: string | null): DeviceStatus | undefined {
  try {
    const status = JSON.parse(stored ?? "null") as DeviceStatus | null;
    const isWhole = status !== null && Object.hasOwn(STATES, status.state) && Number.isFinite(status.idleSeconds);
    return isWhole ? status : undefined;
  } catch {
    return undefined;
  }
}
