import { domainToASCII } from "node:url";
import { IANAZone } from "luxon";
import { endOfDay } from "../../endOfDay";
import { isSafeLink } from "../../isSafeLink";
import { nothingWhereAbsent } from "../../money";
import { Meant } from "../../ownerInput/Meant";
import { type Declared, NOTHING_DECLARED } from "../Declared";
import { toFacts } from "../facts/toFacts";
import { languageBlocks } from "../languages/languageBlocks";
import { notOffered } from "../languages/wordColumns";
import { wordsIn } from "../languages/wordsIn";
import { lookKey, readSwatch } from "../options/OptionLooks";
import type { PictureNames } from "../PictureNames";
import type { FolderCoupon, StoreFacts } from "../StoreFolder.types";
import { quoted } from "../suggestion";
import { nameOf, readYaml, type Yaml } from "./readYaml";
import { type StoreYaml, storeSchema } from "./storeSchema";

export const STORE_FILE = "store.yaml";

type Facts = Omit<StoreFacts, "policies">;

interface ReadStore extends Pick<Yaml<unknown>, "problems" | "problemAt"> {
  facts?: Facts;
  declared: Declared;
}

/** `store.yaml`, without its policies, which are files of their own. */
export function readStoreYaml(bytes: Buffer, pictures: PictureNames): ReadStore {
  const { value: store, problems, problemAt } = readYaml(STORE_FILE, bytes, storeSchema);
  if (store === undefined) return { declared: NOTHING_DECLARED, problems, problemAt };
  const wrong = (path: (string | number)[], message: string) => void problems.push(problemAt(path, message));
  const pictureAt = (path: (string | number)[], name: string) => {
    const found = pictures.find(name);
    if ("address" in found) return found.address;
    wrong(path, found.missing);
    return "";
  };
  const { timeZone = USUAL_ZONE, subscriptionCutOff: cutOffTime = "22:00" } = store;
  const isZone = IANAZone.isValidZone(timeZone);
  if (!isZone)
    wrong(["timeZone"], `timeZone is ${quoted(timeZone)}; meant is the name of a time zone, such as Asia/Kolkata.`);
  const coupons = (store.coupons ?? []).map((coupon, at) =>
    toCoupon(coupon, isZone ? timeZone : USUAL_ZONE, (field, message) => wrong(["coupons", at, field], message)),
  );
  for (const [at, { code }] of coupons.entries()) {
    if (coupons.findIndex((other) => other.code === code) < at)
      wrong(["coupons", at, "code"], `the coupon ${quoted(code)} is there twice: keep one.`);
  }
  for (const [at, { link, category }] of (store.banners ?? []).entries()) {
    if (link !== undefined && category !== undefined)
      wrong(["banners", at, "link"], `banners[${at + 1}] has a link and a category: keep one.`);
    if (link !== undefined && !isSafeLink(link))
      wrong(
        ["banners", at, "link"],
        `banners[${at + 1}].link is ${quoted(link)}; meant is a path of the store, such as /category/fruits, or an https address.`,
      );
  }
  const languages = store.languages ?? [...USUAL_LANGUAGES];
  for (const [at, code] of languages.entries()) {
    if (languages.indexOf(code) < at)
      wrong(["languages", at], `the language ${quoted(code)} is there twice: keep one.`);
  }
  for (const { path, code } of languageBlocks(store)) {
    if (languages.slice(1).includes(code)) continue;
    wrong(path, `${nameOf(path)} is ${notOffered(code, languages, "the usual names")}`);
  }
  // As browsers send them: `xn--…` for a domain that is not in Latin letters.
  const domains = (store.domains ?? []).map((domain, at) => {
    const written = domainToASCII(domain);
    if (written === "") wrong(["domains", at], `domains[${at + 1}] is ${quoted(domain)}, which is no valid domain.`);
    return written;
  });
  const hasCalendar = store.timeZone !== undefined || store.subscriptionCutOff !== undefined;
  const options = toOptions(store.options ?? [], pictures, wrong);
  const declared: Declared = { options, facts: toFacts(store.facts ?? [], options.names, wrong), languages };
  const facts: Facts = {
    friendlyId: store.friendlyId,
    name: store.name,
    languages,
    translations: wordsIn(languages, (code) => store[code]),
    description: store.description,
    domains,
    logo: pictureAt(["logo"], store.logo),
    favicon: pictureAt(["favicon"], store.favicon ?? store.logo),
    colors: {
      primaryColor: store.colours.primary,
      secondaryColor: store.colours.secondary,
      neutralColor: store.colours.neutral,
    },
    grid: {
      ...(store.columns?.home !== undefined && { gridHomePage: store.columns.home }),
      ...(store.columns?.catalogue !== undefined && { gridCatalogPage: store.columns.catalogue }),
    },
    support: {
      facebookUrl: store.social?.facebook ?? "",
      xurl: store.social?.x ?? "",
      linkedInUrl: store.social?.linkedIn ?? "",
      instagramUrl: store.social?.instagram ?? "",
      callSupportNumber: store.contact?.phone ?? "",
      supportEmail: store.contact?.email ?? "",
    },
    shipping: {
      shippingEnabled: store.delivery.enabled ?? true,
      shippingTimes: store.delivery.windows ?? [],
      chargePaise: store.delivery.fee,
      freeFromPaise: nothingWhereAbsent(store.delivery.freeFrom),
    },
    payment: {
      onlinePayment:
        store.payment.online === "off"
          ? { enabled: false, activePaymentMethod: "" }
          : { enabled: true, activePaymentMethod: store.payment.online.toUpperCase() },
      cashOnDelivery: { enabled: store.payment.cashOnDelivery },
      wallet: { enabled: store.payment.wallet ?? false },
    },
    location: {
      address: (store.location?.address ?? "").trim(),
      taxNumber: store.location?.taxNumber ?? "",
      ...(store.location?.id !== undefined && { id: store.location.id }),
    },
    ...(hasCalendar && { calendar: { timeZone, cutOffTime } }),
    announcements: (store.announcements ?? []).map(({ message, background, colour, enabled, ...words }) => ({
      message,
      backgroundColor: background,
      color: colour,
      enabled: enabled ?? true,
      translations: wordsIn(languages, (code) => words[code]),
    })),
    declaredFacts: declared.facts.map(({ column: _, ...fact }) => fact),
    deliverySlots: (store.delivery.slots ?? []).map((slot, at) => {
      const [startTime = "", endTime = ""] = slot.split(/ ?[-–] ?/);
      if (endTime <= startTime) wrong(["delivery", "slots", at], `the slot ${quoted(slot)} ends before it begins.`);
      return { startTime, endTime };
    }),
    coupons,
    faqs: (store.faqs ?? []).map(({ question, answer, ...words }) => ({
      q: question,
      a: answer,
      translations: wordsIn(languages, (code) => ({ q: words[code]?.question, a: words[code]?.answer })),
    })),
    banners: (store.banners ?? []).map((banner, at) => ({
      bannerPath: pictureAt(["banners", at, "picture"], banner.picture),
      altText: banner.says,
      isActive: banner.enabled ?? true,
      title: banner.title ?? null,
      text: banner.text ?? null,
      link: banner.link ?? null,
      translations: wordsIn(languages, (code) => ({
        altText: banner[code]?.says,
        title: banner[code]?.title,
        text: banner[code]?.text,
      })),
      ...(banner.category !== undefined && { category: banner.category }),
    })),
    testimonials: (store.testimonials ?? []).map(
      ({ customer, city, message, picture, rating, enabled, ...words }, at) => ({
        customerName: customer,
        message,
        city,
        imagePath: pictureAt(["testimonials", at, "picture"], picture),
        rating: Math.round(rating * 10) / 10,
        enabled: enabled ?? true,
        translations: wordsIn(languages, (code) => ({
          customerName: words[code]?.customer,
          message: words[code]?.message,
          city: words[code]?.city,
        })),
      }),
    ),
  };
  return { facts, declared, problems, problemAt };
}

