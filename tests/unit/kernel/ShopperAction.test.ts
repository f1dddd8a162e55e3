import { expect, it } from "vitest";
import { SessionEnded } from "#kernel/http/errors.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import { FakeNotices } from "../domain/support/fakes";

const failWith = (error: unknown) => () => Promise.reject(error);
const asText = (error: unknown) => (error as Error).message;

it("runs once, however often it is asked for while it runs", async () => {
  const action = new ShopperAction(new FakeNotices());
  let runs = 0;
  const work = async () => {
    runs += 1;
    expect(action.isRunning).toBe(true);
  };
  await Promise.all([action.run(work, asText), action.run(work, asText)]);
  expect([runs, action.isRunning]).toEqual([1, false]);
  await action.run(work, asText);
  expect(runs).toBe(2);
});

it("reports a failure, and withdraws it at the next try", async () => {
  const notices = new FakeNotices();
  const action = new ShopperAction(notices);
  await action.run(failWith(new Error("It did not work.")), asText);
  expect([notices.messages, notices.withdrawn, action.isRunning]).toEqual([["It did not work."], [], false]);
  await action.run(async () => {}, asText);
  expect([notices.messages.length, notices.withdrawn]).toEqual([1, ["It did not work."]]);
});

it("reports neither the end of a session nor a failure that is reported elsewhere", async () => {
  const notices = new FakeNotices();
  const action = new ShopperAction(notices);
  await action.run(failWith(new SessionEnded()), asText);
  await action.run(failWith(new Error("lost")), () => undefined);
  expect([notices.messages, action.isRunning]).toEqual([[], false]);
});
