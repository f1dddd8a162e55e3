import type { LanguageCode } from "../languages";
import type { Organization } from "../store/organizations";
import type { AppConfig } from "./AppConfig.types";

/** The canonical addresses of a store, whatever host name the page was requested under (ADR 16). */
export interface StoreSite {
  /** The address of a page in the language of the request, from its path under the store's root. */
  page(path: string): string;
  /** Its address in another language of the store; undefined: in the first one. */
  pageIn(language: LanguageCode | undefined, path: string): string;
}

/** What the build of `src/app/boot/document/prerender` exports to the host under the name `prerender`. */
export interface Prerender {
  /** The host makes its Content-Security-Policy from these. */
  paymentProviders: ProviderInBuild[];
  /** The build's stores are not open yet, so search engines may list only their roots (spec 1). */
  isTakenOver: boolean;
  /** The languages in which the store's pages can be read, its first one first. */
  languagesOf(organization: Pick<Organization, "languages">): [LanguageCode, ...LanguageCode[]];
  /** `undefined`: the address names no store. */
  storeAt(url: URL, sharedHosts?: readonly string[]): StoreAt | undefined;
  /** `undefined`: the address names no store. */
  pageAddress(address: URL, config: Partial<AppConfig>): PageAddress | undefined;
  pagesOf(files: BuiltFiles, config: Partial<AppConfig>): BuiltPages;
}

/** The addresses of the program's files in one language. The build writes them to `browser/built.en.json`. */
export interface BuiltFiles {
  /** In the order in which they must run. */
  scripts: string[];
  /** Further scripts and style sheets of each page, by `RouteEntry.code`. */
  pages: Record<string, { scripts: string[]; sheets: string[] }>;
  /** The style sheet with the CSS rules of all screens. */
  sheet: string;
}

/** The pages of a build with one configuration. */
export interface BuiltPages {
  /**
   * The page for an address whose page could not be made in time: 503. The browser opens the store as soon as the platform
   * answers.
   */
  unanswered: MadePage;
  /** The page for an address that names no store. */
  nowhere: MadePage;
  /** Asks the platform and draws. */
  make(request: MakeRequest): Promise<MadePage>;
}

/** A page as it is sent, the same for everybody. */
export interface MadePage {
  /**
   * 404: no such store, or no such page in it. 503: the platform does not answer for the store, or for what
   * the page is about; the browser tries again by itself. 301: the page has another address (`moved`).
   */
  status: 200 | 301 | 404 | 503;
  /** With 503: the page is whole, because the owner has closed the store for a time (ADR 68). */
  isClosed?: boolean | undefined;
  /** With 301: the path where the address begins, and where it begins today. */
  moved?: { from: string; to: string } | undefined;
  /** The page at this address is in another language than the build's, so that language's build must make it. */
  otherLanguage?: LanguageCode | undefined;
  language: LanguageCode;
  /**
   * At the root of a store with several languages, whose address names none: all of them, its first one first. A shopper
   * may be led to another one from there.
   */
  choices?: [LanguageCode, ...LanguageCode[]] | undefined;
  html: string;
  /** The texts of its inline scripts and styles, which the policy allows by their hashes. */
  inline: { scripts: string[]; styles: string[] };
  /**
   * The answers that it was drawn from, as JSON; the page fetches them later. Undefined for a page that the browser draws.
   */
  answers?: string | undefined;
  /** The store whose changes make this page out of date; undefined when there is none. */
  storeId?: string | undefined;
}

export interface MakeRequest {
  /** The address as the browser sees it. */
  url: URL;
  /** The origin at which this process reaches the platform. */
  platformOrigin: string;
  fetch: typeof fetch;
  /** Cleans HTML that a store wrote (bar 12). */
  sanitize: (html: string) => string;
  /** Called with the reason when a page could not be drawn. */
  onFailure: (error: unknown) => void;
}

/** A payment provider of the build, and the origins that it loads from in production. */
export interface ProviderInBuild {
  id: string;
  origins: ProviderOrigins;
}

/**
 * The origins from which a provider's pages and scripts are loaded in production; the host's Content-Security-Policy is made
 * from them.
 */
export interface ProviderOrigins {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
}

/** The store that an address names. The host uses it for what it writes besides pages. */
export interface StoreAt {
  /** The friendly id or the host name. */
  readonly identifier: string;
  readonly isDomain: boolean;
  /** The language that the address names; left out: the store's first one. */
  readonly language?: LanguageCode;
  /** The prefix of the store, and of the language, in the address; empty at the root of its own domain. */
  readonly basePath: string;
  /**
   * The store's canonical addresses: on its own domain if it has one (ADR 16).
   * @param domain the store's own domain, if it has one
   */
  site(domain: string | undefined): StoreSite;
}

/** What a host needs to know about an address to cache its page: which page it is, and how many such pages there may be. */
export interface PageAddress extends Pick<StoreAt, "language"> {
  /** The friendly id or the host name. */
  store: string;
  /** The address to draw, without the parts that the page ignores. */
  url: URL;
  /**
   * `fixed`: one of the few pages that every store has. `thing`: the page of a category or product; such an address may be
   * made up. `question`: a search; there may be any number of them.
   */
  kind: "fixed" | "thing" | "question";
}
