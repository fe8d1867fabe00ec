import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { starterCatalogue } from "../src/catalogue/starter/starter-catalogue.ts";
import { interfaceIcons } from "../src/ui/icon-names.ts";

const root = join(import.meta.dirname, "..");
const drawings = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

export const spriteFile = join(root, "public/media/icons.svg");
export const spriteModuleFile = join(root, "src/ui/icon-sprite.ts");

/** On each symbol, because a symbol that a page uses inherits from the page and not from the file it stands in. */
const line = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** Every icon that the interface or the catalogue's services name, in alphabetical order. */
export function usedIcons(): string[] {
	const ofServices = starterCatalogue.flatMap((sector) => sector.services.map((service) => service.icon));
	return [...new Set([...interfaceIcons, ...ofServices])].toSorted();
}

/** One drawing as a symbol; throws on a name that Lucide does not have. The stroke's width stays with the page, by size. */
function symbol(name: string): string {
	const file = join(drawings, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`Lucide has no icon "${name}"`);
	const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
	const shapes = inside
		.replace(/\s+/g, " ")
		.replace(/ ?\/> ?/g, "/>")
		.trim();
	return `<symbol id="${name}" viewBox="0 0 24 24" ${line}>${shapes}</symbol>`;
}

/**
 * The sprite and the module that names it. The name carries the sprite's fingerprint, so that a browser that keeps
 * an old sprite still finds a new icon.
 */
export function buildIconSprite(): { svg: string; module: string } {
	const symbols = usedIcons().map(symbol).join("\n");
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC License, https://lucide.dev/license -->\n${symbols}</svg>\n`;
	const fingerprint = createHash("sha256").update(svg).digest("hex").slice(0, 8);
	const module = `/** Written by scripts/build-icons.ts. */\nexport const iconSprite = "/media/icons.svg?v=${fingerprint}";\n`;
	return { svg, module };
}
