import { expect, test } from "vitest";
import { readsIn, unreadMessages } from "#scripts/checks/unreadWords.ts";

const CATALOGUES = ["plugins/kiosk/words.en.ts", "src/commerce/words.en.ts"];
const reads = (file: string, source: string) => readsIn(file, source, (name) => CATALOGUES.includes(name));

test.each([
  [
    "src/commerce/Card.tsx",
    'import * as words from "./words.en";\nwords.add; card.price;',
    ["src/commerce/words.en.ts add"],
  ],
  [
    "plugins/kiosk/kiosk.ts",
    'import * as commerce from "#commerce/words.en.ts";\nimport * as words from "./words.en";\ncommerce.add; words.pay;',
    ["src/commerce/words.en.ts add", "plugins/kiosk/words.en.ts pay"],
  ],
])("a source reads the messages of the catalogues that it imports, and no others: %s", (file, source, found) => {
  expect(reads(file, source)).toEqual(found);
});

test.each(["said.pay(5);", "const text = ({ pay, was }: Words) => pay;", 'const kind = "pay"; words[kind];'])(
  "a source that is given its words reads them of the nearest catalogue: %s",
  (source) => {
    expect(reads("plugins/kiosk/views/Pay.tsx", source)).toContain("plugins/kiosk/words.en.ts pay");
  },
);

test("the shop reads each of its messages", () => {
  expect(unreadMessages()).toEqual([]);
});
