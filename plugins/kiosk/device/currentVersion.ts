const MAIN = /assets\/main\.([\w-]+)\.js/;

/** The build that this page is of, by the name of its program. */
export function currentVersion(): string {
  const scripts = [...document.scripts].map(({ src }) => MAIN.exec(src)?.[1]);
  return scripts.find(Boolean) ?? "development";
}

/** The build that the host serves now; undefined where it cannot be asked. */
export async function servedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.pathname, { cache: "no-store", credentials: "omit" });
    return answer.ok ? MAIN.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}
