import { Type } from "typebox";
import { type devices as contract, PAIRING_DIGITS } from "#contract/devices.ts";
import { type Implementation, input } from "../http/implementation.types";
import type { Services } from "../services";

const version = Type.String({ maxLength: 100 });

export const deviceRoutes = ({ devices, visits }: Services): Implementation<typeof contract> => ({
  pair: {
    summary: "Pair a screen in a shop with a code that works once",
    body: input(Type.Object({ code: Type.String({ pattern: `^[0-9]{${PAIRING_DIGITS}}$` }), version })),
    handle: ({ store, body }) => devices.pair(store, body.code, body.version),
  },
  heartbeat: {
    summary: "Report that the device works and read its state; ends every visit except the one that it names",
    body: input(Type.Object({ version, visitId: Type.String({ maxLength: 100 }) })),
    handle: ({ device, body }) => visits.heartbeat(device, body.version, body.visitId),
  },
  guest: {
    summary: "Make a customer for one visit, without a login",
    handle: ({ device }) => visits.guest(device),
  },
  enter: {
    summary: "Tie a login to this device: it ends with the visit",
    body: input(Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 200 }) })),
    handle: async ({ device, body }) => ({ visitId: await visits.enter(device, body.refreshToken) }),
  },
  scan: {
    summary: "The product with this SKU or barcode",
    query: input(Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })),
    handle: ({ device, query }) => visits.scan(device, query.code),
  },
  reportError: {
    summary: "Report an error on the screen",
    body: input(Type.Object({ message: Type.String({ maxLength: 2000 }), version })),
    handle: async ({ device, body, log }) => {
      log.warn({ device: device.deviceId, version: body.version }, `a screen in a shop failed: ${body.message}`);
      await visits.reportError(device, body.message, body.version);
      return { reported: true };
    },
  },
});
