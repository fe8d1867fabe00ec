import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { writeEmptyDatabase } from "../src/platform/server/database/open-database.ts";
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

const client = join(root, "build/client");
await must("node", ["scripts/compile-messages.ts"]);
await must("react-router", ["build"], { NODE_ENV: "production" });
nameAssets(client);
precompress(client);
await writeEmptyDatabase();
