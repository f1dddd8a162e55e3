import { BrandingStore, offeredLanguages } from "#domain/branding/index.ts";
import { activeBanners, Catalogue } from "#domain/catalogue/index.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import type { PageDescription } from "#kernel/plugin/PageDescription.types.ts";
import { answerOf } from "#kernel/query/answerOf.ts";

/** Describes who runs the store. */
export async function describeHome({ container }: PrefetchContext): Promise<PageDescription> {
  const catalogue = container.get(Catalogue);
  await catalogue.prefetchHome();
  answerOf(catalogue.popular);
  const { name, logoPath, contacts, organization } = container.get(BrandingStore);
  const { facebookUrl, xurl, linkedInUrl, instagramUrl, callSupportNumber, supportEmail } = contacts;
  const elsewhere = [facebookUrl, xurl, linkedInUrl, instagramUrl].filter((url) => /^https?:\/\//.test(url));
  return {
    picture: activeBanners(catalogue.banners.data ?? [])[0]?.bannerPath,
    data: (site) => {
      const home = site.page("/");
      // One organisation, whatever the language of its site.
      const about = `${site.pageIn(undefined, "/")}#organization`;
      const support = {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: callSupportNumber || undefined,
        email: supportEmail || undefined,
      };
      return [
        {
          "@type": "Organization",
          "@id": about,
          name,
          url: home,
          logo: site.file(logoPath),
          sameAs: elsewhere.length > 0 ? elsewhere : undefined,
          contactPoint: callSupportNumber || supportEmail ? support : undefined,
        },
        {
          "@type": "WebSite",
          "@id": `${home}#website`,
          name,
          url: home,
          inLanguage: offeredLanguages(organization).length > 1 ? __LANGUAGE__ : undefined,
          publisher: { "@id": about },
        },
      ];
    },
  };
}
