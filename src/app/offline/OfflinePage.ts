import { KEPT_CACHES } from "#kernel/offline/keptCaches.ts";
import { BoundedCache } from "./BoundedCache";
import { BuildFiles } from "./BuildFiles";
import { isPublicAnswer } from "./isPublicAnswer";
import type { NetworkFirst } from "./networkFirst";
import { wholeAnswer } from "./wholeAnswer";
import type { OfflineBuild } from "./worker.types";

const MOST_ANSWERS = 200;
const LARGEST_ANSWER = 500_000;
const MOST_PICTURES = 200;
const LARGEST_PICTURE = 200_000;
/** The worker has nothing to answer in its place, and the page then asks the platform itself. */
const NO_ANSWERS = { status: 404, headers: { "content-type": "application/json" } };

export interface OfflineParts {
  build: OfflineBuild;
  /** The address of the page that is kept open, and of those below it. */
  scope: string;
  networkFirst: NetworkFirst;
  /** Called when the host has no such page any more. */
  onGone: () => Promise<unknown>;
}

/**
 * Answers the requests of one page, so that it opens and shows the catalogue without a network. Everything that is not named here
 * goes to the network as if there were no worker: above all, whatever a shopper does (ADR 50).
 */
export class OfflinePage {
  private readonly path: string;
  private readonly origin: string;
  private readonly files: BuildFiles;
  private readonly answers: BoundedCache;
  private readonly pictures: BoundedCache;
  /** An answer that is still on its way must not open a cache that was deleted. */
  private isGone = false;

  constructor(private readonly parts: OfflineParts) {
    const { pathname, origin } = new URL(parts.scope);
    this.path = pathname;
    this.origin = origin;
    this.files = new BuildFiles(parts.build, pathname);
    this.answers = new BoundedCache(`${KEPT_CACHES}${pathname}:answers`, MOST_ANSWERS, LARGEST_ANSWER);
    this.pictures = new BoundedCache(`${KEPT_CACHES}${pathname}:pictures`, MOST_PICTURES, LARGEST_PICTURE);
  }

  /** @throws when something cannot be fetched, or belongs to another build */
  async install(): Promise<void> {
    await this.files.fetchAll();
    const [page, answers] = await Promise.all([
      fetch(this.path, { cache: "no-store" }),
      fetch(this.answersAddress, { cache: "no-store" }),
    ]);
    // A redirected answer cannot open a page.
    if (!page.ok || page.redirected || !answers.ok) throw new Error("The host is not ready.");
    await this.answers.keep(this.answersAddress, answers);
    if (!(await this.files.keepPage(page))) throw new Error("The host has another build.");
  }

  /** A page of the build before may still be open, and goes on with its own files. */
  activate(): Promise<void> {
    return this.files.dropOlder(1);
  }

  /** @param files what an open page was made of */
  async opened(files: readonly string[]): Promise<void> {
    if (this.files.isOfThisBuild(files)) await this.files.dropOlder(0);
  }

  /** @returns undefined for a request that the worker leaves alone */
  answer(request: Request, finish: (work: Promise<unknown>) => void): Promise<Response> | undefined {
    if (request.method !== "GET" || request.cache === "no-store" || request.headers.has("range")) return undefined;
    const url = new URL(request.url);
    if (request.mode === "navigate") return url.pathname === this.path ? this.page(request, finish) : undefined;
    const isOurs = url.origin === this.origin;
    if (isOurs && url.pathname.startsWith("/assets/")) return this.file(request);
    if (isOurs && url.pathname.startsWith("/media/")) return this.picture(request, finish);
    if (isOurs && url.pathname + url.search === this.answersAddress) {
      return this.kept(request, finish, async () => new Response("{}", NO_ANSWERS));
    }
    return isPublicAnswer(url) ? this.kept(request, finish) : undefined;
  }

  private get answersAddress(): string {
    return `/page-data?page=${encodeURIComponent(this.path)}`;
  }

  private page(request: Request, finish: (work: Promise<unknown>) => void): Promise<Response> {
    const asked = fetch(request).then(wholeAnswer);
    finish(asked.then((answer) => this.learn(answer)));
    return this.parts.networkFirst(asked, () => this.files.keptPage());
  }

  private async learn(answer: Response): Promise<void> {
    if (answer.status === 404 || answer.status === 410) await this.forget();
    else if (answer.ok && (await this.files.keepPage(answer))) await this.files.dropOlder(0);
  }

  /** A browser never removes a worker by itself, even when its script is gone. */
  private async forget(): Promise<void> {
    this.isGone = true;
    await this.parts.onGone();
    const own = `${KEPT_CACHES}${this.path}:`;
    for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
  }

  private async keep(cache: BoundedCache, { url }: Request, answer: Response): Promise<void> {
    if (!this.isGone) await cache.keep(url, answer);
  }

  private async file(request: Request): Promise<Response> {
    return (await this.files.file(request.url)) ?? fetch(request);
  }

  /** The answer belongs to everybody, but a request that names a shopper is never kept. */
  private kept(
    request: Request,
    finish: (work: Promise<unknown>) => void,
    otherwise: () => Promise<Response | undefined> = async () => undefined,
  ): Promise<Response> {
    const asked = fetch(request).then(wholeAnswer);
    if (!request.headers.has("authorization")) {
      finish(asked.then((answer) => this.keep(this.answers, request, answer)));
    }
    return this.parts.networkFirst(asked, async () => (await this.answers.find(request.url)) ?? otherwise());
  }

  /**
   * Keeps what the kiosk itself has asked for ahead, and not what a page's `img` shows, which may be a shopper's own picture. In
   * place of a size that is not kept, another one does.
   */
  private picture(request: Request, finish: (work: Promise<unknown>) => void): Promise<Response> {
    const asked = fetch(request);
    if (request.destination === "") finish(asked.then((answer) => this.keep(this.pictures, request, answer)));
    const find = async () =>
      (await this.pictures.find(request.url)) ?? this.pictures.find(request.url, { ignoreSearch: true });
    return this.parts.networkFirst(asked, find);
  }
}
