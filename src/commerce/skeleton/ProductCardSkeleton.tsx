import { makeResetStyles } from "@fluentui/react-components";
import { cardLook } from "#design/panel/cardLook.ts";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { media } from "#design/theme/haat.ts";

/** One shape for each line of a product card, so that the skeleton is exactly as tall as the card. */
const useCard = makeResetStyles({
  // A flex column, because there margins do not collapse.
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden",
  ...cardLook,
  "& > *": { flexShrink: 0 },
  "& > :not(:first-child)": { marginInline: "12px" },
  "& > :nth-child(2)": { height: "calc(1rem - 4px)", marginBlock: "10px 2px" },
  "& > :nth-child(3)": { height: "calc(1.25rem - 6px)", marginBlock: "4px 3px" },
  "& > :nth-child(4)": { height: "calc(1.25rem - 6px)", marginBlock: "3px 4px" },
  "& > :nth-child(5)": {
    height: "1rem",
    marginBlock: "calc(8px + 1rem) calc(0.5rem + 6px)",
    [media.phone]: { marginBlockEnd: "calc(1.5rem + 6px)" },
  },
});

export function ProductCardSkeleton({ as: Root = "div" }: { as?: "div" | "li" }) {
  return (
    <Root className={useCard()}>
      <Skeleton shape="picture" />
      <Skeleton width="third" />
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton width="third" />
    </Root>
  );
}
