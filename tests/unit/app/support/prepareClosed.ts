import { languageCodes } from "#contract/languages.ts";
import { readFlags } from "../../../../flags.config";

/** A host whose build has FLAG_COMING_SOON on. It prints what it has prepared for the given addresses as JSON. */
Object.assign(globalThis, {
  __BROWSER__: false,
  __FLAGS__: readFlags({ FLAG_COMING_SOON: "on" }),
  __LANGUAGE__: "en",
  __LANGUAGES__: languageCodes,
});

const { prerender } = await import("#app/boot/document/prerender.ts");
const { prepare } = await import("#app/boot/document/prepare.ts");
const { isTakenOver } = prerender;

const ORGANIZATION = { orgId: "o1", storeId: "s1", locationId: "l1", name: "Fresh Basket", logoPath: "/l.png" };
const answerTo = (path: string) => {
  if (path.startsWith("/api/organizations/")) return ORGANIZATION;
  return path === "/api/stores/s1" ? { id: "s1", name: "Fresh Basket", description: "Good food." } : undefined;
};

const pages = process.argv.slice(2).map(async (address) => {
  const asked: string[] = [];
  const page = await prepare({
    url: new URL(address),
    platformOrigin: "http://platform.example",
    config: {},
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(pathname);
      const body = answerTo(pathname);
      return Response.json(body ?? { code: "NOT_FOUND", message: "Not there." }, { status: body ? 200 : 404 });
    },
    sanitize: (html) => html,
    onFailure: (error) => {
      throw error;
    },
  });
  return { ...page, asked, isTakenOver };
});
// The timers of the caches would keep the process alive.
process.stdout.write(JSON.stringify(await Promise.all(pages)), () => process.exit(0));
