import { join } from "node:path";
import type { Plugin } from "vite";

const compiled = join(import.meta.dirname, "../src/paraglide/");
const messages = join(compiled, "messages/");
const runtime = join(compiled, "runtime.js");

/** A constant of a compiled message: the text of one language, or the function that chooses one. */
const constant = /^const (\w+) = [\s\S]*?^\}\)?;$/gm;

/**
 * Replaces a compiled message by its text in one language, without choosing a language. It becomes a function
 * declaration: chunks that import each other can refer to it while they load, whichever is first.
 */
export function withoutChoice(code: string, locale: string): string {
	const own = new RegExp(`^const (${locale}_\\w+) = `, "m").exec(code)?.[1];
	if (own === undefined) throw new Error(`a message is not compiled as expected:\n${code}`);
	return code
		.replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';$/m, "")
		.replaceAll(constant, (text, name: string) => (name === own ? text : ""))
		.replace(/^const (\w+) = (?:\/\*\*.*?\*\/ )?\((.*?)\) => \{/m, "function $1($2) {")
		.replace(/^export \{ \w+ as/m, `export { ${own} as`);
}

/** The part of Paraglide's runtime that browsers need, for one language. */
const runtimeOf = (locale: string, code: string) =>
	[
		...(code.match(/^export const (?:baseLocale|locales) = .*$/gm) ?? []),
		`export const getLocale = () => ${JSON.stringify(locale)};`,
		"export const overwriteGetLocale = () => {};",
	].join("\n");

/**
 * Leaves one language in what browsers load. Each language has a build of its own, so no page carries the texts of
 * another, or the code that chooses between them. The server's build has all languages.
 */
export function singleLocale(locale: string): Plugin {
	return {
		name: "single-locale",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		transform(code, id) {
			if (id === runtime) return { code: runtimeOf(locale, code), map: null };
			return id.startsWith(messages) && !id.endsWith("_index.js")
				? { code: withoutChoice(code, locale), map: null }
				: null;
		},
	};
}
