import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AddressDialog } from "#commerce/address-form/AddressDialog.tsx";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import { AddressBookStore, AddressEditor } from "#domain/addresses/index.ts";
import { failureOf } from "#domain/catalogue/index.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import { useService } from "#kernel/react/useService.ts";
import { AccountColumn } from "../views/AccountColumn";
import { AddressCards } from "../views/AddressCards";
import { RemoveAddressModal } from "../views/RemoveAddressModal";
import * as words from "../words.en";

const removalFailure = (error: unknown) => messageOf(error, words.addressNotRemoved);

/** The specification does not name the call that sets the default address, so a platform may not have it. */
const defaultFailure = (error: unknown) => messageOf(error, words.defaultNotChanged);

/** The address book (spec 2.11, Address). */
export const Page = observer(function AddressPage() {
  const book = useService(AddressBookStore);
  const editor = useService(AddressEditor);
  const notices = useService(Notices);
  const [change] = useState(() => new ShopperAction(notices));
  const [removing, setRemoving] = useState<number | null>(null);
  const remove = async (index: number) => {
    await book.remove(index);
    setRemoving(null);
    notices.show("success", words.addressRemoved);
  };
  if (book.error) {
    return <ErrorState {...failureOf(book.error)} headingLevel={1} onRetry={() => void book.refetch()} />;
  }
  if (!book.isLoaded) return <PageSpinner label={words.loadingAddresses} />;
  return (
    <AccountColumn>
      <PageTitle>{words.address}</PageTitle>
      <AddressCards
        addresses={book.list}
        defaultIndex={book.defaultIndex}
        busy={change.isRunning}
        onDefault={(index) => void change.run(() => book.setDefault(index), defaultFailure)}
        onAdd={() => editor.add()}
        onEdit={(index) => editor.edit(index)}
        onRemove={setRemoving}
      />
      <RemoveAddressModal
        name={removing === null ? null : (book.list[removing]?.name ?? null)}
        busy={change.isRunning}
        onCancel={() => setRemoving(null)}
        onRemove={() => {
          if (removing !== null) void change.run(() => remove(removing), removalFailure);
        }}
      />
      <AddressDialog model={editor} />
    </AccountColumn>
  );
});
