import { verifiedShopper } from "../../words.en";

const LONGEST = 30;

/** The author's public name: the first name, if the profile has what looks like one. */
export function authorName(profileName: string): string {
  const [first = ""] = profileName.trim().split(/\s+/);
  return /^[\p{L}\p{M}'’-]+$/u.test(first) && first.length <= LONGEST ? first : verifiedShopper;
}
