import "reflect-metadata";
import { Container, type ServiceIdentifier } from "inversify";
import type { Binding, Resolver } from "./Resolver.types";
import type { Token } from "./Token.types";

/** Makes services with inversify: on the host, in tests, and in the browser once the first screen can be used. */
export class InversifyResolver implements Resolver {
  private readonly inner = new Container();

  bind(token: Token<unknown>, { from, make, isShared }: Binding): void {
    const binding = this.inner.bind(token as ServiceIdentifier).toResolvedValue(make, [...from] as ServiceIdentifier[]);
    if (isShared) binding.inSingletonScope();
    else binding.inTransientScope();
  }

  isBound(token: Token<unknown>): boolean {
    return this.inner.isBound(token as ServiceIdentifier);
  }

  get(token: Token<unknown>): unknown {
    return this.inner.get(token as ServiceIdentifier);
  }
}
