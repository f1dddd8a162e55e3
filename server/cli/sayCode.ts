import type { PairingCode } from "#server/platform/services/back-office/devices/Devices.ts";
import type { Io } from "./Command.types";

export function sayCode({ deviceId, code }: PairingCode, friendlyId: string, io: Pick<Io, "say">): void {
  io.say(code.replace(/\B(?=(\d{4})+$)/g, " "));
  io.say(`Type it on the screen at /${friendlyId}/kiosk. It works once, within 30 minutes. The device is ${deviceId}.`);
}
