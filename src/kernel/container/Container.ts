import { type BindInWhenOnFluentSyntax, Container as Inversify, type ServiceIdentifier } from "inversify";
import { provideMetadata } from "./provideMetadata";
import { Services } from "./Services";
import type { Collaborators, ServiceOf, Token } from "./Token.types";

type Tokens = readonly Token<unknown>[];
type ServicesOf<From extends Tokens> = { [Index in keyof From]: ServiceOf<From[Index]> };
type Make = (...services: unknown[]) => unknown;
type Class = new (...services: unknown[]) => unknown;

/**
 * The container that every `bind…` function fills: inversify with typed tokens (ADR 3). A class is bound with the tokens of its
 * collaborators, which are checked against its constructor. What `new` alone cannot make has a `make` function.
 */
export class Container implements Services {
  private readonly inner: Inversify;

  constructor() {
    provideMetadata();
    this.inner = new Inversify();
    this.value(Services, this);
  }

  get<T>(token: Token<T>): T {
    return this.inner.get(token as ServiceIdentifier<T>);
  }

  isBound(token: Token<unknown>): boolean {
    return this.inner.isBound(token as ServiceIdentifier);
  }

  value<T>(token: Token<T>, value: NoInfer<T>): void {
    this.inner.bind(token as ServiceIdentifier<T>).toConstantValue(value);
  }

  /** All who ask get the same instance. */
  shared<Parameters extends unknown[], T>(made: new (...all: Parameters) => T, from: Collaborators<Parameters>): void;
  shared<T, const From extends Tokens>(
    token: Token<T>,
    from: From,
    make: (...services: ServicesOf<From>) => NoInfer<T>,
  ): void;
  shared(token: Token<unknown>, from: Tokens | Record<string, Token<unknown>>, make?: Make): void {
    this.bind(token, from, make).inSingletonScope();
  }

  /** Everyone who asks gets a new instance. */
  each<Parameters extends unknown[], T>(made: new (...all: Parameters) => T, from: Collaborators<Parameters>): void;
  each<T, const From extends Tokens>(
    token: Token<T>,
    from: From,
    make: (...services: ServicesOf<From>) => NoInfer<T>,
  ): void;
  each(token: Token<unknown>, from: Tokens | Record<string, Token<unknown>>, make?: Make): void {
    this.bind(token, from, make).inTransientScope();
  }

  private bind(
    token: Token<unknown>,
    from: Tokens | Record<string, Token<unknown>>,
    make: Make = (...services) => new (token as Class)(...services),
  ): BindInWhenOnFluentSyntax<unknown> {
    const binding = this.inner.bind(token as ServiceIdentifier);
    if (isList(from)) return binding.toResolvedValue(make, [...from]);
    const names = Object.keys(from);
    const makeByName: Make = (...services) =>
      make(Object.fromEntries(names.map((name, index) => [name, services[index]])));
    return binding.toResolvedValue(makeByName, Object.values(from));
  }
}

function isList(from: Tokens | Record<string, Token<unknown>>): from is Tokens {
  return Array.isArray(from);
}
