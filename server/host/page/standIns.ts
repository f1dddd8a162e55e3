import { setTimeout as wait } from "node:timers/promises";
import { isResized } from "../../../src/contract/pictures";
import type { Decorate } from "./Decorate.types";

/** As many pictures as a phone's first screen shows; each adds some 250 bytes to the page. */
const MOST = 6;
const LONGEST_BYTES = 400;
/**
 * A page waits no longer for a stand-in, which is only seen until the picture has loaded; the next copy of the page
 * will have it.
 */
const LIMIT_MS = 200;
const FETCH_LIMIT_MS = 5_000;
const REMEMBERED = 2_000;

/**
 * Puts a tiny version behind each of the first pictures, which shows blurred until the picture has loaded. It is
 * written as a CSS rule in the page, because the policy allows no style attributes and because hydration leaves rules
 * as they are.
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

/**
 * The pictures that load at once and that the platform resizes, those of high priority first, then in the page's order.
 */
function firstPictures(html: string): string[] {
  const tags = (html.match(/<img\b[^>]*>/gi) ?? []).filter(
    (tag) => !/ loading="lazy"/i.test(tag) && /srcset=/i.test(tag),
  );
  tags.sort((a, b) => Number(isPriority(b)) - Number(isPriority(a)));
  const addresses = tags.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []).filter(isResized);
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

/** Behind a transparent picture the stand-in would stay visible. Every kind of WebP but `VP8 ` can be transparent. */
function isOpaqueWebp(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 16) === "WEBPVP8 ";
}

/** Forgets the least recently used entry. A stand-in that could not be fetched is asked for again next time. */
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
