import { makeResetStyles } from "@fluentui/react-components";
import type { ProductFact } from "#contract/catalogue/products.ts";
import { haat, type } from "#design/theme/haat.ts";
import { langOf } from "#kernel/language/langOf.ts";

const useList = makeResetStyles({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: "8px 16px",
  margin: "0",
  ...type.body,
  color: haat.text,
  overflowWrap: "anywhere",
  "& > dt": { color: haat.textSoft },
  "& > dd": { margin: "0" },
});

/** The facts that the store tells of a product: where it is made, how long it keeps. */
export function ProductFacts({ facts = [] }: { facts?: readonly ProductFact[] }) {
  const list = useList();
  return (
    facts.length > 0 && (
      <dl className={list}>
        {facts.flatMap((fact) => [
          <dt key={fact.name} lang={langOf(fact, "label")}>
            {fact.label}
          </dt>,
          <dd key={`${fact.name}:`} lang={langOf(fact, "value")}>
            {fact.value}
          </dd>,
        ])}
      </dl>
    )
  );
}
