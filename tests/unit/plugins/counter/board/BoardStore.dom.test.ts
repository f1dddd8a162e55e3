import { expect, it, onTestFinished, vi } from "vitest";
import type { Board } from "#contract/board.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { NetworkError } from "#kernel/http/errors.ts";
import { BoardStore } from "#plugins/counter/board/BoardStore.ts";
import { aBoard } from "#stories/plugins/counter/board/boardBuilders.ts";
import { FakeClock } from "../../../kernel/support/fakes";

async function open() {
  const clock = new FakeClock();
  const platform = { answer: async (): Promise<Board> => aBoard(["5"], ["3"]) };
  const call = vi.fn(() => platform.answer());
  const visibility = {
    isVisible: true,
    tell: () => {},
    onChange(callback: (isVisible: boolean) => void) {
      this.tell = () => callback(true);
      return () => {};
    },
  };
  const bell = { turnOn: vi.fn(async () => {}), turnOff: vi.fn(), ring: vi.fn() };
  const store = new BoardStore({ api: { call } as unknown as ApiClient, clock, visibility, bell: bell as never });
  store.start();
  onTestFinished(() => store.dispose());
  await vi.waitFor(() => expect(store.board).toBeDefined());
  return { store, platform, clock, visibility, bell, call };
}

it("a number that becomes ready stands out for twelve seconds, is announced, and rings once when the sound is on", async () => {
  const { store, platform, clock, bell } = await open();
  expect([store.fresh, store.announced]).toEqual([[], []]);
  await store.turnSound(true);
  platform.answer = async () => aBoard([], ["5", "3"]);
  await clock.pass(4_000);
  expect([store.fresh, store.announced]).toEqual([["5"], ["5"]]);
  await clock.pass(8_000);
  expect(store.fresh).toEqual(["5"]);
  await clock.pass(4_000);
  expect([store.fresh, store.announced, bell.ring.mock.calls.length]).toEqual([[], ["5"], 1]);
  await store.turnSound(false);
  expect(bell.turnOff).toHaveBeenCalled();
});

it("without a network the numbers stay as they were last seen, with their time, until it is back", async () => {
  const { store, platform, clock } = await open();
  const seen = store.seenAt;
  platform.answer = () => Promise.reject(new NetworkError());
  await clock.pass(60_000);
  expect([store.isOffline, store.seenAt, store.board?.ready.numbers]).toEqual([true, seen, ["3"]]);
  platform.answer = async () => aBoard([], ["7"]);
  await clock.pass(4_000);
  expect([store.isOffline, store.board?.ready.numbers, store.fresh]).toEqual([false, ["7"], ["7"]]);
});

it("a number stops standing out without a network, too", async () => {
  const { store, platform, clock } = await open();
  platform.answer = async () => aBoard([], ["5", "3"]);
  await clock.pass(4_000);
  platform.answer = () => Promise.reject(new NetworkError());
  await clock.pass(12_000);
  expect(store.fresh).toEqual([]);
});

it("it fetches every four seconds, never twice at once, not while the page is hidden, and at once when it is visible again", async () => {
  const { platform, clock, visibility, call } = await open();
  await clock.pass(8_000);
  expect(call).toHaveBeenCalledTimes(3);
  visibility.isVisible = false;
  await clock.pass(8_000);
  expect(call).toHaveBeenCalledTimes(3);
  visibility.isVisible = true;
  platform.answer = () => new Promise(() => {});
  visibility.tell();
  expect(call).toHaveBeenCalledTimes(4);
  await clock.pass(8_000);
  expect(call).toHaveBeenCalledTimes(4);
});
