import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";

/** Reads what the shopper asks for from the address's query, and writes it there. Create it once, outside the component. */
export interface AddressCodec<T> {
  read: (address: URLSearchParams) => T;
  write: (asked: T) => URLSearchParams;
}

/**
 * What the shopper asks for (filters, sort order), stored in the address. The state changes at once; the router updates the
 * address later. Without this a ticked box would jump back, and a second tick would forget the first. @param subject the
 * query or category; when it changes, this is a new page and not another tick
 */
export function useAddressState<T>(
  { read, write }: AddressCodec<T>,
  subject: string,
): { asked: T; ask: (asked: T) => void } {
  const [address, setAddress] = useSearchParams();
  const type = useNavigationType();
  const [asked, setAsked] = useState(() => read(address));
  const written = useRef<{ words: string; subject: string }>(undefined);
  useEffect(() => {
    const { words, subject: of } = written.current ?? {};
    // An address that a later tick has overtaken is ignored. Back, Forward and another subject are followed.
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
