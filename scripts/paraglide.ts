import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import settings from "../project.inlang/settings.json" with { type: "json" };
import { root } from "./step.ts";

/** The languages that the product has messages in. The data of the catalogue is in the base language. */
export const { baseLocale, locales } = settings;

/** One set of options for the compiler's command, the Vite build and the tests, so that all read the same messages. */
export const paraglide = {
	project: "./project.inlang",
	outdir: "./src/paraglide",
	strategy: ["baseLocale"],
	emitTsDeclarations: true,
} satisfies import("@inlang/paraglide-js").CompilerOptions;

const newRules = "new Intl.PluralRules(locale, options)";

/** Lets compiled messages keep plural rules, which take about 10 µs to create: the compiler creates them with every call. */
export function keepPluralRules(): void {
	const file = join(root, paraglide.outdir, "registry.js");
	const compiled = readFileSync(file, "utf8");
	if (!compiled.includes(newRules)) throw new Error(`${file} creates plural rules in another way`);
	const kept = compiled.replace(newRules, `(rules[locale + JSON.stringify(options)] ??= ${newRules})`);
	writeFileSync(file, `const rules = {};\n${kept}`);
}
