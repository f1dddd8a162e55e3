import type { Binding, Resolver } from "./Resolver.types";
import type { Token } from "./Token.types";

/** Makes the services while a page starts, until inversify is loaded and takes over the bindings (ADR 3). */
export class StartingResolver implements Resolver {
  private readonly bindings = new Map<Token<unknown>, Binding>();
  private readonly made = new Map<Token<unknown>, unknown>();
  private next: Resolver | undefined;

  bind(token: Token<unknown>, binding: Binding): void {
    if (this.next) this.next.bind(token, binding);
    else this.bindings.set(token, binding);
  }

  isBound(token: Token<unknown>): boolean {
    return this.next?.isBound(token) ?? this.bindings.has(token);
  }

  get(token: Token<unknown>): unknown {
    if (this.next) return this.next.get(token);
    if (this.made.has(token)) return this.made.get(token);
    const binding = this.bindings.get(token);
    if (binding === undefined) throw new Error(`Nothing is bound to ${String(token)}.`);
    const service = binding.make(...binding.from.map((each) => this.get(each)));
    if (binding.isShared) this.made.set(token, service);
    return service;
  }

  /** From now on `next` makes the services. Shared instances that exist already stay. */
  continueWith(next: Resolver): void {
    for (const [token, binding] of this.bindings) {
      const service = this.made.get(token);
      next.bind(token, this.made.has(token) ? { from: [], make: () => service, isShared: true } : binding);
    }
    this.next = next;
  }
}
