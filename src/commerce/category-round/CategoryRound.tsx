import { makeResetStyles } from "@fluentui/react-components";
import { useLink } from "#design/link/Link.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { haat, media, motion, type } from "#design/theme/haat.ts";

export interface CategoryRoundProps {
  href: string;
  name: string;
  picture?: string | null;
}

const useRound = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  rowGap: "8px",
  width: "84px",
  color: haat.text,
  textAlign: "center",
  textDecorationLine: "none",
  borderRadius: haat.radiusCard,
  [media.tabletUp]: { width: "128px" },
  "& > :first-child": {
    aspectRatio: "1",
    borderRadius: haat.radiusFull,
    transition: `transform ${motion.gentle}`,
  },
  [media.hover]: { ":hover > :first-child": { transform: "scale(1.05)" } },
  "& > span": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    overflow: "hidden",
    ...type.body,
    overflowWrap: "anywhere",
  },
});

/** A category: a round picture with its name below, together one link. */
export function CategoryRound({ href, name, picture }: CategoryRoundProps) {
  const round = useRound();
  const Link = useLink();
  return (
    <Link href={href} className={round}>
      <Picture
        src={picture}
        alt=""
        width={128}
        height={128}
        widths={[96, 160, 256]}
        sizes="(max-width: 47.9375em) 84px, 128px"
      />
      <span>{name}</span>
    </Link>
  );
}
