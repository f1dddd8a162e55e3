import type { PageDescription, SiteAddresses } from "../../kernel/plugin/PageDescription.types";

/** What a page is in the words of schema.org, and the way to it; undefined where there is nothing to say. */
export function linkedData(
  site: SiteAddresses,
  storeName: string,
  { data, trail, heading, path }: PageDescription & { path: string },
): object | undefined {
  const graph = data?.(site) ?? [];
  if (trail !== undefined && heading !== undefined) {
    const steps = [{ name: storeName, path: "/" }, ...trail, { name: heading, path }];
    graph.push({
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: site.page(step.path),
      })),
    });
  }
  return graph.length > 0 ? { "@context": "https://schema.org", "@graph": graph } : undefined;
}
