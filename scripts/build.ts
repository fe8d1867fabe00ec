import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { writeTemplate } from "../src/platform/server/database/embedded-database.ts";
import { baseLocale, buildDirectory, locales } from "./build-locale.ts";
import { buildProgram } from "./build-program.ts";
import { must, root } from "./step.ts";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".html"]);
/** Smaller files gain nothing from compression. In bytes. */
const worthCompressing = 700;

/** Writes .br and .gz files next to every built file that gains from it, so that the server only picks one. */
function precompress(folder: string): void {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) precompress(path);
		else if (compressible.has(extname(name)) && statSync(path).size > worthCompressing) {
			const content = readFileSync(path);
			writeFileSync(
				`${path}.br`,
				brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
			);
			writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
		}
	}
}

/** Writes the names of this build's assets into the service worker, which removes those of earlier builds. */
function nameAssets(client: string): void {
	const worker = join(client, "service-worker.js");
	const empty = "const built = [];";
	const code = readFileSync(worker, "utf8");
	if (!code.includes(empty)) throw new Error(`the service worker has no line "${empty}"`);
	const names = JSON.stringify(readdirSync(join(client, "assets")).toSorted());
	writeFileSync(worker, code.replace(empty, `const built = ${names};`));
}

const build = (locale: string) =>
	must("react-router", ["build"], { NODE_ENV: "production", BUILD_LOCALE: locale });

type Manifest = { routes: Record<string, { imports?: string[] }> };

/**
 * Returns React Router's list of the files of each page, which it writes as a script for the browser. The server
 * preloads a page's imports; the browser finds them itself, so the script loses them: 2 KB of every page.
 */
function takeManifest(assets: string): Manifest {
	const name = readdirSync(assets).find((one) => one.startsWith("manifest-"));
	if (name === undefined) throw new Error(`no manifest in ${assets}`);
	const file = join(assets, name);
	const [, start = "", list = "", end = ""] = /^([^{]*)(.*?)([^}]*)$/s.exec(readFileSync(file, "utf8")) ?? [];
	const manifest = JSON.parse(list) as Manifest;
	const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: undefined }]);
	writeFileSync(file, start + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + end);
	return manifest;
}

/**
 * Adds a further language: the files for its browsers go to the others, and the server, which has all languages, needs
 * the list of them only.
 */
async function addLocale(locale: string): Promise<void> {
	await build(locale);
	const folder = join(root, buildDirectory(locale));
	const assets = join(folder, "client/assets");
	writeFileSync(join(root, `build/server/manifest-${locale}.json`), JSON.stringify(takeManifest(assets)));
	cpSync(assets, join(client, "assets"), { recursive: true });
	rmSync(folder, { recursive: true });
}

const client = join(root, "build/client");
await must("node", ["scripts/compile-messages.ts"]);
await build(baseLocale);
// The base language's list is part of the server's bundle.
takeManifest(join(client, "assets"));
for (const locale of locales) if (locale !== baseLocale) await addLocale(locale);
nameAssets(client);
precompress(client);
await buildProgram();
await writeTemplate();
