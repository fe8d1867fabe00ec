import { join } from "node:path";
import type { Plugin } from "vite";

const messages = join(import.meta.dirname, "../src/paraglide/messages/");

/**
 * Replaces a compiled message of a single language by its text, without choosing a language. With a second
 * language, or an unknown format, the compiled code stays.
 */
export function withoutChoice(code: string): string {
	const words = [...code.matchAll(/^const (en_\w+) = /gm)].map(([, name]) => name);
	const languages = /options\?: \{ locale\?: ([^}]+) \}/.exec(code)?.[1];
	if (words.length !== 1 || languages !== '"en"') return code;
	return code
		.replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';$/m, "")
		.replace(/^const (?!en_)\w+ = [\s\S]*?^\}\);$/m, "")
		.replace(/^export \{ \w+ as/m, `export { ${words[0]} as`);
}

/**
 * With one language, no page needs the code that detects a reader's language: 2 KB of every page, which parses the
 * URL again for each text.
 */
export function singleLocale(): Plugin {
	return {
		name: "single-locale",
		apply: "build",
		transform: (code, id) => (id.startsWith(messages) ? { code: withoutChoice(code), map: null } : null),
	};
}
