import { jsonb } from "drizzle-orm/pg-core";
import type { Translations } from "../../services/common/languages/Translations.types";

/** The row's words in the store's further languages; what is not translated is shown in the first one (ADR 76). */
export const translations = <Words>() => jsonb().$type<Translations<Words>>().notNull().default({});
