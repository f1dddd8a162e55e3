import type { Page } from "playwright";

interface NetworkManager {
  _forEachSession(work: (info: { session: Session }) => Promise<unknown>): Promise<void>;
}

interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

interface Inside {
  _connection: { toImpl(page: Page): { delegate: { _networkManager: NetworkManager } } };
}

/**
 * Playwright switches off the browser's cache when a page gets its first route, and the browser then compiles the shop's
 * code anew at each load: 0.62 s of processor time instead of 0.27. This switches it on again, for pages whose routes
 * are not about code and pictures: the browser does not ask for those again that it has in memory. Playwright has no
 * option for it.
 */
export async function keepCache(page: Page): Promise<void> {
  const { delegate } = (page as unknown as Inside)._connection.toImpl(page);
  await delegate._networkManager._forEachSession(({ session }) =>
    session.send("Network.setCacheDisabled", { cacheDisabled: false }),
  );
}