function toOptions(
  declared: NonNullable<StoreYaml["options"]>,
  pictures: PictureNames,
  wrong: (path: (string | number)[], message: string) => void,
): Declared["options"] {
  const looks = declared.flatMap(({ name, swatches = {} }, at) =>
    Object.entries(swatches).flatMap(([value, text]) => {
      const look = readSwatch(text, pictures);
      if (!(look instanceof Meant)) return [[lookKey(name, value), look] as const];
      wrong(["options", at, "swatches", value], `${name}, ${value} is ${quoted(text)}; meant is ${look.words}`);
      return [];
    }),
  );
  return { names: declared.map(({ name }) => name.trim()), looks: new Map(looks) };
}

const USUAL_LANGUAGES = ["en"] as const;
const USUAL_ZONE = "Asia/Kolkata";

type YamlCoupon = NonNullable<StoreYaml["coupons"]>[number];

function toCoupon(coupon: YamlCoupon, timeZone: string, wrong: (field: string, message: string) => void): FolderCoupon {
  const { percent, amount, minimum, atMost, expires, perCustomer, enabled, offered } = coupon;
  if ((percent === undefined) === (amount === undefined)) {
    wrong("code", `the coupon ${quoted(coupon.code)} needs a percent or an amount, and not both.`);
  }
  const expiresAt =
    expires === undefined ? null : /^\d{4}-\d\d-\d\d$/.test(expires) ? endOfDay(expires, timeZone) : new Date(expires);
  if (expiresAt !== null && Number.isNaN(expiresAt.getTime())) {
    wrong("expires", `expires is ${quoted(expires)}; meant is a day such as "2027-03-31".`);
  }
  return {
    code: coupon.code.toUpperCase(),
    percent: percent ?? null,
    amountPaise: amount ?? null,
    minimumPaise: nothingWhereAbsent(minimum),
    maximumDiscountPaise: atMost ?? null,
    expiresAt: expiresAt === null || Number.isNaN(expiresAt.getTime()) ? null : expiresAt.toISOString(),
    perCustomer: perCustomer ?? 1,
    isActive: enabled ?? true,
    isOffered: offered ?? false,
  };
}
