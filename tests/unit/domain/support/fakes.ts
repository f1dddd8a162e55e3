import type { Endpoint } from "#contract/endpoint.ts";
import type { ApiClient, CallOf } from "#kernel/http/ApiClient.ts";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { NoticeKind, Notices } from "#kernel/notices/Notices.ts";

export interface Asked {
  method: string;
  path: string;
  params: Record<string, string>;
  body: Record<string, unknown>;
  query: Record<string, unknown>;
  key?: string;
}

/** Answers every call with one function, and records the calls. */
export class FakeApi implements ApiClient {
  readonly asked: Asked[] = [];
  constructor(public answer: (asked: Asked) => unknown) {}

  async call<E extends Endpoint>(endpoint: E, ...[given]: [CallOf<E>?]): Promise<never> {
    const call = (given ?? {}) as Partial<Asked>;
    const { params = {}, body = {}, query = {}, key } = call;
    const asked: Asked = { method: endpoint.method, path: endpoint.path, params, body, query, key };
    this.asked.push(asked);
    return (await this.answer(asked)) as never;
  }

  to(pathEnd: string): Asked[] {
    return this.asked.filter((asked) => asked.path.endsWith(pathEnd));
  }
}

export class FakeNotices implements Notices {
  readonly shown: { kind: NoticeKind; message: string }[] = [];
  show(kind: NoticeKind, message: string): void {
    this.shown.push({ kind, message });
  }
  readonly withdrawn: string[] = [];
  withdraw(_kind: NoticeKind, message: string): void {
    this.withdrawn.push(message);
  }
  get messages(): string[] {
    return this.shown.map(({ message }) => message);
  }
}

export class FakeNavigation implements Navigation {
  readonly moves: { path: string; options?: { replace?: boolean; state?: unknown } }[] = [];
  path = "/";
  go(path: string, options?: { replace?: boolean; state?: unknown }): void {
    this.moves.push({ path, options });
    this.path = path;
  }
}

export const STORE = { identifier: "fresh-basket", isDomain: false, basePath: "/fresh-basket" };
