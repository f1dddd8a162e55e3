export interface Head {
  title: string;
  /** The value for a meta's `name` or `property`, or for a link's `rel`. */
  of(key: string): string | undefined;
  /** Every item in the page's JSON-LD. */
  things: Record<string, unknown>[];
}

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ""),
    of: (key) => {
      const found = new RegExp(`<(?:meta|link) (?:name|property|rel)="${key}" (?:content|href)="([^"]*)"`).exec(head);
      return found?.[1] === undefined ? undefined : unescaped(found[1]);
    },
    things: data === undefined ? [] : (JSON.parse(data) as { "@graph": Record<string, unknown>[] })["@graph"],
  };
}
