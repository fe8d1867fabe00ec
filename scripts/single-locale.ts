import { join } from "node:path";
import type { Plugin } from "vite";

const messages = join(import.meta.dirname, "../src/paraglide/messages/");

/**
 * A compiled message of one language without the choice of a language: its words are handed out as they are. As soon as
 * there is a second language, and for all that looks different, the code stays as the compiler wrote it.
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
 * While the product speaks one language, no page brings along what finds out a reader's language: 2 KB of every page,
 * and its address read anew for each text.
 */
export function singleLocale(): Plugin {
	return {
		name: "single-locale",
		apply: "build",
		transform: (code, id) => (id.startsWith(messages) ? { code: withoutChoice(code), map: null } : null),
	};
}
