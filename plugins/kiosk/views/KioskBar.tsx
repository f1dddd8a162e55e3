import { Glyph, type GlyphName } from "../../../src/ui/glyph/Glyph";
import type { KioskWords } from "../words/english";

export interface KioskBarProps {
  words: KioskWords;
  /** The current path, from the store's root. */
  path: string;
  count: number;
  onHome: () => void;
  onSearch: () => void;
  onCart: () => void;
  onStartOver: () => void;
}

/** The bar at the bottom of the screen, in reach of the hand. */
export function KioskBar({ words, path, count, onHome, onSearch, onCart, onStartOver }: KioskBarProps) {
  const isCart = path === "/cart";
  return (
    <nav className="kiosk-bar" aria-label="Kiosk">
      <BarButton icon="home" text={words.home} isHere={path === "/"} onClick={onHome} />
      <BarButton icon="search" text={words.search} isHere={path === "/search"} onClick={onSearch} />
      <BarButton icon="cart" text={words.cart} isHere={isCart} count={count} onClick={onCart} />
      <BarButton icon="dismiss" text={words.startOver} isHere={false} onClick={onStartOver} />
    </nav>
  );
}

interface BarButtonProps {
  icon: GlyphName;
  text: string;
  isHere: boolean;
  count?: number;
  onClick: () => void;
}

function BarButton({ icon, text, isHere, count = 0, onClick }: BarButtonProps) {
  return (
    <button type="button" aria-current={isHere ? "page" : undefined} onClick={onClick}>
      <Glyph name={icon} size={32} />
      <span>{text}</span>
      {count > 0 && <span className="kiosk-badge">{count}</span>}
    </button>
  );
}
