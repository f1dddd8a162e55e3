import { autorun } from "mobx";
import { expect, test } from "vitest";
import { HttpPostalLookup } from "#domain/addresses/HttpPostalLookup.ts";
import { AddressBookStore, AddressDrafts, AddressEditor, addressText } from "#domain/addresses/index.ts";
import { HttpError, NetworkError, SessionEnded } from "#kernel/http/errors.ts";
import type { HttpTransport, TransportRequest } from "#kernel/http/HttpTransport.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { address, addressBook } from "#stories/support/commerceBuilders.ts";
import { type Asked, FakeApi, STORE } from "../support/fakes";

const shopper = { customerId: "c-1", name: "Asha", mobile: "9876543210" };
const india = { country: "India" };
const nowhere = { find: async () => undefined };
const drafts = (storage = new MemoryStorage(), who = shopper) => new AddressDrafts(STORE, tabStorageIn(storage), who);

function book(answer: (asked: Asked) => unknown) {
  const api = new FakeApi(answer);
  return { api, store: new AddressBookStore(api, new CoreQueryCache(), shopper) };
}

test("spec 7.2, Addresses: each change is posted under the customer's id, and the book is read again (reading 34)", async () => {
  const { api, store } = book(({ method }) =>
    method === "GET" ? addressBook([address(), address({ name: "Ravi" })], 1) : null,
  );
  await store.add(address());
  await store.update(1, address());
  await store.remove(0);
  await store.setDefault(1);
  const changes = api.asked.filter(({ method }) => method === "POST");
  expect(api.asked.map(({ method }) => method)).toEqual(["POST", "GET", "POST", "GET", "POST", "GET", "POST", "GET"]);
  expect(changes.map(({ path, params, body }) => [path.split("/").at(-1), params.id, body])).toEqual([
    ["add", "c-1", { address: address() }],
    ["update", "c-1", { addressIndex: 1, address: address() }],
    ["remove", "c-1", { addressIndex: 0 }],
    ["default", "c-1", { addressIndex: 1 }],
  ]);
  expect([store.list.length, store.defaultIndex]).toEqual([2, 1]);
});

test("a default that points beyond the list is its last address, and an empty book has none", async () => {
  const beyond = book(() => addressBook([address()], 7));
  await beyond.store.add(address());
  expect(beyond.store.defaultIndex).toBe(0);
  const empty = book(() => addressBook([], 0));
  await empty.store.remove(0);
  expect(empty.store.defaultIndex).toBe(-1);
});

test("spec 2.11, Address: the dialog is called 'Add Address' or 'Edit Address' and closes once saved", async () => {
  const { store } = book(() => addressBook([address(), address({ name: "Ravi" })]));
  const editor = new AddressEditor(store, nowhere, shopper, drafts(), india);
  editor.add();
  expect([editor.title, editor.isOpen, editor.initial]).toEqual([
    "Add Address",
    true,
    { name: "Asha", mobile: "9876543210", country: "India" },
  ]);
  expect(await editor.save(address({ name: "Ravi" }))).toBe(1);
  expect(editor.isOpen).toBe(false);
  editor.edit(1);
  expect([editor.title, editor.initial.name]).toEqual(["Edit Address", "Ravi"]);
});

