import PDFDocument from "pdfkit";
import { beforeAll, expect, test } from "vitest";
import { InvoiceFonts } from "#server/platform/services/sale/invoices/draw/InvoiceFonts.ts";
import { layOutText } from "#server/platform/services/sale/invoices/draw/layOutText.ts";

/** A name, an address and goods as shoppers write them, with the signs of each script that are drawn joined or moved. */
const WRITTEN = {
  Assamese: "প্ৰাঞ্জল শইকীয়া, গুৱাহাটী ৭৮১০০১, চাহপাত ক্ষুদ্ৰ ৫০০ গ্ৰাম",
  Bengali: "শ্রীমতী কৃষ্ণা বন্দ্যোপাধ্যায়, কলকাতা। রসগোল্লা ও দুধ",
  Gujarati: "શ્રીમતી જ્યોત્સ્ના પટેલ, અમદાવાદ, દૂધ અને ઢોકળાં",
  Punjabi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਅੰਮ੍ਰਿਤਸਰ, ਦੁੱਧ ਤੇ ਆਟਾ ੧ ਕਿਲੋ",
  Hindi: "श्रीमती लक्ष्मी ज़फ़र, ताज़ा दूध और आटा।",
  Kannada: "ಶ್ರೀ ಕೃಷ್ಣಮೂರ್ತಿ, ಬೆಂಗಳೂರು, ಹಾಲು ಮತ್ತು ಅಕ್ಕಿ",
  Kashmiri: "غُلام نَبی، سِرینَگَر، دۄد تٕہ ژوٚٹ",
  Malayalam: "ശ്രീമതി ലക്ഷ്മിക്കുട്ടി, തിരുവനന്തപുരം, പാൽ, അരി, ഉണക്കമീൻ",
  Manipuri: "লাইশ্রম ইবোমচা, ইম্ফাল",
  "Manipuri, in Meetei Mayek": "ꯂꯥꯏꯁ꯭ꯔꯝ ꯏꯕꯣꯝꯆꯥ, ꯏꯝꯐꯥꯜ ꯷꯹꯵꯰꯰꯱꯫ ꯁꯪꯒꯣꯝ",
  Marathi: "ज्ञानेश्वर कुऱ्हाडे, पुणे, ताक व ळ",
  Odia: "ଶ୍ରୀମତୀ ଲକ୍ଷ୍ମୀ ପଣ୍ଡା, ଭୁବନେଶ୍ୱର, କ୍ଷୀର ଓ ଚାଉଳ",
  Santali: "ᱥᱩᱱᱤᱛᱟ ᱢᱩᱨᱢᱩ, ᱨᱟᱸᱪᱤ, ᱫᱟᱠᱟ",
  Sindhi: "سنڌي ڀاڄي، کنڊ، ڳُڙ ۽ ڦل",
  Tamil: "திருமதி லக்ஷ்மி ஸ்ரீனிவாசன், சென்னை, பால், கொத்தமல்லி",
  Telugu: "శ్రీమతి లక్ష్మి, హైదరాబాద్, పాలు మరియు బియ్యం",
  Urdu: "محترمہ فاطمہ ٹھاکر، لکھنؤ، دودھ اور آٹا ۵۰۰ گرام (تازہ)",
};

interface Shaped {
  glyphs: { id: number }[];
}
const doc = new PDFDocument();
const shape = (text: string, font: string): Shaped =>
  (doc.font(font) as unknown as { _font: { font: { layout(text: string): Shaped } } })._font.font.layout(text);

beforeAll(() => new InvoiceFonts().registerIn(doc, JSON.stringify(WRITTEN)));

test.each(Object.entries(WRITTEN))("%s is printed without an empty box, in both weights", (_, text) => {
  for (const weight of ["regular", "strong"] as const) {
    const runs = layOutText(doc, text, { size: 9, weight }).flatMap((line) => line.runs);
    const boxes = runs.filter(({ drawn, font }) => shape(drawn, font).glyphs.some(({ id }) => id === 0));
    expect(boxes.map((run) => run.text)).toEqual([]);
  }
});

test.each(["\uabe4\uabed", "\uabed\uabd4", "\uaaf6", "\uabc4\uabed\uabed\uabd4\uabe6"])(
  "a word of Meetei Mayek with a misplaced sign (%j) is drawn in the end",
  (text) => {
    expect(shape(text, "meetei-mayek-regular").glyphs).toHaveLength(text.length);
  },
);

const inOrder = (text: string, width?: number) =>
  layOutText(doc, text, { size: 9 }, width).map(({ runs }) =>
    [...runs].sort((one, other) => one.x - other.x).map(({ drawn }) => drawn),
  );

test("words in Urdu go from right to left, and numbers and Latin names in them from left to right", () => {
  expect(inOrder("تازہ دودھ 500 ml")).toEqual([["ml", " ", "500", " ", "دودھ", " ", "تازہ"]]);
});

test("brackets around Urdu words are turned, and those of a Latin text are not", () => {
  expect(inOrder("دودھ (تازہ)").flat().join("")).toBe("(تازہ) دودھ");
  expect(inOrder("Milk (دودھ) 1 L").flat().join("")).toBe("Milk (دودھ) 1 L");
});

test("an amount that its sentence isolates stays together", () => {
  expect(inOrder("اس آرڈر کے \u2068−₹61.50\u2069 واپس").flat()).toContain("−₹61.50");
});

test("a mark for which the font has no place is drawn, too", () => {
  expect(inOrder("ਜੂਪ")).toEqual([["ਜੂਪ"]]);
});

test("the sum of a line's words is its width, in each direction", () => {
  const [line] = layOutText(doc, "دودھ 500 ml", { size: 9 });
  const ends = line?.runs.map(({ x, width }) => x + width) ?? [];
  expect(Math.max(...ends)).toBeCloseTo(line?.width ?? 0, 5);
});
