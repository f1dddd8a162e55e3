import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { Link } from "#design/link/Link.tsx";
import { cardLook } from "#design/panel/cardLook.ts";
import { haat, media, type } from "#design/theme/haat.ts";
import { sentence } from "#kernel/text/sentence.tsx";
import * as words from "../words.en";

export interface LoginCardProps {
  storeName: string;
  logo: string;
  /** The names of products that will be added to the cart after the login. */
  waiting?: readonly string[];
  /** The reason for the login, and that nothing is lost. */
  reason?: string | undefined;
  children: ReactNode;
}

const useCard = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "24px",
  width: "100%",
  maxWidth: "440px",
  marginInline: "auto",
  paddingInline: "16px",
  paddingBlock: "16px",
  [media.tabletUp]: {
    marginBlockStart: "32px",
    padding: "40px",
    ...cardLook,
  },
});

const useStyles = makeStyles({
  head: { display: "flex", flexDirection: "column", alignItems: "center", rowGap: "16px", textAlign: "center" },
  logo: {
    width: "72px",
    height: "72px",
    padding: "8px",
    borderRadius: haat.radiusCard,
    backgroundColor: haat.primaryTint,
    objectFit: "contain",
  },
  name: { ...type.subtitle, color: haat.primaryText, overflowWrap: "anywhere" },
  waiting: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
  heading: { ...type.title, color: haat.text },
  terms: {
    ...type.caption,
    color: haat.textSoft,
    textAlign: "center",
    "& a": { color: haat.primaryText, display: "inline-block", paddingBlock: "4px" },
  },
});

/** Spec 2.4: the store's logo, or its name when there is none; the heading; below, the line about terms and privacy. */
export function LoginCard({ storeName, logo, waiting = [], reason, children }: LoginCardProps) {
  const card = useCard();
  const styles = useStyles();
  const [brokenLogo, setBrokenLogo] = useState<string>();
  return (
    <div className={card} data-task="">
      <div className={styles.head}>
        {logo && logo !== brokenLogo ? (
          <img
            src={logo}
            alt={storeName}
            width={72}
            height={72}
            className={styles.logo}
            onError={() => setBrokenLogo(logo)}
          />
        ) : (
          <p className={styles.name}>{storeName}</p>
        )}
        <h1 className={styles.heading}>{words.logInOrSignUp}</h1>
        {reason && (
          <p role="status" className={styles.waiting}>
            {reason}
          </p>
        )}
        {waiting.length > 0 && <p className={styles.waiting}>{waitingInWords(waiting)}</p>}
      </div>
      {children}
      <p className={styles.terms}>
        {sentence(
          words.byContinuing,
          <Link href="/termsconditions">{words.termsConditions}</Link>,
          <Link href="/privacypolicy">{words.privacyPolicy}</Link>,
        )}
      </p>
    </div>
  );
}

/** `Milk and 2 more will be put into your cart.` */
function waitingInWords([first = "", ...more]: readonly string[]): string {
  return words.willBePutIntoCart(first, more.length);
}