test("an address is chosen where the platform has put it, and none where the book cannot be read (reading 34)", async () => {
  const answers = [null, addressBook([address({ name: "Ravi" }), address()]), null, new NetworkError()];
  const { store } = book(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const editor = new AddressEditor(store, nowhere, shopper, drafts(), india);
  editor.add();
  expect(await editor.save(address({ name: "Ravi" }))).toBe(0);
  editor.add();
  expect(await editor.save(address({ name: "Sita" }))).toBeUndefined();
  expect([editor.isOpen, editor.error]).toEqual([false, ""]);
});

test("an address book that was requested before a change does not replace the one after it", async () => {
  let answerOld = (_: unknown) => {};
  const old = new Promise((resolve) => {
    answerOld = resolve;
  });
  let reads = 0;
  const { store } = book(({ method }) => {
    if (method === "POST") return null;
    reads += 1;
    return reads === 1 ? old : addressBook([address(), address({ name: "Ravi" })]);
  });
  const stop = autorun(() => store.list);
  await store.add(address({ name: "Ravi" }));
  answerOld(addressBook([address()]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.list.map(({ name }) => name)).toEqual([address().name, "Ravi"]);
  stop();
});

test.each([
  ["a refusal", new HttpError(400, "INVALID_ADDRESS", "Please enter a valid Pincode"), "Please enter a valid Pincode"],
  ["HTML", new HttpError(502, "UNREADABLE", ""), "The address could not be saved. Try again."],
  ["offline", new NetworkError(), "You seem to be offline. Check your connection and try again."],
  ["the end of the session", new SessionEnded(), ""],
])("a failed save (%s) keeps the dialog open with its reason", async (_, error, words) => {
  const { store } = book(() => {
    throw error;
  });
  const editor = new AddressEditor(store, nowhere, shopper, drafts(), india);
  editor.add();
  expect(await editor.save(address())).toBeUndefined();
  expect([editor.isOpen, editor.isSaving, editor.error]).toEqual([true, false, words]);
});

test("what was typed comes back when the dialog is opened again, until it is saved", async () => {
  const { store } = book(() => addressBook([address()]));
  const editor = new AddressEditor(store, nowhere, shopper, drafts(), india);
  editor.add();
  editor.close();
  editor.keepDraft({ name: "Half a na" });
  editor.add();
  expect(editor.initial).toEqual({ name: "Half a na" });
  await editor.save(address());
  editor.keepDraft(address());
  editor.add();
  expect(editor.initial).toEqual({ name: "Asha", mobile: "9876543210", country: "India" });
});

test("what was typed survives a reload for the same shopper, and nobody else sees it", async () => {
  const { store } = book(() => addressBook([address()]));
  const storage = new MemoryStorage();
  const before = new AddressEditor(store, nowhere, shopper, drafts(storage), india);
  before.add();
  before.keepDraft({ name: "Half a na" });
  before.edit(0);
  before.keepDraft({ name: "Asha R" });
  const after = new AddressEditor(store, nowhere, shopper, drafts(storage), india);
  after.add();
  expect(after.initial).toEqual({ name: "Half a na" });
  after.edit(0);
  expect(after.initial).toEqual({ name: "Asha R" });
  const other = { ...shopper, customerId: "c-2", name: "Ravi" };
  const another = new AddressEditor(store, nowhere, other, drafts(storage, other), india);
  another.add();
  expect(another.initial).toEqual({ name: "Ravi", mobile: "9876543210", country: "India" });
});

test("a form that is open while the session ends leaves nothing behind", async () => {
  const { store } = book(() => addressBook([]));
  const storage = new MemoryStorage();
  const editor = new AddressEditor(store, nowhere, shopper, drafts(storage, { ...shopper, customerId: "" }), india);
  editor.add();
  editor.keepDraft({ name: "Half a na" });
  expect(storage.getItem("store_drafts_fresh-basket")).toBeNull();
});

test.each([
  "not JSON",
  "[]",
  '{"customerId":"c-1","drafts":null}',
  '{"customerId":"c-1","drafts":{"null":{"name":7}}}',
])("a stored draft of another make (%s) is none", (stored) => {
  const { store } = book(() => addressBook([]));
  const storage = new MemoryStorage();
  storage.setItem("store_drafts_fresh-basket", stored);
  const editor = new AddressEditor(store, nowhere, shopper, drafts(storage), india);
  editor.add();
  expect(editor.initial).toEqual({ name: "Asha", mobile: "9876543210", country: "India" });
});

function lookup(body: unknown) {
  const sent: TransportRequest[] = [];
  const transport: HttpTransport = {
    send: async (request) => {
      sent.push(request);
      return { status: 200, headers: {}, body };
    },
  };
  return { sent, postal: new HttpPostalLookup(transport, "https://pin.example/pincode/") };
}
const signal = new AbortController().signal;

test("spec 5, Address form: the first post office's district, state and country", async () => {
  const offices = [
    { District: "Bengaluru", State: "Karnataka", Country: "India" },
    { District: "Elsewhere", State: "Other", Country: "India" },
  ];
  const { postal, sent } = lookup([{ Status: "Success", PostOffice: offices }]);
  expect(await postal.find("560011", signal)).toEqual({ city: "Bengaluru", state: "Karnataka", country: "India" });
  expect(sent[0]?.url).toBe("https://pin.example/pincode/560011");
});

test("reading 20: the postal look-up carries no store and no token", async () => {
  const { postal, sent } = lookup([]);
  await postal.find("560011", signal);
  expect([sent[0]?.headers, sent[0]?.body]).toEqual([{ accept: "application/json" }, undefined]);
});

test.each([
  ["nobody knows the pin", [{ Status: "Error", PostOffice: null }]],
  ["a page", "<html>"],
  ["nothing", null],
  ["an office of numbers", [{ PostOffice: [{ District: 1, State: {}, Country: [] }] }]],
])("a look-up that answers %s finds no place", async (_, body) => {
  expect(await lookup(body).postal.find("560011", signal)).toBeUndefined();
});

test("a draft that is kept when the form closes is visible to an observing screen", async () => {
  const { store } = book(() => addressBook([address()]));
  const editor = new AddressEditor(store, nowhere, shopper, drafts(), india);
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push([editor.isOpen, editor.initial.name]));
  editor.add();
  editor.close();
  editor.keepDraft({ name: "Half a na" });
  editor.add();
  stop();
  expect(seen.at(-1)).toEqual([true, "Half a na"]);
});

test("a town written from right to left does not move the pincode behind it", () => {
  const { street, town } = addressText(address({ address: "12 Mill Road", city: "حيدر آباد", state: "Telangana" }));
  expect(street).toContain("12 Mill Road");
  expect(town).toMatch(/^\u2068حيدر آباد\u2069, Telangana, .* \d+$/);
});
