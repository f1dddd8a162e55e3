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
/** The answer when the worker has none of its own; the page then asks the platform. */
const NO_ANSWERS = { status: 404, headers: { "content-type": "application/json" } };

export interface OfflineNeeds {
  build: OfflineBuild;
  /** The address of the page that opens without a network, and of all pages below it. */
  scope: string;
  networkFirst: NetworkFirst;
  /** Called when the host no longer has this page. */
  onGone: () => Promise<unknown>;
}

/**
 * Answers the requests of one page, so that it opens and shows the catalogue without a network. All other requests go to
 * the network as if there were no worker, above all everything that a shopper does (ADR 50).
 */
export class OfflinePage {
  private readonly path: string;
  private readonly origin: string;
  private readonly files: BuildFiles;
  private readonly answers: BoundedCache;
  private readonly pictures: BoundedCache;
  /** After this no answer may be stored, because that would create a deleted cache again. */
  private isGone = false;

  constructor(private readonly needs: OfflineNeeds) {
    const { pathname, origin } = new URL(needs.scope);
    this.path = pathname;
    this.origin = origin;
    this.files = new BuildFiles(needs.build, pathname);
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

  /** A page of the build before may still be open and use that build's files. */
  activate(): Promise<void> {
    return this.files.dropOlder(1);
  }

  /** @param files the files that an open page was loaded from */
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
    return this.needs.networkFirst(asked, () => this.files.keptPage());
  }

  private async learn(answer: Response): Promise<void> {
    if (answer.status === 404 || answer.status === 410) await this.forget();
    else if (answer.ok && (await this.files.keepPage(answer))) await this.files.dropOlder(0);
  }

  /** A browser never removes a worker by itself, even when its script is gone. */
  private async forget(): Promise<void> {
    this.isGone = true;
    await this.needs.onGone();
    const own = `${KEPT_CACHES}${this.path}:`;
    for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
  }

  private async keep(cache: BoundedCache, { url }: Request, answer: Response): Promise<void> {
    if (!this.isGone) await cache.keep(url, answer);
  }

  private async file(request: Request): Promise<Response> {
    return (await this.files.file(request.url)) ?? fetch(request);
  }

  /**
   * Answers with what is stored, for requests whose answer is the same for everybody. An answer to a request that names a
   * shopper is never stored.
   */
  private kept(
    request: Request,
    finish: (work: Promise<unknown>) => void,
    otherwise: () => Promise<Response | undefined> = async () => undefined,
  ): Promise<Response> {
    const asked = fetch(request).then(wholeAnswer);
    if (!request.headers.has("authorization")) {
      finish(asked.then((answer) => this.keep(this.answers, request, answer)));
    }
    return this.needs.networkFirst(asked, async () => (await this.answers.find(request.url)) ?? otherwise());
  }

  /**
   * Stores only pictures that the kiosk itself asked for in advance. A picture that the page shows in an `img` may be a
   * shopper's own. If the size that is asked for is not stored, another size is answered.
   */
  private picture(request: Request, finish: (work: Promise<unknown>) => void): Promise<Response> {
    const asked = fetch(request);
    if (request.destination === "") finish(asked.then((answer) => this.keep(this.pictures, request, answer)));
    const find = async () =>
      (await this.pictures.find(request.url)) ?? this.pictures.find(request.url, { ignoreSearch: true });
    return this.needs.networkFirst(asked, find);
  }
}
