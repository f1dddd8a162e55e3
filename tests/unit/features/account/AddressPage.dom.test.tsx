import { expect, test } from "vitest";
import { AddressBookStore, AddressEditor } from "#domain/addresses/index.ts";
import { Page } from "#features/account/pages/AddressPage.tsx";
import type { Container } from "#kernel/container/Container.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { address } from "#stories/support/commerceBuilders.ts";
import { click, mount } from "../../design/mount";
import { FakeNotices } from "../../domain/support/fakes";

/** The page of a book whose second address becomes the default as `setDefault` says. */
async function openBook(setDefault: () => Promise<void>) {
  const notices = new FakeNotices();
  const book = {
    list: [address(), address({ name: "Ravi" })],
    defaultIndex: 0,
    isLoaded: true,
    error: null,
    setDefault,
  };
  const services = new Map<unknown, unknown>([
    [AddressBookStore, book],
    [AddressEditor, { isOpen: false, isSaving: false, index: null, initial: {}, title: "", error: "", close() {} }],
    [Notices, notices],
  ]);
  const container = { get: (token: unknown) => services.get(token) } as Container;
  const page = await mount(
    <ContainerContext value={container}>
      <Page />
    </ContainerContext>,
  );
  return { notices, page, choose: () => click(page.get('input[value="1"]')) };
}

/** The messages when the call that makes the second address the default ends in this way. */
async function saidOf(error: Error): Promise<string[]> {
  const { notices, page, choose } = await openBook(() => Promise.reject(error));
  await choose();
  await page.unmount();
  return notices.messages;
}

test("the error of a change goes when it is tried again, and stays until then", async () => {
  let end = () => Promise.reject<void>(new HttpError(500, "", ""));
  const { notices, page, choose } = await openBook(() => end());
  await choose();
  expect([notices.messages.length, notices.withdrawn]).toEqual([1, []]);
  end = () => Promise.resolve();
  await choose();
  expect(notices.withdrawn).toEqual(notices.messages);
  await page.unmount();
});

test.each([new HttpError(404, "UNREADABLE", ""), new HttpError(500, "", "")])(
  "reading 34: when the platform has no such call ($status), the page says so in plain words",
  async (error) => {
    expect(await saidOf(error)).toEqual(["The default address could not be changed."]);
  },
);

test.each([
  new HttpError(404, "ADDRESS_NOT_FOUND", "This address is not in your address book."),
  new HttpError(422, "", "This address is too far away."),
  new NetworkError("You seem to be offline."),
])("what is meant for the shopper is shown: $message", async (error) => {
  expect(await saidOf(error)).toEqual([error.message]);
});
