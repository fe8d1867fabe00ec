import settings from "../project.inlang/settings.json" with { type: "json" };

export const { baseLocale, locales } = settings;

/** The language of this build: scripts/build.ts makes one for each. */
export const buildLocale = process.env["BUILD_LOCALE"] ?? baseLocale;

/** Where the build of a language is written, below the project's folder. */
export const buildDirectory = (locale: string) => (locale === baseLocale ? "build" : `build/${locale}`);
