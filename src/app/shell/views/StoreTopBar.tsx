import { SearchBox, type SearchBoxProps } from "../../../ui/search-box/SearchBox";
import { BrandLink } from "../../../ui/shell/BrandLink";
import { IconAction } from "../../../ui/shell/IconAction";
import { TopBar } from "../../../ui/shell/TopBar";
import { CartAction, type CartCount } from "./CartAction";
import { DarkModeToggle } from "./DarkModeToggle";

export interface StoreTopBarProps {
  name: string;
  logo: string;
  /** The query of the results on screen; empty elsewhere. */
  query: string;
  /** The search page's address under the store's prefix. */
  searchAddress?: string;
  cart: CartCount;
  isLoggedIn: boolean;
  dark: boolean;
  onSearch: (query: string) => void;
  /** What the search box suggests. */
  popup?: SearchBoxProps["popup"];
  onToggleDark: () => void;
}

/** Spec 2.2, Top bar. */
export function StoreTopBar(props: StoreTopBarProps) {
  const { name, logo, query, searchAddress, cart, isLoggedIn, dark, onSearch, popup, onToggleDark } = props;
  return (
    <TopBar
      brand={<BrandLink href="/" name={name} logo={logo} />}
      // Typing belongs to the box; a new query on screen is a new box.
      search={
        <SearchBox
          key={query}
          placeholder="Search a product"
          action={searchAddress}
          defaultValue={query}
          onSearch={onSearch}
          popup={popup}
        />
      }
      actions={
        <>
          <DarkModeToggle dark={dark} onToggle={onToggleDark} />
          <CartAction cart={cart} />
          <IconAction
            href={isLoggedIn ? "/account" : "/login"}
            icon="person"
            label={isLoggedIn ? "Account" : "Log in"}
          />
        </>
      }
    />
  );
}
