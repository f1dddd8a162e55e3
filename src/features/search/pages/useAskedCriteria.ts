import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { readCriteria, type SearchCriteria, writeCriteria } from "../../../domain/search";

/**
 * What the shopper has asked for, at once: the router brings the address with less haste, and until then a ticked box
 * would spring back, and a second tick would forget the first.
 */
export function useAskedCriteria(): { asked: SearchCriteria; ask: (criteria: SearchCriteria) => void } {
  const [address, setAddress] = useSearchParams();
  const type = useNavigationType();
  const [asked, setAsked] = useState(() => readCriteria(address));
  const written = useRef<string>(undefined);
  useEffect(() => {
    const criteria = readCriteria(address);
    const awaited = written.current && readCriteria(new URLSearchParams(written.current));
    // An address that was overtaken by a further tick is not gone back to; Back, Forward and another query are.
    const isOvertaken = awaited && awaited.query === criteria.query && written.current !== address.toString();
    if (type !== "POP" && isOvertaken) return;
    written.current = undefined;
    setAsked(criteria);
  }, [address, type]);
  const ask = useCallback(
    (criteria: SearchCriteria) => {
      const next = writeCriteria(criteria);
      written.current = next.toString();
      setAsked(criteria);
      setAddress(next, { preventScrollReset: true });
    },
    [setAddress],
  );
  return { asked, ask };
}
