import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";

/** How what is asked for stands in the address. Made once, outside of the component. */
export interface AddressForm<T> {
  read: (address: URLSearchParams) => T;
  write: (asked: T) => URLSearchParams;
}

/**
 * What the shopper has asked for, at once: the router brings the address with less haste, and until then a ticked box
 * would spring back, and a second tick would forget the first.
 * @param subject another one (another query, another category) is another page, and not a further tick
 */
export function useAsked<T>({ read, write }: AddressForm<T>, subject: string): { asked: T; ask: (asked: T) => void } {
  const [address, setAddress] = useSearchParams();
  const type = useNavigationType();
  const [asked, setAsked] = useState(() => read(address));
  const written = useRef<{ words: string; subject: string }>(undefined);
  useEffect(() => {
    const { words, subject: of } = written.current ?? {};
    // An address that was overtaken by a further tick is not gone back to; Back, Forward and another query are.
    const isOvertaken = of === subject && words !== address.toString();
    if (type !== "POP" && isOvertaken) return;
    written.current = undefined;
    setAsked(read(address));
  }, [address, type, subject, read]);
  const ask = useCallback(
    (next: T) => {
      const words = write(next);
      written.current = { words: words.toString(), subject };
      setAsked(next);
      setAddress(words, { preventScrollReset: true });
    },
    [setAddress, write, subject],
  );
  return { asked, ask };
}
