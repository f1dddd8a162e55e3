import { expect, it } from "vitest";
import { unobservedIn } from "#scripts/checks/observers.ts";

const STORE = `
export class CartStore {
  count = 0;
  private readonly disposables = new Disposables();
  constructor() {
    makeAutoObservable<this, "disposables">(this, {
      disposables: false,
    });
  }
  get isEmpty(): boolean {
    return this.count === 0;
  }
  quantityOf(id: string): number {
    return this.count;
  }
  add(id: string): void {
    this.count += 1;
  }
}
`;
const check = (text: string, file = "src/features/cart/pages/Some.tsx") =>
  unobservedIn([
    { file: "src/domain/cart/CartStore.ts", text: STORE },
    { file, text },
  ]);

it("a component that reads a store must observe it", () => {
  const plain = "export function Badge() {\n  const cart = useService(CartStore);\n  return <b>{cart.count}</b>;\n}\n";
  expect(check(plain)).toEqual(["src/features/cart/pages/Some.tsx: Badge reads cart.count"]);
  const observed = plain
    .replace("export function Badge", "export const Badge = observer(function Badge")
    .replace(/\}\n$/, "});\n");
  expect(check(observed)).toEqual([]);
  expect(check(plain.replace("cart.count", 'cart.quantityOf("milk")'))).toHaveLength(1);
  expect(
    check("function Badge() {\n  const { isEmpty } = useService(CartStore);\n  return isEmpty;\n}\n"),
  ).toHaveLength(1);
});

it("a store that comes as a prop is read like one that is asked for", () => {
  const view = "function Badge({ cart }: { cart: CartStore }) {\n  return <b>{cart.count}</b>;\n}\n";
  expect(check(view)).toHaveLength(1);
  const passed = `function Page() {
  const cart = useService(CartStore);
  return <Badge cart={cart} />;
}
function Badge({ cart }: BadgeProps) {
  return <b>{cart.count}</b>;
}
`;
  expect(check(passed)).toEqual(["src/features/cart/pages/Some.tsx: Badge reads cart.count"]);
});

it("a view that calls a function which reads a store must observe it, and so must one that uses such a hook", () => {
  const page = `export const Page = observer(function Page() {
  const cart = useService(CartStore);
  return <View quantityOf={(id) => cart.quantityOf(id)} onAdd={(id) => cart.add(id)} />;
});
`;
  const view = 'export function View({ quantityOf }: ViewProps) {\n  return <b>{quantityOf("milk")}</b>;\n}\n';
  expect(check(page + view)).toEqual(["src/features/cart/pages/Some.tsx: View reads quantityOf"]);
  const hook = "function useCount() {\n  return useService(CartStore).count;\n}\n";
  expect(check(`${hook}function Badge() {\n  return <b>{useCount()}</b>;\n}\n`)).toEqual([
    "src/features/cart/pages/Some.tsx: Badge reads useCount",
  ]);
});

it("what is read later, in a handler or an effect, and what never changes need no observer", () => {
  const text = `function Badge() {
  const cart = useService(CartStore);
  useEffect(() => {
    if (cart.isEmpty) leave();
  }, [cart]);
  const leave = () => cart.count;
  return <button onClick={() => cart.count > 0 && cart.add("milk")}>{cart.disposables}</button>;
}
`;
  expect(check(text)).toEqual([]);
});
