import type { MadePage } from "#contract/page/Prerender.types.ts";

/** The same page and query at another beginning of the path. Several slashes behind it would make the next name a host's. */
export function movedAddress({ from, to }: NonNullable<MadePage["moved"]>, url: string): string {
  const address = to + url.slice(from.length).replace(/^[/\\]+/, "/");
  return address.startsWith("/") ? address : `/${address}`;
}
