import type { ReactNode } from "react";
import { SearchBox, type SearchBoxProps } from "#commerce/search-box/SearchBox.tsx";
import { LONGEST_QUERY } from "#contract/catalogue/search.ts";
import { BrandLink } from "#design/shell/BrandLink.tsx";
import { IconAction } from "#design/shell/IconAction.tsx";
import { TopBar } from "#design/shell/TopBar.tsx";
import * as words from "../words.en";
import { CartAction, type CartCount } from "./CartAction";
import { DarkModeToggle } from "./DarkModeToggle";

export interface StoreTopBarProps {
  name: string;
  logo: string;
  /** The query whose results are on screen; empty on other pages. */
  query: string;
  /** The search page's address, with the store's prefix. */
  searchAddress?: string;
  cart: CartCount;
  isLoggedIn: boolean;
  dark: boolean;
  /** The button that asks for the language; left out where the store has one language. */
  language?: ReactNode;
  onSearch: (query: string) => void;
  /** The popup with suggestions under the search box. */
  popup?: SearchBoxProps["popup"];
  onToggleDark: () => void;
}

/** Spec 2.2, Top bar. */
export function StoreTopBar(props: StoreTopBarProps) {
  const { name, logo, query, searchAddress, cart, isLoggedIn, dark, language, onSearch, popup, onToggleDark } = props;
  return (
    <TopBar
      isCrowded={!!language}
      brand={<BrandLink href="/" name={name} logo={logo} />}
      // The box keeps what is typed. When another query's results are shown, a new box with that query is mounted.
      search={
        <SearchBox
          key={query}
          placeholder={words.searchAProduct}
          action={searchAddress}
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          onSearch={onSearch}
          popup={popup}
        />
      }
      actions={
        <>
          {language}
          <DarkModeToggle dark={dark} onToggle={onToggleDark} />
          <CartAction cart={cart} />
          <IconAction
            href={isLoggedIn ? "/account" : "/login"}
            icon="person"
            wide
            label={isLoggedIn ? words.account : words.logIn}
          />
        </>
      }
    />
  );
}
