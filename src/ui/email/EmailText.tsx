import { Fragment } from "react";

/** An e-mail address that does not fit its line breaks before its @ or a dot, and not inside a word. */
export function EmailText({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
