declare const __BROWSER__: boolean;
declare const __FLAGS__: import("../flags.config").Flags;
/** The language of this build's texts (ADR 74). */
declare const __LANGUAGE__: import("./contract/languages").LanguageCode;
/** The languages that builds were made in, English first. */
declare const __LANGUAGES__: readonly import("./contract/languages").LanguageCode[];
declare module "*.css";

/** Modules that the bundler finds by their names. */
interface ImportMeta {
  glob<Module>(names: string, options: { eager: true }): Partial<Record<string, Module>>;
}
