const FALLBACK = "Verified shopper";
const LONGEST = 30;

/** What the public learns of who wrote a review: the first name, where the profile has what looks like one. */
export function authorName(profileName: string): string {
  const [first = ""] = profileName.trim().split(/\s+/);
  return /^[\p{L}\p{M}'’-]+$/u.test(first) && first.length <= LONGEST ? first : FALLBACK;
}
