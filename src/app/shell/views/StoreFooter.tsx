import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { StoreText } from "#contract/languages.ts";
import type { SupportAndSocial } from "#contract/store/stores.ts";
import { Button } from "#design/button/Button.tsx";
import { EmailText } from "#design/email/EmailText.tsx";
import { Link } from "#design/link/Link.tsx";
import { Footer, FooterColumn } from "#design/shell/Footer.tsx";
import { SocialLinks } from "#design/shell/SocialLinks.tsx";
import { media } from "#design/theme/haat.ts";
import { useFalseUntilMounted } from "#design/theme/useFalseUntilMounted.ts";
import { langOf } from "#kernel/language/langOf.ts";
import { sentence } from "#kernel/text/sentence.tsx";
import * as words from "../words.en";
import { socialLinksOf } from "./socialLinksOf";

export interface StoreFooterProps {
  name: string;
  /** The categories to link to, four at most (spec 9). */
  categories: readonly ({ id: string; name: string } & StoreText)[];
  contacts: SupportAndSocial;
  /** Who built the store's site (spec 1). */
  builder: { name: string; url: string };
  /** `LanguageLinks`; nothing where the store has one language. */
  languages?: ReactNode;
  dark: boolean;
  onToggleDark: () => void;
}

/** Spec 2.1: this link to the refund policy is in lower case, while its route is written /refundPolicy. */
const BUSINESS = [
  { text: words.privacyPolicy, href: "/privacypolicy" },
  { text: words.refundPolicy, href: "/refundpolicy" },
  { text: words.shippingPolicy, href: "/shippingPolicy" },
  { text: words.termsConditions, href: "/termsconditions" },
];

const useCredit = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "24px",
  rowGap: "4px",
});

/** For phones, whose top bar has no room for it (ADR 56). */
const useDarkMode = makeStyles({
  button: {
    flexBasis: "100%",
    justifyContent: "flex-start",
    marginInlineStart: "-16px",
    [media.tabletUp]: { display: "none" },
  },
});

/** Spec 2.2, Footer. */
export function StoreFooter({ name, categories, contacts, builder, languages, dark, onToggleDark }: StoreFooterProps) {
  const credit = useCredit();
  const { button: darkMode } = useDarkMode();
  // The host draws the footer for everybody, and React's first rendering must equal it.
  const isMounted = useFalseUntilMounted(true);
  const { callSupportNumber, supportEmail } = contacts;
  const social = socialLinksOf(contacts);
  return (
    <Footer
      credit={
        <span className={credit}>
          {languages}
          <span>{name}</span>
          <span>
            {sentence(
              words.poweredBy,
              <a href={builder.url} target="_blank" rel="noopener noreferrer">
                {builder.name}
              </a>,
            )}
          </span>
          {isMounted && (
            <Button appearance="subtle" className={darkMode} aria-pressed={dark} onClick={onToggleDark}>
              {words.darkMode}
            </Button>
          )}
        </span>
      }
    >
      <FooterColumn title={words.business}>
        {BUSINESS.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </FooterColumn>
      {categories.length > 0 && (
        <FooterColumn title={words.popularCategory}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link href={`/category/${encodeURIComponent(category.id)}`} lang={langOf(category, "name")}>
                {category.name}
              </Link>
            </li>
          ))}
        </FooterColumn>
      )}
      {(callSupportNumber || supportEmail || social.length > 0) && (
        <div>
          {(callSupportNumber || supportEmail) && (
            <FooterColumn title={words.contactInfo}>
              {callSupportNumber && (
                <li>
                  <a data-glyph="phone" href={`tel:${callSupportNumber.replace(/[^\d+]/g, "")}`}>
                    {callSupportNumber}
                  </a>
                </li>
              )}
              {supportEmail && (
                <li>
                  <a data-glyph="mail" href={`mailto:${supportEmail}`}>
                    <EmailText address={supportEmail} />
                  </a>
                </li>
              )}
            </FooterColumn>
          )}
          {social.length > 0 && <SocialLinks links={social} />}
        </div>
      )}
    </Footer>
  );
}
