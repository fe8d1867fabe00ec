import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildProgram } from "./build-program.ts";
import { must, root } from "./step.ts";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".html"]);
/** Smaller files gain nothing from compression. In bytes. */
const worthCompressing = 700;

/** Writes .br and .gz files next to every built file that gains from it, so that the server only picks one. */
async function precompress(folder: string): Promise<void> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => statSync(path).size > worthCompressing);
	// In parallel: zlib works on Node's thread pool.
	await Promise.all(
		files.map(async (path) => {
			const content = readFileSync(path);
			const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
			writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, quality));
			writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
		}),
	);
}

/** Writes into the service worker the names of this build's assets, of which it removes older ones, and the brand's. */
function completeWorker(client: string, brandName: string): void {
	const worker = join(client, "service-worker.js");
	const values = { built: readdirSync(join(client, "assets")).toSorted(), brandName };
	let code = readFileSync(worker, "utf8");
	for (const [name, value] of Object.entries(values)) {
		const empty = new RegExp(`^const ${name} = (?:\\[\\]|"");$`, "m");
		if (!empty.test(code)) throw new Error(`the service worker has no empty constant ${name}`);
		code = code.replace(empty, () => `const ${name} = ${JSON.stringify(value)};`);
	}
	writeFileSync(worker, code);
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
async function addLocale(locale: string, folder: string): Promise<void> {
	await build(locale);
	const assets = join(folder, "client/assets");
	writeFileSync(join(root, `build/server/manifest-${locale}.json`), JSON.stringify(takeManifest(assets)));
	cpSync(assets, join(client, "assets"), { recursive: true });
	rmSync(folder, { recursive: true });
}

const client = join(root, "build/client");
await must("node", ["scripts/generate.ts"]);
// These read the brand, which has just been generated.
const { buildDirectory, furtherLocales, mainLocale } = await import("./build-locale.ts");
const { brandName } = await import("../src/brand/brand.ts");
const { writeTemplate } = await import("../src/platform/server/database/embedded-database.ts");
await build(mainLocale);
// The main language's list is part of the server's bundle.
takeManifest(join(client, "assets"));
for (const locale of furtherLocales) await addLocale(locale, join(root, buildDirectory(locale)));
completeWorker(client, brandName);
await precompress(client);
await buildProgram();
await writeTemplate();
