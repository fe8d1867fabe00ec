import settings from "../project.inlang/settings.json" with { type: "json" };

/** The languages that the product has messages in. The data of the catalogue is in the base language. */
export const { baseLocale, locales } = settings;

/** One set of options for the compiler's command, the Vite build and the tests, so that all read the same messages. */
export const paraglide = {
	project: "./project.inlang",
	outdir: "./src/paraglide",
	strategy: ["baseLocale"],
	emitTsDeclarations: true,
} satisfies import("@inlang/paraglide-js").CompilerOptions;
