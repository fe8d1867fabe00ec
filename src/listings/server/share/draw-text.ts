import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";

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

type Box = { left: number; top: number; width: number; height: number; points: number; color: string };

/** A text, broken into lines and made smaller if it does not fit into its box. */
export async function textIn(
	{ left, top, width, height, points, color }: Box,
	text: string,
): Promise<OverlayOptions[]> {
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
