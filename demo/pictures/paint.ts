import { type ArtColour, dayColours, eveningColours, isArtColour, type Palette } from "./art-colours.ts";
import type { Drawing } from "./shapes.ts";

const coloured = /(fill|stroke)="([a-z0-9-]+)"/g;
const longNumber = /-?\d*\.\d{2,}/g;

/** One decimal is finer than a pixel at every size in use; scales keep their two, and a place of 0 goes without saying. */
function withShortNumbers(drawing: Drawing): Drawing {
	return drawing
		.replace(/ (?:d|x|y|cx|cy|r|rx|ry|width|height|stroke-width)="[^"]*"/g, (attribute) =>
			attribute.replace(longNumber, (digits) => String(Math.round(Number(digits) * 10) / 10)),
		)
		.replace(/(?<!\d)0(\.\d)/g, "$1")
		.replace(/ c?[xy]="0"/g, "");
}

/** A drawing as a picture file in fixed colours, 1600 by 1000, for rendering to pixels. */
export function paintPicture(drawing: Drawing, palette: Palette): string {
	const body = withShortNumbers(drawing).replace(coloured, (attribute, kind: string, name: string) => {
		if (!isArtColour(name)) return attribute;
		return kind === "stroke" ? `fill="none" stroke="${palette[name]}"` : `fill="${palette[name]}"`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 320 200" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}

/**
 * A drawing as an SVG file that follows the theme of the browser by itself: every role becomes a one-letter class
 * whose `color` the dark block points elsewhere.
 */
export function paintForBothThemes(drawing: Drawing): string {
	const classes = new Map<ArtColour, string>();
	const body = withShortNumbers(drawing).replace(coloured, (attribute, kind: string, name: string) => {
		if (!isArtColour(name)) return attribute;
		const known = classes.get(name);
		const letter = known ?? String.fromCharCode("a".charCodeAt(0) + classes.size);
		if (!known) classes.set(name, letter);
		return `class="${kind === "stroke" ? `${letter} _` : letter}"`;
	});
	const rules = (palette: Palette) =>
		[...classes].map(([name, letter]) => `.${letter}{color:${palette[name]}}`).join("");
	const style = `*{fill:currentColor}._{fill:none;stroke:currentColor}${rules(dayColours)}@media(prefers-color-scheme:dark){${rules(eveningColours)}}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" stroke-linecap="round" stroke-linejoin="round"><style>${style}</style>${body}</svg>\n`;
}
