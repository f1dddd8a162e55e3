import { Glyph } from "#design/glyph/Glyph.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import type { KioskWords } from "../languages";

export interface CategoryRailProps {
  words: KioskWords;
  categories: readonly { id: string; name: string; picture: string }[];
  /** Undefined for all products, null while a search is shown. */
  current: string | undefined | null;
  onChoose: (id: string | undefined) => void;
}

const SIDE = 72;

/** The categories beside the products. */
export function CategoryRail({ words, categories, current, onChoose }: CategoryRailProps) {
  const isHere = (id: string | undefined) => (id === current ? "true" : undefined);
  return (
    <nav className="kiosk-rail" aria-label={words.categories}>
      <button type="button" aria-current={isHere(undefined)} onClick={() => onChoose(undefined)}>
        <span className="kiosk-rail-all">
          <Glyph name="grid" size={32} />
        </span>
        <span>{words.all}</span>
      </button>
      {categories.map(({ id, name, picture }) => (
        <button key={id} type="button" aria-current={isHere(id)} onClick={() => onChoose(id)}>
          <Picture src={picture} alt="" width={SIDE} height={SIDE} round loading="eager" />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
