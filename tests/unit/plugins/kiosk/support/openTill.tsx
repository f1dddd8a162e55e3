import { act } from "react";
import { createContainer } from "#app/createContainer.ts";
import { createPages } from "#app/navigation/createPages.tsx";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { createShopOpener } from "#app/opening/createShopOpener.ts";
import { ToastNotices } from "#app/shell/toasts/ToastNotices.ts";
import { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { kioskPlugin } from "#plugins/kiosk/plugin.ts";
import { environment } from "../../../app/support/environment";
import { begin, showStore } from "../../../app/support/showStore";
import { manifests } from "../../../minimal-platform/minimalShop";
import { atRest } from "../../../support/atRest";
import { TillPlatform } from "./TillPlatform";
import { typeScan } from "./typeScan";

const IDENTITY = { identifier: "corner-shop", isDomain: true, basePath: "" };
const DEVICE_KEY = "haat_device_corner-shop";

/** Opens the kiosk's page on a paired device, with a platform in memory and a clock that the test moves. */
export async function openTill(platform = new TillPlatform()) {
  // The page asks the host for its newest version between two visits; here it gets no answer.
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response("", { status: 503 });
  localStorage.setItem(DEVICE_KEY, "device-token");
  const navigation = new RouterNavigation();
  // The window's own storage, because a wipe must empty it.
  const storage: KeyValueStorage = {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
    onForeignChange: () => () => {},
  };
  const notices = new ToastNotices(navigation);
  const given = environment({
    identity: IDENTITY,
    transport: platform,
    navigation,
    notices,
    storage,
    tabStorage: storage,
  });
  const container = createContainer(given, manifests);
  container.value(
    ShopOpener,
    createShopOpener(given, manifests, async () => given.queries),
  );
  await begin(container);
  const loads = new PageLoads();
  const pages = createPages(container, [kioskPlugin], loads);
  const { close } = await showStore(container, "/kiosk", { pages, loads, navigation });
  await atRest();
  return {
    platform,
    /** What a wipe keeps: the device's token and its last known state. */
    deviceKeys: [DEVICE_KEY, "haat_device_state_corner-shop"],
    /** Throws an error that nobody catches. */
    fail: async (message: string) => {
      await act(async () => window.dispatchEvent(new ErrorEvent("error", { message, error: new Error(message) })));
      await atRest();
    },
    pass: async (seconds: number) => {
      await act(() => given.clock.pass(seconds * 1000));
      await atRest();
    },
    close: async () => {
      await close();
      globalThis.fetch = fetch;
    },
  };
}

export type Till = Awaited<ReturnType<typeof openTill>>;

/** Touches an element by its name, inside `within`, `times` in a row, as impatient people do. */
export async function touch(name: string | RegExp, within = "", times = 1): Promise<void> {
  const says = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const fits = (words: string) => (typeof name === "string" ? words === name : name.test(words));
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(button, a[href], label)`)];
  const found = all.find((element) => fits(says(element)));
  if (found === undefined) throw new Error(`Nothing to touch says ${name}; there is: ${all.map(says).join(" | ")}`);
  for (let time = 0; time < times; time += 1) act(() => found.click());
  await atRest();
}

/** Scans, and waits until the till is at rest. */
export async function scan(code: string): Promise<void> {
  await act(async () => typeScan(code));
  await atRest();
}

/** Types as a person does: React listens to the input event of a changed value. */
export async function fill(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (field === null) throw new Error(`There is no ${selector}.`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await atRest();
}

/** The `canaries` that the window still holds, with their places. */
export function tracesIn(canaries: readonly string[]): string[] {
  const places: Record<string, string> = {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    page: document.documentElement.outerHTML,
    address: location.href,
    history: JSON.stringify(history.state),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    canaries.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${place}`),
  );
}

/** The text on the screen. */
export const words = (): string => document.body.textContent ?? "";
