const CONTROL = /\p{Cc}/u;

/**
 * Returns the path to go to after a login (spec 2.1), from the store's root. An address that could lead out of the origin
 * or the store's prefix becomes `/`: `//`, `/\`, `%5C`, tabs, `javascript:`, dot segments (bar 10). Never leads back to the
 * login. @param from the value that came with the navigation, of any type @param origin for example `https://shop.example`
 * @param basePath the store's prefix, empty on a store's own domain
 */
export function safeReturnPath(from: unknown, origin: string, basePath: string): string {
  if (typeof from !== "string" || !from.startsWith("/") || CONTROL.test(from)) return "/";
  const path = decoded(from.split(/[?#]/, 1)[0] ?? "");
  if (path === undefined || path.includes("\\") || path.includes("//") || CONTROL.test(path)) return "/";
  const url = within(`${basePath}${from}`, origin, basePath);
  // Checked as written, and as a server would read it that decodes it first.
  if (url === undefined || within(`${basePath}${path}`, origin, basePath) === undefined) return "/";
  const inside = url.pathname.slice(basePath.length);
  if (inside.startsWith("//") || /^\/login\/?$/i.test(inside)) return "/";
  return `${inside}${url.search}${url.hash}`;
}

/** Decodes until nothing changes: `%255C` is a backslash to a program that decodes twice. */
function decoded(path: string): string | undefined {
  let current = path;
  for (let round = 0; round < 5; round += 1) {
    const next = decodeOnce(current);
    if (next === undefined || next === current) return next;
    current = next;
  }
  return undefined;
}

function decodeOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function within(path: string, origin: string, basePath: string): URL | undefined {
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === origin && url.pathname.startsWith(`${basePath}/`) ? url : undefined;
}
