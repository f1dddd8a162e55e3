import type { Resolver } from "./Resolver.types";
import { Services } from "./Services";
import type { Collaborators, ServiceOf, Token } from "./Token.types";

type Tokens = readonly Token<unknown>[];
type ServicesOf<From extends Tokens> = { [Index in keyof From]: ServiceOf<From[Index]> };
type Make = (...services: unknown[]) => unknown;
type Class = new (...services: unknown[]) => unknown;

/**
 * The container that every `bind…` function fills: inversify with typed tokens (ADR 3). A class is bound with the tokens of
 * its collaborators, which are checked against its constructor. What needs more than `new` is bound with a `make` function.
 */
export class Container implements Services {
  constructor(private readonly resolver: Resolver) {
    this.value(Services, this);
  }

  get<T>(token: Token<T>): T {
    return this.resolver.get(token) as T;
  }

  isBound(token: Token<unknown>): boolean {
    return this.resolver.isBound(token);
  }

  value<T>(token: Token<T>, value: NoInfer<T>): void {
    this.resolver.bind(token, { from: [], make: () => value, isShared: true });
  }

  /** Everyone who asks gets the same instance. */
  shared<Parameters extends unknown[], T>(made: new (...all: Parameters) => T, from: Collaborators<Parameters>): void;
  shared<T, const From extends Tokens>(
    token: Token<T>,
    from: From,
    make: (...services: ServicesOf<From>) => NoInfer<T>,
  ): void;
  shared(token: Token<unknown>, from: Tokens | Record<string, Token<unknown>>, make?: Make): void {
    this.bind(token, true, from, make);
  }

  /** Everyone who asks gets a new instance. */
  each<Parameters extends unknown[], T>(made: new (...all: Parameters) => T, from: Collaborators<Parameters>): void;
  each<T, const From extends Tokens>(
    token: Token<T>,
    from: From,
    make: (...services: ServicesOf<From>) => NoInfer<T>,
  ): void;
  each(token: Token<unknown>, from: Tokens | Record<string, Token<unknown>>, make?: Make): void {
    this.bind(token, false, from, make);
  }

  private bind(
    token: Token<unknown>,
    isShared: boolean,
    from: Tokens | Record<string, Token<unknown>>,
    make: Make = (...services) => new (token as Class)(...services),
  ): void {
    const given = isList(from) ? make : byName(Object.keys(from), make);
    this.resolver.bind(token, { from: Object.values(from), make: given, isShared });
  }
}

/** Passes the services to `make` as one object. */
function byName(names: string[], make: Make): Make {
  return (...services) => make(Object.fromEntries(names.map((name, index) => [name, services[index]])));
}

function isList(from: Tokens | Record<string, Token<unknown>>): from is Tokens {
  return Array.isArray(from);
}
