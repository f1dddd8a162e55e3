import { describe, expect, it, vi } from "vitest";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import type { Resolver } from "#kernel/container/Resolver.types.ts";
import { Services } from "#kernel/container/Services.ts";
import { StartingResolver } from "#kernel/container/StartingResolver.ts";
import { token } from "#kernel/container/token.ts";

interface Greeting {
  greet(name: string): string;
}
const Greeting = token<Greeting>("test.Greeting");
interface Counter {
  next(): number;
}
const Counter = token<Counter>("test.Counter");

class Host {
  constructor(
    private readonly greeting: Greeting,
    private readonly counter: Counter,
  ) {}
  welcome(name: string): string {
    return `${this.counter.next()}. ${this.greeting.greet(name)}`;
  }
}

class NamedHost {
  constructor(private readonly all: { greeting: Greeting; counter: Counter }) {}
  welcome(name: string): string {
    return `${this.all.counter.next()}. ${this.all.greeting.greet(name)}`;
  }
}

function open(resolver: Resolver = new InversifyResolver()): Container {
  const container = new Container(resolver);
  container.value(Greeting, { greet: (name) => `Hello ${name}` });
  container.shared(Counter, [], () => {
    let last = 0;
    return { next: () => ++last };
  });
  return container;
}

const RESOLVERS: [string, () => Resolver][] = [
  ["by inversify", () => new InversifyResolver()],
  ["while a page starts", () => new StartingResolver()],
  ["when inversify has taken over", takenOver],
];

function takenOver(): Resolver {
  const resolver = new StartingResolver();
  resolver.continueWith(new InversifyResolver());
  return resolver;
}

describe.each(RESOLVERS)("The container, %s,", (_, resolver) => {
  it("makes a class with its collaborators, in their order or by name", () => {
    const container = open(resolver());
    container.shared(Host, [Greeting, Counter]);
    container.shared(NamedHost, { counter: Counter, greeting: Greeting });
    expect(container.get(Host).welcome("Asha")).toBe("1. Hello Asha");
    expect(container.get(NamedHost).welcome("Ravi")).toBe("2. Hello Ravi");
  });

  it("gives everybody the same shared instance, and each caller a new one otherwise", () => {
    const container = open(resolver());
    container.shared(Host, [Greeting, Counter]);
    container.each(NamedHost, { greeting: Greeting, counter: Counter });
    expect(container.get(Host)).toBe(container.get(Host));
    expect(container.get(NamedHost)).not.toBe(container.get(NamedHost));
  });

  it("can be passed on as the reader of services", () => {
    const container = open(resolver());
    expect(container.get(Services)).toBe(container);
  });

  it("throws a clear error where nothing is bound", () => {
    expect(() => new Container(resolver()).get(Host)).toThrow(/Host/);
  });

  it("lists the tokens that are bound", () => {
    const container = open(resolver());
    expect([container.isBound(Counter), container.isBound(Host)]).toEqual([true, false]);
  });
});

describe("The container of a page that starts", () => {
  it("keeps the shared instances that it made when inversify takes over, and leaves the others to inversify", () => {
    const resolver = new StartingResolver();
    const container = open(resolver);
    const made = vi.fn((greeting: Greeting, counter: Counter) => new Host(greeting, counter));
    container.shared(Host, [Greeting, Counter], made);
    container.each(NamedHost, { greeting: Greeting, counter: Counter });
    const early = container.get(NamedHost);
    expect(early.welcome("Asha")).toBe("1. Hello Asha");
    const inversify = new InversifyResolver();
    resolver.continueWith(inversify);
    expect(made).not.toHaveBeenCalled();
    expect(container.get(NamedHost)).not.toBe(early);
    expect(container.get(Host).welcome("Ravi")).toBe("2. Hello Ravi");
    expect(inversify.get(Host)).toBe(container.get(Host));
    expect(inversify.get(Counter)).toBe(container.get(Counter));
  });

  it("passes later bindings to inversify", () => {
    const resolver = new StartingResolver();
    const container = open(resolver);
    const inversify = new InversifyResolver();
    resolver.continueWith(inversify);
    container.shared(Host, [Greeting, Counter]);
    expect(inversify.isBound(Host)).toBe(true);
    expect(container.get(Host)).toBe(container.get(Host));
  });
});

describe("The container", () => {
  it("does not compile with a swapped, a missing or a foreign collaborator", () => {
    const container = open();
    // @ts-expect-error: swapped
    container.shared(Host, [Counter, Greeting]);
    // @ts-expect-error: one is missing
    container.shared(Host, [Greeting]);
    // @ts-expect-error: one too many
    container.shared(Host, [Greeting, Counter, Counter]);
    // @ts-expect-error: swapped by name
    container.each(NamedHost, { greeting: Counter, counter: Greeting });
    // @ts-expect-error: a name is missing
    container.each(NamedHost, { greeting: Greeting });
    // @ts-expect-error: a symbol without a type
    container.each(Host, [Symbol.for("test.Greeting"), Counter]);
    // @ts-expect-error: what is made is not what the token promises
    container.shared(Greeting, [Counter], (counter) => counter);
    // @ts-expect-error: nor what is given
    container.value(Counter, { greet: () => "" });
    // @ts-expect-error: nor what is asked for
    const counter: Counter = open().get(Greeting);
    expect(counter).toBeDefined();
  });
});
