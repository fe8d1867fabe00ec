import { fileURLToPath } from "node:url";
import { Font } from "@react-pdf/renderer";

const file = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));

const latin = "Noto Sans";
const devanagari = "Noto Sans Devanagari";
/** Characters that the first font lacks are taken from the second. */
export const fontFamily = [latin, devanagari];
export const strong = 600;

/** A longer word, such as a name without spaces, is broken after this many letters. */
const unbrokenLetters = 28;
const letters = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Registers the fonts and turns English hyphenation off; once per process. */
export function registerFonts(): void {
	Font.register({
		family: latin,
		fonts: [
			{ src: file("noto-sans/400Regular/NotoSans_400Regular.ttf") },
			{ src: file("noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"), fontWeight: strong },
		],
	});
	Font.register({
		family: devanagari,
		fonts: [
			{ src: file("noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf") },
			{
				src: file("noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf"),
				fontWeight: strong,
			},
		],
	});
	Font.registerHyphenationCallback((word) =>
		word.length <= unbrokenLetters ? [word] : [...letters.segment(word)].map(({ segment }) => segment),
	);
}

/** Letters, digits and their marks in any script: without them the text would change its meaning. */
const meaningful = /[\p{L}\p{N}\p{M}]/u;
/** Characters that turn a symbol into an emoji or frame it as a key. */
const pictured = /[\ufe0e\ufe0f\u20e3]/gu;

/**
 * A text as the fonts can draw it. Characters without a glyph would be drawn on top of each other, so letters of
 * other scripts become "?", and emoji and other symbols are removed. Call it after registerFonts().
 */
export async function readPrintable(): Promise<(text: string) => string> {
	await Promise.all(fontFamily.map((family) => Font.load({ fontFamily: family })));
	const fonts = fontFamily.map((family) => Font.getFont({ fontFamily: family }).data);
	const isDrawn = (letter: string) =>
		Array.from(letter, (sign) => sign.codePointAt(0) ?? 0).every((code) =>
			fonts.some((font) => font?.hasGlyphForCodePoint(code)),
		);
	const drawn = (letter: string) => {
		if (isDrawn(letter)) return letter;
		const plain = letter.replaceAll(pictured, "");
		if (isDrawn(plain)) return plain;
		return meaningful.test(plain) ? "?" : "";
	};
	return (text) =>
		Array.from(letters.segment(text), ({ segment }) => drawn(segment))
			.join("")
			.replaceAll(/ {2,}/g, " ")
			.trim();
}
