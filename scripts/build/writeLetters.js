const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** An Indian script, its characters, and the names of Apple's regular and bold font. */
const indian = (script, range, apple = [], lohit = capital(script)) => {
  const noto = `NotoSans${capital(script)}`;
  return {
    file: `noto-sans-${script}/files/noto-sans-${script}-${script}`,
    regular: [`${noto}-Regular`, "Nirmala UI", apple[0], `Lohit-${lohit}`],
    bold: [`${noto}-SemiBold`, `${noto}-Bold`, "Nirmala UI Bold", apple[1]],
    range: `${range}, U+200C-200D`,
  };
};

/** The full stop of most Indian scripts. */
const danda = "U+0964-0965";

/** The one that stands last comes first where ranges meet, and more Devanagari is read than all others. */
const scripts = [
  indian("bengali", `${danda}, U+0980-09FF`, ["KohinoorBangla-Regular", "KohinoorBangla-Semibold"]),
  indian("gurmukhi", `${danda}, U+0A00-0A7F`, ["MuktaMahee-Regular", "MuktaMahee-SemiBold"]),
  indian("gujarati", `${danda}, U+0A80-0AFF`, ["KohinoorGujarati-Regular", "KohinoorGujarati-Semibold"]),
  indian("oriya", `${danda}, U+0B00-0B7F`, ["NotoSansOriya"], "Odia"),
  indian("tamil", `${danda}, U+0B80-0BFF`, ["TamilSangamMN", "TamilSangamMN-Bold"]),
  indian("telugu", `${danda}, U+0C00-0C7F`, ["KohinoorTelugu-Regular", "KohinoorTelugu-Semibold"]),
  indian("kannada", `${danda}, U+0C80-0CFF`),
  indian("malayalam", `${danda}, U+0D00-0D7F`, ["MalayalamSangamMN", "MalayalamSangamMN-Bold"]),
  {
    file: "noto-naskh-arabic/files/noto-naskh-arabic-arabic",
    regular: ["NotoNaskhArabic-Regular", "NotoNaskhArabic", "NotoSansArabic-Regular", "Segoe UI", "GeezaPro"],
    bold: [
      ...["NotoNaskhArabic-SemiBold", "NotoNaskhArabic-Bold", "NotoSansArabic-SemiBold"],
      ...["Segoe UI Semibold", "GeezaPro-Bold"],
    ],
    range: "U+0600-06FF, U+0750-077F, U+200C-200D, U+FB50-FDFF, U+FE70-FEFC",
  },
  indian("devanagari", "U+0900-097F, U+1CD0-1CFF, U+A8E0-A8FF", [
    "KohinoorDevanagari-Regular",
    "KohinoorDevanagari-Semibold",
  ]),
];

/**
 * A face is used for the characters of its range alone, and takes the first source that exists: the system's own font, and
 * only then a file. So a page without such a script, or a phone, asks for nothing.
 */
const face = (weight, names, { file, range }) => `@font-face {
  font-family: Haat;
  font-weight: ${weight};
  font-display: swap;
  src: ${names
    .filter(Boolean)
    .map((name) => `local("${name}"), `)
    .join("")}url("@fontsource-variable/${file}-wght-normal.woff2") format("woff2");
  unicode-range: ${range};
}
`;

/** Writes the faces of all scripts. The bold face names regular fonts last, because a system with one file has all weights in it. */
export default function writeLetters() {
  return scripts
    .map((script) => face(400, script.regular, script) + face(600, [...script.bold, ...script.regular], script))
    .join("");
}
