import { Fragment } from "react";

/** An e-mail address that breaks before its @ or a dot when it does not fit a line, and not inside a word. */
export function EmailText({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
