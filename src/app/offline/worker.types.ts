/** What the worker uses of its global scope: TypeScript's library for pages has no service workers. */
export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: WaitingEvent) => void): void;
  addEventListener(type: "message", listen: (event: MessageFromPage) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
}

/** The browser keeps the worker running until the promise is settled. */
export interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** `keepOpen` names the files that the page was loaded from. */
export interface MessageFromPage extends WaitingEvent {
  readonly data: string[];
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The files of the build that this worker belongs to; written into it by the build. */
export interface OfflineBuild {
  /** Differs for every other list of files. */
  version: string;
  /** Their addresses: `/assets/main.ceb8ff40.js`. */
  files: readonly string[];
}
