import { afterAll, beforeAll, describe } from "vitest";
import { type OnlinePayments, onlinePayments } from "./onlinePayments";
import { ownerAt, type Typed } from "./ownerAt";
import { ENGINES, type Engine, startPlatform, type TestPlatform } from "./platform";
import { openShop, type Shop } from "./shop";

/** The shop of the tests that called `withShop`, the engine they run on, and its online payments. */
export let shop: Shop;
export let online: OnlinePayments;
/** The platform of the tests that said `withPlatform`. */
export let platform: TestPlatform;

/** What the owner of this shop types after `haat`. */
export const haat = (...words: string[]): Promise<Typed> =>
  ownerAt(shop.services)(...words, "--store", shop.store.friendlyId);

type Options = NonNullable<Parameters<typeof openShop>[0]>;

/** The engine for tests that do not depend on it: PostgreSQL, which opens much faster. */
export const ANY_ENGINE: Engine = "postgres";

/** Runs the same tests on the embedded engine and on PostgreSQL. */
export function onBothEngines(name: string, tests: (engine: Engine) => void, options: Options = {}): void {
  for (const engine of ENGINES) onEngine(engine, name, tests, options);
}

/** Runs tests that do not depend on the engine, on one of them. */
export function onAnyEngine(name: string, tests: (engine: Engine) => void, options: Options = {}): void {
  onEngine(ANY_ENGINE, name, tests, options);
}

function onEngine(engine: Engine, name: string, tests: (engine: Engine) => void, options: Options): void {
  describe(`${name} (${engine})`, () => {
    withShop({ ...options, engine });
    tests(engine);
  });
}

/** Opens a shop for the tests of a file or of a `describe`. */
export function withShop(options: Options): void {
  let opened: Shop | undefined;
  beforeAll(async () => {
    opened = await openShop(options);
    shop = opened;
    online = onlinePayments(shop);
  });
  afterAll(() => opened?.close());
}

/** Starts a platform for the tests of a file or of a `describe`. */
export function withPlatform(options: Parameters<typeof startPlatform>[0]): void {
  let started: TestPlatform | undefined;
  beforeAll(async () => {
    started = await startPlatform(options);
    platform = started;
  });
  afterAll(() => started?.stop());
}
