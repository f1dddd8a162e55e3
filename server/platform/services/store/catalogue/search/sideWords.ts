import { SAME_SOUND } from "./nearestSounds";
import { soundDistance } from "./soundDistance";
import { spoken } from "./spoken";

/** Words that join others in Hindi, Urdu, Punjabi and Gujarati: "gaay ka doodh". They name nothing. */
const JOINING = new Set(
  (
    "ka ki ke ko wala wali wale vala vali aur का की के को वाला वाली वाले और کا کی کے کو والا والی والے اور " +
    "ਦਾ ਦੀ ਦੇ ਵਾਲਾ ਅਤੇ નો ની નું ના અને"
  ).split(" "),
);

/** Words of a shopper that a product's name often lacks. They count only as long as something has them, too. */
const BESIDE = (
  "packet peket pouch paush bottle botal tin dabba box jar bag bori thaila piece sliced seeds seed beej fruit phal flower phool " +
  "leaves leaf patta patti fresh taza taaza pure shuddh shudh best achha accha good naya new sasta cheap wanted chahiye " +
  "mujhe please de da di the of for with mein se"
)
  .split(" ")
  .flatMap((word) => spoken(word) ?? []);

/** The words without those that only join others, if any remain. */
export function withoutJoining(words: readonly string[]): string[] {
  const naming = words.filter((word) => !JOINING.has(word));
  return naming.length > 0 ? naming : [...words];
}

/** The words without numbers and those that a name may lack; undefined when nothing goes or nothing remains. */
export function withoutBeside(words: readonly string[]): string[] | undefined {
  const needed = words.filter((word) => !/^\p{N}+$/u.test(word) && !isBeside(word));
  return needed.length > 0 && needed.length < words.length ? needed : undefined;
}

function isBeside(word: string): boolean {
  const said = spoken(word);
  return said !== undefined && BESIDE.some((one) => one.frame === said.frame && soundDistance(one, said) <= SAME_SOUND);
}
