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

/** On each symbol, because a used symbol inherits from the page and not from the sprite's file. */
const line = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** The name as the logo shows it, and in Devanagari for desktops. */
const ownDrawings =
	'<path id="nukkad" d="M109-256l70 188h2l-2-108v-80h59v256h-84l-71-192h-3l3 111v81h-60v-256zM341-197v116q0 11 3 19 3 8 9 12 7 4 18 4 10 0 17-3 7-4 12-9 5-6 7-13l10 28h-11q-3 14-10 24-8 11-20 17-13 7-33 7-22 0-36-9-14-8-20-25-7-17-7-42v-126zM467-197v197h-60l2-49-3-6v-142zM633 0l-58-85h-16v-36h16l57-76h70l-75 98v-12l78 111zM508 0v-264h61v264zM851 0l-58-85h-16v-36h16l56-76h70l-74 98v-12l77 111zM726 0v-264h60v264zM1050 0l2-49-1-3v-62l-1-8q0-16-9-24-10-8-33-8-19 0-37 5-18 5-34 12l5-48q10-4 22-8 11-4 25-6 15-3 31-3 26 0 43 6 17 6 28 17 10 11 15 27 4 15 4 33v119zM988 5q-30 0-45-15-15-15-15-42v-6q0-29 18-43 18-14 57-19l52-7 4 37-47 7q-14 2-20 7-6 4-6 14v1q0 9 6 15 6 5 19 5 11 0 19-4 8-3 13-8 6-6 8-13l9 25h-10q-3 13-10 23-7 11-19 17-13 6-33 6zM1212 5q-35 0-52-23-18-23-18-67v-24q0-46 18-69 18-23 54-23 17 0 29 6 12 5 19 16 7 11 10 25h16l-14 40q0-13-5-21-4-8-12-13-8-4-19-4-17 0-26 9-9 10-9 30v28q0 19 9 29 9 10 27 10 9 0 16-3 7-4 13-10 5-6 7-13l15 29h-17q-3 14-10 24-7 11-20 17-12 7-31 7zM1273 0l2-50-1-10v-80-8l-1-57v-59h61v264z"/><path id="nukkad-devanagari" d="M209-231h-50v231h50zM144-218h104l-3-37h-104zM228-218l-3-37h-234l2 37zM179-158h-115v40h115zM40-48h43v-110h-43l-25 16q2 19 5 35 4 16 9 30 5 15 11 29zM100 35h-49q15 42 44 65 29 22 74 22 39 0 58-17 19-17 19-47v-2q0-28-16-44-17-17-49-17-14 0-25 2-11 3-20 7l-4 39q10-5 20-7 11-3 21-3 15 0 21 6 6 6 6 18v1q0 12-8 19-8 7-25 7-24 0-40-12-16-13-27-37zM428-137l2 38q3-16 12-22 9-7 27-7h47v-35q-6-3-14-5-8-2-19-2h-1q-20 0-32 8-12 8-17 25zM462-218h348l-3-37h-348zM487-105q0 39 17 58 18 18 51 18 15 0 26-4 11-4 18-12 7-7 10-18h5l-2-35q-3 13-13 21-10 7-27 7-18 0-26-8-9-8-9-28v-4q0-19 9-28 8-9 25-9 6 0 11 1 5 1 10 2l-3-39q-7-2-14-3-8-1-17-1-35 0-53 19-18 19-18 58zM784-110q0-38-17-57-17-20-49-20-15 0-26 5-11 4-18 12-7 8-11 18h-5l2 36q4-15 14-22 9-8 25-8 18 0 26 9 8 9 8 28v3q0 20-8 29-8 8-24 8-6 0-11-1-5-1-10-2l3 39q6 2 14 3 7 1 16 1 36 0 53-18 18-19 18-58zM661-231h-50v231h50zM233-218h242l-3-37h-242zM381 0h50v-231h-50zM257-105q0 39 18 58 17 18 50 18 15 0 26-4 11-4 18-12 7-7 10-18h6l-3-35q-3 13-13 21-9 7-27 7-17 0-26-8-9-8-9-28v-4q0-19 9-28 9-9 26-9 5 0 10 1 5 1 10 2l-3-39q-7-2-14-3-8-1-16-1-36 0-54 19-18 19-18 58zM930-218h102l-3-37h-102zM996-231h-48v42l48 1zM1036-218l-3-37h-237l3 37zM948-230v70q3 0 10 2 6 1 14 3 8 2 14 3 7 2 10 2v-80zM822-57l3 44q18 9 41 15 23 5 51 5 35 0 56-7 20-8 29-22 9-14 9-34v-3q0-18-7-32-8-13-25-20-16-8-43-8-16 0-29 2-13 2-25 6-4-3-6-7-3-5-3-10v-1q0-8 5-13 5-6 17-9 12-3 32-3 18 0 35 2 17 1 34 3v-33q-21-4-40-6-20-2-43-2-32 0-52 7-20 7-28 21-9 13-9 32v1q0 21 11 36 12 14 32 23 14-5 29-8 14-3 30-3 14 0 21 3 8 3 11 8 4 5 4 12v1q0 8-5 14-4 5-15 8-11 2-31 2-24 0-46-6-23-7-43-18zM917 82q14 0 21-7 7-7 7-20 0 0 0-1 0 0 0-1 0-13-7-20-7-8-21-8-14 0-21 8-7 7-7 20 0 0 0 1 0 1 0 1 0 13 7 20 7 7 21 7z"/>';

/** Drawn here because Lucide's own wrench reads as a knot at 24 px, and its drawings have no filled ones. */
const redrawn = new Map([
	["heart-filled", lucideShapes("heart").replace("<path", '<path fill="currentColor"')],
	[
		"wrench",
		'<path transform="rotate(45 12 12)" d="M9.5 1.5a5.3 5.3 0 0 0 0 10v9a2.5 2.5 0 0 0 5 0v-9a5.3 5.3 0 0 0 0-10v5h-5z"/>',
	],
]);

/** Every icon of the interface and the catalogue's services, in alphabetical order. */
export function usedIcons(): string[] {
	const ofServices = starterCatalogue.flatMap((sector) => sector.services.map((service) => service.icon));
	return [...new Set([...interfaceIcons, ...ofServices])].toSorted();
}

/** One drawing as a symbol; throws on a name that Lucide does not have. The page sets the stroke's width by size. */
function symbol(name: string): string {
	const shapes = redrawn.get(name) ?? lucideShapes(name);
	return `<symbol id="${name}" viewBox="0 0 24 24" ${line}>${shapes}</symbol>`;
}

function lucideShapes(name: string): string {
	const file = join(drawings, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`Lucide has no icon "${name}"`);
	const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
	return inside
		.replace(/\s+/g, " ")
		.replace(/ ?\/> ?/g, "/>")
		.trim();
}

/**
 * The sprite and the module with its name. The name contains the sprite's fingerprint, so that a browser with an
 * old sprite in its cache still finds a new icon.
 */
export function buildIconSprite(): { svg: string; module: string } {
	const symbols = usedIcons().map(symbol).join("\n");
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC License, https://lucide.dev/license -->\n${symbols}\n${ownDrawings}</svg>\n`;
	const fingerprint = createHash("sha256").update(svg).digest("hex").slice(0, 8);
	const module = `/** Generated by scripts/build-icons.ts. */\nexport const iconSprite = "/media/icons.svg?v=${fingerprint}";\n`;
	return { svg, module };
}
