import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "./step.ts";

/** Bundles what runs in a thread or a process of its own, which Vite does for browsers only. */
const ownFiles: Plugin = {
	name: "own-files",
	transform: {
		filter: { code: /new URL\("[^"]+\.ts", import\.meta\.url\)/ },
		handler(code, id) {
			return code.replaceAll(/new URL\("\.\/([\w-]+)\.ts", import/g, (_, name: string) => {
				this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
				return `new URL("./${name}.js", import`;
			});
		},
	},
};

/**
 * Bundles the program that `npm start` runs. Node would read a thousand files one by one and strip their types, and
 * Drizzle's modules, which import each other, leave 150 MB behind; the bundle takes a third of the memory and a quarter
 * of the processor time. Names stay as they are, for stack traces. Packages stay outside, except for Drizzle.
 */
export async function buildProgram(): Promise<void> {
	await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		plugins: [ownFiles],
		ssr: { noExternal: ["drizzle-orm"] },
		build: {
			ssr: true,
			target: "node24",
			outDir: "build/program",
			rolldownOptions: {
				input: { server: join(root, "src/server.ts") },
				output: {
					// All in one folder, where each file finds its threads.
					chunkFileNames: "[name]-[hash].js",
					// The texts have letters that JavaScript engines store in two bytes, with all else in their file.
					codeSplitting: { groups: [{ name: "texts", test: /src.paraglide/ }] },
				},
			},
		},
	});
}
