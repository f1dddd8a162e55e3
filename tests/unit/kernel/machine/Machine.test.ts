import { autorun } from "mobx";
import { expect, test, vi } from "vitest";
import { IGNORED, Machine } from "#kernel/machine/Machine.ts";

const MOVES = {
  shut: { open: "open", shut: IGNORED },
  open: { shut: "shut" },
} as const;
type Door = { readonly is: "shut" } | { readonly is: "open"; readonly by: string };

const door = () => new Machine<Door, typeof MOVES>(MOVES, { is: "shut" });

test("a move leads to a new state with its data, and observers are notified", () => {
  const machine = door();
  const seen: string[] = [];
  const end = autorun(() => seen.push(machine.state.is));
  expect(machine.expects("open")).toBe(true);
  expect(machine.send("open", { by: "Asha" })).toEqual({ is: "open", by: "Asha" });
  end();
  expect([seen, machine.is("open"), machine.is("shut")]).toEqual([["shut", "open"], true, false]);
});

test("an event that is ignored changes nothing", () => {
  const machine = door();
  const { state } = machine;
  expect([machine.expects("shut"), machine.send("shut"), machine.state]).toEqual([false, undefined, state]);
});

test("an event that nobody expected is an error in development, and changes nothing in production", () => {
  const machine = door();
  machine.send("open", { by: "Asha" });
  const { state } = machine;
  expect(machine.expects("open")).toBe(false);
  expect(() => machine.send("open", { by: "Ravi" })).toThrow('"open" is not expected in the state "open"');
  vi.stubEnv("NODE_ENV", "production");
  expect([machine.send("open", { by: "Ravi" }), machine.state]).toEqual([undefined, state]);
});
