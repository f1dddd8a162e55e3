import { mergeClasses } from "@fluentui/react-components";
import { Fragment } from "react";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { Price } from "../price/Price";
import * as words from "../words.en";
import { useSuggestionStyles } from "./useSuggestionStyles";

export interface Suggestion {
  /** Suggestions with the same group stand together under its title. */
  group: string;
  key: string;
  words: string;
  /** Without a picture an icon is drawn. */
  picture?: string;
  detail?: string;
  /** Integer paise. */
  sellingPrice?: number;
  mrp?: number;
}

export interface SuggestionListProps {
  /** The id of the listbox; an option's id is `<id>-<index>`. */
  id: string;
  suggestions: readonly Suggestion[];
  /** The title of each group; a group may have none. */
  titles: Record<string, string>;
  activeKey: string | undefined;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
  /** Drawn above the suggestions: what the microphone recognises, or why it does not. */
  notice?: string;
  /** Removes the recent searches; left out when there are none. */
  onClearRecent?: () => void;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** The list under a search box. The box keeps the focus and names the active option by its id (ARIA combobox). */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, titles, activeKey, onChoose, onPoint, notice, onClearRecent } = props;
  const { panel, option, ...styles } = useSuggestionStyles();
  return (
    <div className={panel}>
      <p role="status" className={notice ? styles.notice : styles.hidden}>
        {notice}
      </p>
      <div role="listbox" id={id} aria-label={words.suggestions}>
        {suggestions.map(({ group, key, words: name, picture, detail, sellingPrice, mrp }, index) => (
          <Fragment key={key}>
            {group !== suggestions[index - 1]?.group && titles[group] && (
              <div role="presentation" className={styles.title}>
                {titles[group]}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box, which has the focus, handles the keys */}
            <div
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={key === activeKey}
              className={mergeClasses(option, key === activeKey && styles.active)}
              // So that the box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => key !== activeKey && onPoint(index)}
              onClick={() => onChoose(index)}
            >
              {picture === undefined ? (
                <span className={styles.sign}>
                  <Glyph name="search" size={18} />
                </span>
              ) : (
                <Picture src={picture} alt="" width={40} height={40} loading="eager" className={styles.picture} />
              )}
              <span className={styles.words}>
                {name}
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
              {sellingPrice !== undefined && (
                <Price size="small" sellingPrice={sellingPrice} mrp={mrp} className={styles.price} />
              )}
            </div>
          </Fragment>
        ))}
      </div>
      {onClearRecent && (
        <button type="button" className={styles.clear} onClick={onClearRecent}>
          {words.clearRecentSearches}
        </button>
      )}
      <p role="status" className={styles.hidden}>
        {words.suggestionCount(suggestions.length)}
      </p>
    </div>
  );
}
