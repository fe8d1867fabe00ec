import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { textIn } from "../../src/listings/server/share/draw-text.ts";
import { BrandFault } from "./brand-fault.ts";
import { drawingsWith, markSvg, withColours } from "./brand-modules.ts";
import { type Colours, deriveColours } from "./derive-colours.ts";
import type { ReadBrand } from "./read-brand.ts";
import { type Drawing, svgOf } from "./read-svg.ts";

/** How much wider the background of an icon is that phones crop to their own shape. */
const croppedOf = (side: number) => (side * 5) / 36;

const sideOf = ({ viewBox }: Drawing) => Number(viewBox.split(" ")[2]);

/** The mark on a square of its own background, `margin` wider on each side. */
function onSquare(mark: Drawing, colours: Colours, margin: number): string {
	const side = sideOf(mark);
	const [from, to] = [-margin, side + 2 * margin];
	const [first] = mark.shapes;
	const fill = first?.[0] === "rect" ? first[1]["fill"] : undefined;
	const hasBackground = fill !== undefined && fill !== "none";
	const background = hasBackground ? fill : colours.board;
	const shapes = hasBackground ? mark.shapes.slice(1) : mark.shapes;
	const square = `<rect x="${from}" y="${from}" width="${to}" height="${to}" fill="${background}"/>`;
	return withColours(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${to} ${to}">${square}${svgOf(shapes)}</svg>`,
		colours,
	);
}

/** Renders a drawing at its final size: at 72 dots per inch its units are pixels. */
const render = (svg: string, side: number, size: number) =>
	sharp(Buffer.from(svg), { density: (72 * size) / side })
		.resize(size, size)
		.png({ palette: true })
		.toBuffer();

/** The icons of the browser tab and of the installed app, by file name. */
export async function drawIcons(brand: ReadBrand): Promise<Record<string, Buffer | string>> {
	const { light } = deriveColours(brand.colours);
	const { mark } = brand.drawings;
	const svg = markSvg(brand.drawings, light);
	const side = sideOf(mark);
	const [maskable, full] = [onSquare(mark, light, croppedOf(side)), onSquare(mark, light, 0)];
	return {
		"favicon.svg": svg,
		"icon-192.png": await render(svg, side, 192),
		"icon-512.png": await render(svg, side, 512),
		"icon-maskable-512.png": await render(maskable, side + 2 * croppedOf(side), 512),
		"apple-touch-icon.png": await render(full, side, 180),
	};
}

/** Where the picture's name and line are, and the street below: scaled to the width, its road at the lower edge. */
const layout = { left: 72, markTop: 64, markSize: 61, streetScale: 630 / 555, streetHeight: 264 };

async function drawShare(brand: ReadBrand, drawings: string): Promise<Buffer> {
	const { light } = deriveColours(brand.colours);
	const { left, markTop, markSize, streetScale, streetHeight } = layout;
	const ownDrawings = drawingsWith(drawings, brand.drawings.shopSign);
	const street = /<g id="home-street"[\s\S]*?\n\t<\/g>/.exec(ownDrawings)?.[0];
	if (street === undefined) throw new Error("drawings.svg has no home-street");
	const shift = `${(1200 - 1440 * streetScale) / 2} ${630 - streetHeight * streetScale}`;
	const svg = withColours(
		`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${light["art-sky"]}"/><g transform="translate(${shift}) scale(${streetScale})">${street}</g></svg>`,
		light,
	);
	const mark = await render(markSvg(brand.drawings, light), sideOf(brand.drawings.mark), markSize);
	const [main = ""] = brand.languages;
	const color = light.ink;
	const width = 1200 - 2 * left;
	const nameLeft = left + markSize + 19;
	const texts = await Promise.all([
		textIn(
			{ left: nameLeft, top: markTop + 8, width: width - markSize - 19, height: 46, points: 40, color },
			brand.name,
		),
		textIn({ left, top: 180, width, height: 90, points: 56, color }, brand.tagline[main] ?? ""),
	]);
	return sharp(Buffer.from(svg))
		.composite([{ input: mark, left, top: markTop }, ...texts.flat()])
		.png({ palette: true })
		.toBuffer();
}

/** Reads the brand's own picture of shared links; throws BrandFault if it is not a PNG of the right size. */
async function readShare(folder: string, name: string): Promise<Buffer> {
	const picture = readFileSync(join(folder, name));
	const { format, width, height } = await sharp(picture)
		.metadata()
		.catch(() => ({ format: "", width: 0, height: 0 }));
	if (format !== "png" || width !== 1200 || height !== 630)
		throw new BrandFault(
			`${join(folder, "brand.json")}: sharePicture: ${name}: must be a PNG of 1200 × 630 pixels`,
		);
	return picture;
}

/** The picture of shared links, the brand's own or drawn, and the colour of its sky, on which titles are written. */
export async function drawSharePicture(
	brand: ReadBrand,
	folder: string,
	drawings: string,
): Promise<{ share: Buffer; sky: string }> {
	const own = brand.sharePicture;
	const share = own === undefined ? await drawShare(brand, drawings) : await readShare(folder, own);
	const [r = 0, g = 0, b = 0] = await sharp(share)
		.removeAlpha()
		.extract({ left: layout.left, top: 150, width: 1, height: 1 })
		.raw()
		.toBuffer();
	const sky = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
	return { share, sky };
}
