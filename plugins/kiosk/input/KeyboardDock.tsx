import { useThemeClassName_unstable as useThemeClass } from "@fluentui/react-shared-contexts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import Keyboard from "react-simple-keyboard";
import "react-simple-keyboard/build/css/index.css";
import { type Field, fieldKind } from "./fieldKind";
import { keyFaces, keyNames, letterRows, numberRows } from "./layouts";
import { pressKey } from "./pressKey";

export interface KeyboardDockProps {
  /** The letters that it begins with: `en`, `hi`. */
  language: string;
}

const LANGUAGES = Object.keys(letterRows);

/** The in-app keyboard: there while a field has the focus, and never over that field. */
export function KeyboardDock({ language }: KeyboardDockProps) {
  const field = useFocusedField();
  if (field === undefined) return null;
  return <Keys key={language} field={field} language={language} />;
}

function Keys({ field, language }: { field: Field; language: string }) {
  const [letters, setLetters] = useState(language in letterRows ? language : "en");
  const [isShifted, setShifted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const kind = fieldKind(field) ?? "letters";
  useRoomAbove(place, field, kind);
  useKeptFocus();
  const press = (key: string) => {
    if (key === "{shift}") setShifted(!isShifted);
    else if (key === "{lang}") setLetters(LANGUAGES[(LANGUAGES.indexOf(letters) + 1) % LANGUAGES.length] ?? "en");
    else if (key === "{done}") field.blur();
    else {
      pressKey(key);
      if (isShifted) setShifted(false);
    }
  };
  const theme = useThemeClass();
  const rows = letterRows[letters] ?? letterRows.en;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a touch from taking the focus; the keys are buttons
    <div
      ref={place}
      className={`${theme} kiosk-keyboard kiosk-keyboard-${kind}`}
      data-kiosk-keyboard=""
      // A dialog hides the page from assistive technology, but not what one writes in it with.
      data-tabster-never-hide=""
      // Touching a key must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Keyboard
        layout={kind === "numbers" ? { default: numberRows } : { ...rows }}
        layoutName={kind === "letters" && isShifted ? "shift" : "default"}
        display={keyFaces}
        buttonAttributes={Object.entries(keyNames).map(([buttons, value]) => ({
          attribute: "aria-label",
          value,
          buttons,
        }))}
        onKeyPress={press}
        useButtonTag
        // At the click: keys that are gone before it would let it through to what is below.
        useMouseEvents
        preventMouseDownDefault
        disableCaretPositioning
      />
    </div>,
    document.body,
  );
}

/** The field that is written in. Moving from one box of a code to the next is no end of it. */
function useFocusedField(): Field | undefined {
  const [field, setField] = useState<Field>();
  useEffect(() => {
    const look = () => {
      const active = document.activeElement;
      setField(fieldKind(active) === undefined ? undefined : (active as Field));
    };
    // After the focus has arrived where it goes.
    const soon = () => queueMicrotask(look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", soon);
    // What was touched may have taken the field away.
    document.addEventListener("click", soon);
    return () => {
      document.removeEventListener("click", soon);
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", soon);
    };
  }, []);
  return field;
}

/**
 * A button that is touched takes the focus before its click: the keyboard would go, everything would move, and the click
 * would miss. So the field keeps it until the button has done its work.
 */
function useKeptFocus(): void {
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button, a[href], label")) event.preventDefault();
    };
    document.addEventListener("mousedown", keep, true);
    return () => document.removeEventListener("mousedown", keep, true);
  }, []);
}

/** The page and its dialogs end where the keyboard begins, and the field is scrolled into what is left. */
function useRoomAbove(place: React.RefObject<HTMLDivElement | null>, field: Field, kind: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field or pad is another height
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.keyboard = "open";
    // Its keys are drawn after this, and other letters have other rows.
    const measure = () => {
      root.style.setProperty("--kiosk-keyboard", `${place.current?.offsetHeight ?? 0}px`);
      field.scrollIntoView({ block: "center", behavior: "instant" });
    };
    const sizes = new ResizeObserver(measure);
    if (place.current) sizes.observe(place.current);
    return () => {
      sizes.disconnect();
      delete root.dataset.keyboard;
      root.style.removeProperty("--kiosk-keyboard");
    };
  }, [place, field, kind]);
}
