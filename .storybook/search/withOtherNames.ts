import type { Guide } from "../../stories/guidance/Guidance.types.ts";
import { anchorOf } from "./anchorOf.ts";

interface Entry {
  type: string;
  title: string;
  tags?: string[];
  anchors?: { id: string; title: string }[];
}

interface Generator {
  getIndexAndStats(): Promise<{ storyIndex: { entries: Record<string, Entry> } }>;
}

const done = new WeakSet<object>();

/**
 * Lets Storybook's search find a component by the other names of its guidance. The search knows a name, a path and the headings
 * of a page (storybook 10.6, `experimentalSearchDocsHeadings`); the other names are given to it as such headings. The stories of a
 * page are found by themselves.
 */
export function withOtherNames<Given extends Generator>(generator: Given, guide: Guide): Given {
  if (done.has(generator)) return generator;
  done.add(generator);
  const index = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const found = await index();
    for (const entry of Object.values(found.storyIndex.entries))
      if (entry.type === "docs") entry.anchors = anchorsOf(entry, guide);
    return found;
  };
  return generator;
}

function anchorsOf({ title, tags, anchors = [] }: Entry, guide: Guide): Entry["anchors"] {
  const isWritten = tags?.some((tag) => tag.endsWith("attached-mdx")) === true;
  const headings = isWritten ? anchors.filter(({ id }) => !id.startsWith("called-")) : [];
  return [...headings, ...(guide[title]?.also ?? []).map((name) => ({ id: anchorOf(name), title: name }))];
}
