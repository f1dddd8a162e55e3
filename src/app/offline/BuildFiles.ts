import { KEPT_CACHES } from "#kernel/offline/keptCaches.ts";
import type { OfflineBuild } from "./worker.types";

/** How many files are asked for at once, so that the page itself goes first. */
const AT_ONCE = 4;

/**
 * The files of one build, and the page that uses them, for the pages under one path. A file's name contains a hash of its
 * content, so a file never changes.
 */
export class BuildFiles {
  private readonly files: ReadonlySet<string>;
  private readonly prefix: string;

  constructor(
    private readonly build: OfflineBuild,
    /** The page's path: `/fresh-basket/kiosk`. */
    private readonly page: string,
  ) {
    this.files = new Set(build.files);
    this.prefix = `${KEPT_CACHES}${page}:build:`;
  }

  /**
   * Fetches the files that are not stored yet. If it fails, the next call continues where it stopped. @throws when a file
   * cannot be fetched: then the build before stays in use
   */
  async fetchAll(): Promise<void> {
    const builds = await this.builds();
    // A build that comes back after a newer one is stored anew, because the order of the caches says which is newer.
    if (builds.at(-1) !== this.name) await caches.delete(this.name);
    const cache = await this.open();
    const rest = [...this.files];
    const work = async () => {
      for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
        if ((await cache.match(file)) !== undefined) continue;
        // A file that has not changed is taken from the cache of the build before.
        const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        await cache.put(file, answer);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** The file, of this build or of another one that a page may still use. */
  async file(address: string): Promise<Response | undefined> {
    return caches.match(address, { ignoreVary: true });
  }

  /** Keeps the page if all files that it names are of this build. @returns whether they are */
  async keepPage(answer: Response): Promise<boolean> {
    const html = await answer.clone().text();
    const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
    if (!this.isOfThisBuild(named)) return false;
    const { status, headers } = answer;
    await (await this.open()).put(this.page, new Response(html, { status, headers }));
    return true;
  }

  /** @param named the files that a page names */
  isOfThisBuild(named: readonly string[]): boolean {
    return named.length > 0 && named.every((file) => this.files.has(file));
  }

  async keptPage(): Promise<Response | undefined> {
    return caches.match(this.page, { cacheName: this.name, ignoreVary: true });
  }

  /**
   * Deletes older builds. A newer one stays: a worker that is about to take over may be installing it. @param left how many
   * of the newest ones stay
   */
  async dropOlder(left: number): Promise<void> {
    const builds = await this.builds();
    const older = builds.slice(0, Math.max(0, builds.indexOf(this.name)));
    for (const name of older.slice(0, Math.max(0, older.length - left))) await caches.delete(name);
  }

  /** The names of the caches of all builds, oldest first. */
  private async builds(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.prefix));
  }

  private get name(): string {
    return this.prefix + this.build.version;
  }

  private open(): Promise<Cache> {
    return caches.open(this.name);
  }
}
