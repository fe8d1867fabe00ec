import { minify, type MinifyOptions } from "terser";
import type { Plugin } from "vite";

const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3 } };

/**
 * Minifies the browser's code a second time, after the bundler's own minifier: together they make it 1 % smaller
 * than either one, which is a kilobyte on the landing pages.
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
