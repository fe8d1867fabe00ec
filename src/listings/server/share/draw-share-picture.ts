import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { packageFolder } from "../../../platform/server/process/package-folder.ts";
import { drawable, type ShareWords } from "./drawable.ts";

// Drawn pictures are cached as files, and drawing must leave a core for requests.
sharp.cache(false);
sharp.concurrency(1);

const size = { width: 1200, height: 630 };
/** The site's own picture: its upper part below the logo is free for words. */
const street = join(packageFolder, "public/share.png");
const sky = "#fff0d4";
const photoWidth = 460;
const left = 72;

const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));
const latin = {
	fontfile: fontFile("noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
	family: "Noto Sans SemiBold",
};
/** It has Latin letters too. */
const devanagari = {
	fontfile: fontFile("noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf"),
	family: "Noto Sans Devanagari SemiBold",
};

const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Box = { top: number; width: number; height: number; points: number; color: string };

/** A text, broken into lines and made smaller if it does not fit into its box. */
async function textIn({ top, width, height, points, color }: Box, text: string): Promise<OverlayOptions[]> {
	if (text === "") return [];
	const { fontfile, family } = /\p{Script=Devanagari}/u.test(text) ? devanagari : latin;
	const write = (fit: object) =>
		sharp({
			text: {
				text: `<span foreground="${color}">${escaped(text)}</span>`,
				font: `${family} ${points}`,
				fontfile,
				rgba: true,
				width,
				wrap: "word-char",
				...fit,
			},
		})
			.png()
			.toBuffer({ resolveWithObject: true });
	const natural = await write({ dpi: 72 });
	const fits = natural.info.height <= height && natural.info.width <= width;
	const { data } = fits ? natural : await write({ height });
	return [{ input: data, left, top }];
}

/** Draws the picture of a page for link previews, as PNG: the site's street with the page's title above it. */
export async function drawSharePicture({ title, line, photo }: ShareWords): Promise<Buffer> {
	const width = size.width - 2 * left - (photo === null ? 0 : photoWidth);
	const cover: OverlayOptions = {
		input: { create: { width: size.width - left, height: 190, channels: 3, background: sky } },
		left,
		top: 150,
	};
	const words = await Promise.all([
		textIn({ top: 160, width, height: 120, points: 60, color: "#14201f" }, drawable(title)),
		textIn({ top: 296, width, height: 44, points: 32, color: "#0b6e72" }, drawable(line)),
	]);
	const picture: OverlayOptions[] =
		photo === null
			? []
			: [
					{
						input: await sharp(photo).resize(photoWidth, size.height, { fit: "cover" }).toBuffer(),
						left: size.width - photoWidth,
						top: 0,
					},
				];
	return sharp(street)
		.removeAlpha()
		.composite([cover, ...words.flat(), ...picture])
		.png({ palette: true })
		.toBuffer();
}
