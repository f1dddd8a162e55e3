import type { SupportAndSocial } from "#contract/store/stores.ts";
import type { SocialNetwork } from "#design/shell/SocialLinks.tsx";

/** Facebook, X, LinkedIn, Instagram (spec 2.2): the links that the store has set and that are web addresses (bar 12). */
export function socialLinksOf(contacts: SupportAndSocial): { network: SocialNetwork; href: string }[] {
  const all: { network: SocialNetwork; href: string }[] = [
    { network: "facebook", href: contacts.facebookUrl },
    { network: "x", href: contacts.xurl },
    { network: "linkedin", href: contacts.linkedInUrl },
    { network: "instagram", href: contacts.instagramUrl },
  ];
  return all.filter(({ href }) => isWebAddress(href));
}

function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
