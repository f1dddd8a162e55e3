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

/** The messages when the call that makes the second address the default ends in this way. */
async function saidOf(error: Error): Promise<string[]> {
  const notices = new FakeNotices();
  const book = {
    list: [address(), address({ name: "Ravi" })],
    defaultIndex: 0,
    isLoaded: true,
    error: null,
    setDefault: () => Promise.reject(error),
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
  await click(page.get('input[value="1"]'));
  await page.unmount();
  return notices.messages;
}

test.each([new HttpError(404, "UNREADABLE", ""), new HttpError(500, "", "")])(
  "reading 34: a platform without the call ($status) is spoken for in plain words",
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
