import { describe, expect, it, vi } from "vitest";
import { Container } from "../../../../src/kernel/container/Container";
import { Services } from "../../../../src/kernel/container/Services";
import { token } from "../../../../src/kernel/container/token";

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

function open(): Container {
  const container = new Container();
  container.value(Greeting, { greet: (name) => `Hello ${name}` });
  container.shared(Counter, [], () => {
    let last = 0;
    return { next: () => ++last };
  });
  return container;
}

describe("The container", () => {
  it("makes a class with its collaborators, in their order or by name", () => {
    const container = open();
    container.shared(Host, [Greeting, Counter]);
    container.shared(NamedHost, { counter: Counter, greeting: Greeting });
    expect(container.get(Host).welcome("Asha")).toBe("1. Hello Asha");
    expect(container.get(NamedHost).welcome("Ravi")).toBe("2. Hello Ravi");
  });

  it("gives everybody the same shared instance, and each caller a new one otherwise", () => {
    const container = open();
    container.shared(Host, [Greeting, Counter]);
    container.each(NamedHost, { greeting: Greeting, counter: Counter });
    expect(container.get(Host)).toBe(container.get(Host));
    expect(container.get(NamedHost)).not.toBe(container.get(NamedHost));
  });

  it("can be passed on as the reader of services", () => {
    const container = open();
    expect(container.get(Services)).toBe(container);
  });

  it("throws a clear error where nothing is bound", () => {
    expect(() => new Container().get(Host)).toThrow(/Host/);
  });

  it("needs no metadata but that of inversify's own numbers", () => {
    const names = Object.getOwnPropertyNames(Reflect).filter((name) => !/metadata/i.test(name));
    const bare: Record<string, (...given: unknown[]) => unknown> = Object.fromEntries(
      names.map((name) => [name, Reflect[name as "get"] as never]),
    );
    vi.stubGlobal("Reflect", bare);
    const container = open();
    container.shared(Host, [Greeting, Counter]);
    expect(container.get(Host).welcome("Asha")).toBe("1. Hello Asha");
    expect(() => bare.getOwnMetadata?.("design:type", Host)).toThrow("Only metadata of Object");
    expect(() => bare.defineMetadata?.("design:type", String, Host, "welcome")).toThrow("Only metadata of Object");
    vi.unstubAllGlobals();
  });

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
