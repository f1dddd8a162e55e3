import type { PageDescription, SiteAddresses } from "#kernel/plugin/PageDescription.types.ts";

/** Structured data of a page in the terms of schema.org, with its breadcrumbs; undefined when there is none. */
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
