import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { compile } from "@inlang/paraglide-js";
import { BrandFault } from "./brand/brand-fault.ts";
import { brandFiles } from "./brand/brand-modules.ts";
import { drawIcons, drawSharePicture } from "./brand/draw-pictures.ts";
import { readBrand } from "./brand/read-brand.ts";
import { buildIconSprite } from "./icon-sprite.ts";
import { keepPluralRules, paraglide } from "./paraglide.ts";
import { root } from "./step.ts";

// Writes what is made of the brand in BRAND_DIR (src/brand/, and the icons in public/), and compiles the messages.

/** Leaves a file alone that is current: builds and browsers' caches go by its time. */
function write(path: string, content: string | Buffer): void {
	const file = join(root, path);
	const bytes = Buffer.from(content);
	try {
		if (readFileSync(file).equals(bytes)) return;
	} catch {
		// There is none yet.
	}
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
}

/** The hash of what the compiled messages were made of. The bootstrap compares its time with that of the messages. */
const compiledFrom = join(root, paraglide.outdir, ".compiled-from");

/** Compiles the messages if anything has changed that they are made of, because it takes ten seconds. */
async function compileMessages(): Promise<void> {
	const hash = createHash("sha256");
	const sources = ["messages/*.json", "project.inlang/settings.json", "scripts/paraglide.ts"];
	const files = globSync([...sources, "node_modules/@inlang/paraglide-js/package.json"], { cwd: root });
	for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(root, name)));
	const current = hash.digest("hex");
	if (!existsSync(compiledFrom) || readFileSync(compiledFrom, "utf8") !== current) {
		rmSync(compiledFrom, { force: true });
		await compile(paraglide);
		keepPluralRules();
	}
	writeFileSync(compiledFrom, current);
}

if (existsSync(join(root, ".env"))) loadEnvFile(join(root, ".env"));
const folder = process.env["BRAND_DIR"] || "brand";
const path = resolve(root, folder);
try {
	const brand = readBrand(path);
	const drawings = readFileSync(join(root, "src/shell/web/home/drawings.svg"), "utf8");
	const { share, sky } = await drawSharePicture(brand, path, drawings);
	const files = brandFiles(brand, { folder, drawings, sky });
	for (const [name, content] of Object.entries(files)) write(`src/brand/${name}`, content);
	const sprite = buildIconSprite(brand.drawings);
	write("src/brand/icon-sprite.ts", sprite.module);
	write("public/media/icons.svg", sprite.svg);
	const icons = await drawIcons(brand);
	for (const [name, content] of Object.entries({ ...icons, "share.png": share }))
		write(`public/${name}`, content);
} catch (error) {
	if (!(error instanceof BrandFault)) throw error;
	console.error(error.message);
	process.exit(1);
}
await compileMessages();
