import { siteLanguages } from "../src/brand/brand.ts";

/** The languages of the brand, the main one first: scripts/build.ts makes a build for each. */
export const [mainLocale, ...furtherLocales] = siteLanguages;

/** The language of this build. */
export const buildLocale = process.env["BUILD_LOCALE"] ?? mainLocale;

/** Where the build of a language is written, below the project's folder. */
export const buildDirectory = (locale: string) => (locale === mainLocale ? "build" : `build/${locale}`);
