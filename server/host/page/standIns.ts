import { setTimeout as wait } from "node:timers/promises";
import type { Decorate } from "./Decorate.types";

/** Those of a phone's first screen; each costs the page some 250 bytes. */
const MOST = 6;
const LONGEST_BYTES = 400;
/** A page does not wait long for what is only seen until its pictures have come; the next page has it. */
const LIMIT_MS = 200;
const FETCH_LIMIT_MS = 5_000;
const REMEMBERED = 2_000;

/**
 * A tiny version of the first pictures, blurred by being drawn large, until they have come. As rules of the page's own:
 * its policy allows no style attribute, and what is taken over by the browser's program stays as it was drawn.
 */
export function standIns(): Decorate {
  const known = new Map<string, Promise<string | undefined>>();
  return async (page, { platformOrigin }) => {
    const limit = wait(LIMIT_MS, undefined, { ref: false });
    const rules = await Promise.all(
      firstPictures(page.html ?? "").map(async (src) => {
        const asked = known.get(src) ?? tinyOf(new URL(`${src}?w=24`, platformOrigin));
        remember(known, src, asked);
        const tiny = await Promise.race([asked, limit]);
        return tiny ? `img[src="${src}"]{background:url(${tiny}) center/cover no-repeat}` : "";
      }),
    );
    const css = rules.join("");
    return css ? { ...page, styles: [...(page.styles ?? []), { css }] } : page;
  };
}

/** Drawn at once and resized by the platform; where none is at high priority, the first in the page come first. */
function firstPictures(html: string): string[] {
  const tags = (html.match(/<img\b[^>]*>/gi) ?? []).filter(
    (tag) => !/ loading="lazy"/i.test(tag) && /srcset=/i.test(tag),
  );
  tags.sort((a, b) => Number(isPriority(b)) - Number(isPriority(a)));
  const addresses = tags.flatMap((tag) => / src="(\/media\/seed\/[\w-]+\.\w+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)].slice(0, MOST);
}

function isPriority(tag: string): boolean {
  return / fetchpriority="high"/i.test(tag);
}

async function tinyOf(address: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || bytes.length > LONGEST_BYTES || !isOpaqueWebp(bytes)) return undefined;
    return `data:image/webp;base64,${bytes.toString("base64")}`;
  } catch {
    return undefined;
  }
}

/** Through a picture with transparency the stand-in would show for ever; only the other kinds of WebP have one. */
function isOpaqueWebp(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 16) === "WEBPVP8 ";
}

/** The longest not asked for go first; one that did not come is asked for again. */
function remember(
  known: Map<string, Promise<string | undefined>>,
  src: string,
  asked: Promise<string | undefined>,
): void {
  known.delete(src);
  known.set(src, asked);
  void asked.then((tiny) => tiny === undefined && known.get(src) === asked && known.delete(src));
  const [oldest] = known.size > REMEMBERED ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}
