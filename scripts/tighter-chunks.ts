import { minify, type MinifyOptions } from "terser";
import type { Plugin } from "vite";

const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3 } };

/**
 * Minifies the browser's code a second time, behind the bundler's own minifier: the two see different things, and one
 * after the other they make it 1 % smaller than either alone, which on the pages where visitors arrive is a kilobyte.
 */
export function tighterChunks(): Plugin {
	return {
		name: "tighter-chunks",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle(_options, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk") continue;
				const { code } = await minify(chunk.code, options);
				if (code !== undefined) chunk.code = code;
			}
		},
	};
}
