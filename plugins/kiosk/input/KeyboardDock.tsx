import { useThemeClassName_unstable as useThemeClass } from "@fluentui/react-shared-contexts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import Keyboard from "react-simple-keyboard";
import "react-simple-keyboard/build/css/index.css";
import type { LanguageCode } from "#contract/languages.ts";
import { useIsPainted } from "#kernel/react/useIsPainted.ts";
import { languageOf, languages } from "../languages";
import { markPage } from "../markPage";
import { type Field, fieldKind } from "./fieldKind";
import { expectedHeight, KeyboardRoom } from "./KeyboardRoom";
import { keyFaces, lettersOf, numberRows } from "./layouts";
import { pressKey } from "./pressKey";

export interface KeyboardDockProps {
  /** The language of the first layout. */
  language: LanguageCode;
}

const faces = keyFaces(languages.map(({ name }) => name));

/** The kiosk's keyboard, shown while a field has the focus. It never covers that field. */
export function KeyboardDock({ language }: KeyboardDockProps) {
  const field = useFocusedField();
  if (field === undefined) return null;
  return <Keys key={language} field={field} language={language} />;
}

function Keys({ field, language }: { field: Field; language: LanguageCode }) {
  const [letters, setLetters] = useState(() => languageOf(language));
  const [isShifted, setShifted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const kind = fieldKind(field) ?? "letters";
  useRoomAbove(place, field, kind);
  // Reserves the keyboard's space at once, so that the sheet with the field is painted before the keys.
  const [expected] = useState(() => expectedHeight(kind));
  const isPainted = useIsPainted();
  const isDrawn = isPainted || expected === 0;
  useKeptFocus();
  const press = (key: string) => {
    if (key === "{shift}") setShifted(!isShifted);
    else if (key === "{lang}")
      setLetters(languages[(languages.indexOf(letters) + 1) % languages.length] ?? languages[0]);
    else if (key === "{done}") field.blur();
    else {
      pressKey(key);
      if (isShifted) setShifted(false);
    }
  };
  const theme = useThemeClass();
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only prevents a touch from taking the focus; the keys are buttons
    <div
      ref={place}
      className={`${theme} kiosk-keyboard kiosk-keyboard-${kind}`}
      data-kiosk-keyboard=""
      // The keys of every language stand as on a keyboard of its country, whichever way it is written.
      lang={language}
      dir="ltr"
      style={isDrawn ? undefined : { minHeight: expected }}
      // An open dialog hides everything else from assistive technology, but its fields need the keyboard.
      data-tabster-never-hide=""
      // A touch on a key must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isDrawn && (
        <Keyboard
          layout={kind === "numbers" ? { default: numberRows } : lettersOf(letters)}
          layoutName={kind === "letters" && isShifted ? "shift" : "default"}
          display={faces}
          buttonAttributes={Object.entries(languageOf(language).words.keyNames).map(([buttons, name]) => ({
            attribute: "aria-label",
            // The name contains the letters that are seen (WCAG 2.5.3).
            value: buttons === "{lang}" ? `${faces[buttons]}: ${name}` : name,
            buttons,
          }))}
          onKeyPress={press}
          useButtonTag
          // A key acts at the click. If it were removed before the click, the click would hit what lies below.
          useMouseEvents
          preventMouseDownDefault
          disableCaretPositioning
        />
      )}
    </div>,
    document.body,
  );
}

/** The focused field. A short moment without focus, as between two boxes of a code, does not count. */
function useFocusedField(): Field | undefined {
  const [field, setField] = useState<Field>();
  useEffect(() => {
    const look = () => {
      const active = document.activeElement;
      setField(fieldKind(active) === undefined ? undefined : (active as Field));
    };
    // Later, when the focus has moved to the next element.
    const soon = () => queueMicrotask(look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", soon);
    // The touch may have removed the field.
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
 * Keeps the focus in the field until the click on a button has been handled. Otherwise the press would take the focus, the
 * keyboard would close, the page would move, and the click would miss.
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

/** Makes the page and its dialogs end above the keyboard, and scrolls the field into view. */
function useRoomAbove(place: React.RefObject<HTMLDivElement | null>, field: Field, kind: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each field and each kind of keyboard has its own height
  useLayoutEffect(() => {
    const unmark = markPage("keyboard", "open");
    const room = new KeyboardRoom(kind);
    // The keys are rendered after this effect, and other layouts have other rows, so the height is observed.
    const measure = () => {
      room.take(place.current?.offsetHeight ?? 0);
      field.scrollIntoView({ block: "center", behavior: "instant" });
    };
    const sizes = new ResizeObserver(measure);
    if (place.current) sizes.observe(place.current);
    return () => {
      sizes.disconnect();
      unmark();
      room.free();
    };
  }, [place, field, kind]);
}
