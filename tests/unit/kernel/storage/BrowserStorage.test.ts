import { expect, it } from "vitest";
import { BrowserStorage } from "#kernel/storage/BrowserStorage.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";

/** The browser's storage, with room for a text of so many letters. */
const areaFor = (room: { letters: number }) => {
  const kept = new MemoryStorage();
  const setItem = (key: string, value: string) => {
    if (value.length > room.letters) throw new DOMException("full", "QuotaExceededError");
    kept.setItem(key, value);
  };
  return { getItem: (key: string) => kept.getItem(key), removeItem: (key: string) => kept.removeItem(key), setItem };
};

it("a value that the browser has no room for is stored until the page is closed, and reported as temporary", () => {
  const room = { letters: 3 };
  const area = areaFor(room) as unknown as Storage;
  const storage = new BrowserStorage(() => area);
  storage.setItem("short", "abc");
  expect(storage.isFleeting).toBe(false);
  storage.setItem("long", "abcd");
  expect([storage.getItem("long"), storage.isFleeting]).toEqual(["abcd", true]);
  room.letters = 4;
  storage.setItem("long", "abcd");
  expect([storage.getItem("long"), area.getItem("long"), storage.isFleeting]).toEqual(["abcd", "abcd", false]);
});
