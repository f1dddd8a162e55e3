import { describe, expect, it } from "vitest";
import { nearestSounds, SAME_SOUND } from "#server/platform/services/store/catalogue/search/nearestSounds.ts";
import { withoutBeside, withoutJoining } from "#server/platform/services/store/catalogue/search/sideWords.ts";
import { soundDistance } from "#server/platform/services/store/catalogue/search/soundDistance.ts";
import { type Spoken, spoken } from "#server/platform/services/store/catalogue/search/spoken.ts";
import { synonymsOf } from "#server/platform/services/store/catalogue/search/synonyms.ts";

const said = (word: string) => {
  const found = spoken(word);
  if (found === undefined) throw new Error(`nothing is heard in ${word}`);
  return found;
};

describe("spellings of one word", () => {
  it.each([
    ["doodh", "dudh दूध دودھ દૂધ ਦੁੱਧ দুধ ଦୁଧ"],
    ["aloo", "aalu alu आलू آلو আলু ਆਲੂ"],
    ["pyaaz", "pyaz pyaj प्याज प्याज़ پیاز"],
    ["chawal", "chaval चावल چاول"],
    ["tamatar", "टमाटर ٹماٹر ਟਮਾਟਰ"],
    ["dahi", "dahee दही دہی દહીં"],
    ["jeera", "zeera jira जीरा ज़ीरा زیرہ"],
    ["sarso", "सरसों سرسوں"],
    ["thakkali", "தக்காளி"],
    ["juice", "जूस جوس"],
    ["eggs", "egg"],
    ["berries", "berry"],
  ])("%s and %s sound the same", (word, others) => {
    for (const other of others.split(" ")) {
      expect(said(other).frame, other).toBe(said(word).frame);
      expect(soundDistance(said(word), said(other)), other).toBeLessThanOrEqual(word === "juice" ? 0.7 : SAME_SOUND);
    }
  });

  it.each([
    ["chana", "chini"],
    ["chawal", "chole"],
    ["kela", "kali"],
    ["makhana", "makkhan"],
    ["til", "tel"],
    ["dal", "dil"],
    ["pyaaz", "paise"],
  ])("%s and %s do not", (word, other) => {
    const isSame = said(word).frame === said(other).frame && soundDistance(said(word), said(other)) <= SAME_SOUND;
    expect(isSame).toBe(false);
  });

  it.each(["", "5kg", "123", "१२", "़्"])("%j has no sound", (word) => {
    expect(spoken(word)).toBeUndefined();
  });

  it("of an unknown word are the nearest, of a known one only the same", () => {
    const words = ["kela", "kala"].map(said);
    const near = (isKnown: boolean) =>
      nearestSounds(said("kele"), words, (word: Spoken) => word, { isKnown }).map(({ sound }) => sound);
    expect(near(false)).toEqual(["kela"]);
    expect(near(true)).toEqual([]);
  });
});

describe("names of one thing", () => {
  const names = (query: string) => {
    const words = query.split(" ");
    return synonymsOf(words, words.map(said), { isKnown: true }).map((name) => name.words.join(" "));
  };

  it.each([
    ["curd", "dahi"],
    ["दही", "yogurt"],
    ["chickpeas", "chole"],
    ["cilantro", "coriander"],
    ["காய்கறி", "vegetable"],
    ["surajmukhi tel", "sunflower oil"],
    ["نمک", "salt"],
  ])("of %s are among others %s", (query, name) => {
    expect(names(query)).toContain(name);
  });

  it("are not those of a word that only sounds the same", () => {
    expect(names("phool")).toContain("flower");
    expect(names("phool")).not.toContain("full");
  });
});

describe("words beside the names of goods", () => {
  it("that only join others are left out, if any remain", () => {
    expect(withoutJoining(["gaay", "ka", "doodh"])).toEqual(["gaay", "doodh"]);
    expect(withoutJoining(["ka"])).toEqual(["ka"]);
  });

  it("that a name may lack are left out when they find nothing", () => {
    expect(withoutBeside(["6", "eggs"])).toEqual(["eggs"]);
    expect(withoutBeside(["पैकेट", "दूध"])).toEqual(["दूध"]);
    expect(withoutBeside(["milk", "bread"])).toBeUndefined();
    expect(withoutBeside(["packet"])).toBeUndefined();
  });
});
