import { fileURLToPath } from "node:url";
import { Font } from "@react-pdf/renderer";

function file(family: string, weight: string): string {
	const [folder, name] = [family.toLowerCase().replaceAll(" ", "-"), family.replaceAll(" ", "")];
	return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`));
}

const latin = "Noto Sans";
/**
 * By the name of the script in Unicode. Bengali is another family, because fontkit sets many letters of Noto Sans
 * Bengali wrong, such as শ্রী.
 */
const scripts = Object.entries({
	Devanagari: "Noto Sans Devanagari",
	Gurmukhi: "Noto Sans Gurmukhi",
	Bengali: "Hind Siliguri",
	Gujarati: "Noto Sans Gujarati",
	Tamil: "Noto Sans Tamil",
	Telugu: "Noto Sans Telugu",
	Kannada: "Noto Sans Kannada",
	Malayalam: "Noto Sans Malayalam",
}).map(([script, family]) => ({ family, letter: new RegExp(String.raw`\p{Script=${script}}`, "u") }));
export const strong = 600;

/** A longer word, such as a name without spaces, is broken after this many letters. */
const unbrokenLetters = 28;
const letters = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Names the fonts, which are read when a document needs them, and turns English hyphenation off; once per process. */
export function registerFonts(): void {
	for (const family of [latin, ...scripts.map((script) => script.family)])
		Font.register({
			family,
			fonts: [{ src: file(family, "400Regular") }, { src: file(family, "600SemiBold"), fontWeight: strong }],
		});
	Font.registerHyphenationCallback((word) =>
		word.length <= unbrokenLetters ? [word] : [...letters.segment(word)].map(({ segment }) => segment),
	);
}

/** Letters, digits and their marks in any script: without them the text would change its meaning. */
const meaningful = /[\p{L}\p{N}\p{M}]/u;
/** Characters that turn a symbol into an emoji or frame it as a key. */
const pictured = /[\ufe0e\ufe0f\u20e3]/gu;

/** What we use of a font of fontkit. */
type PdfFont = {
	hasGlyphForCodePoint(code: number): boolean;
	_layoutEngine: {
		engine: {
			GPOSProcessor: {
				getAnchor(anchor: object | null): object;
				applyLookup(type: number, table: object): boolean;
			};
		};
	};
};

const joiners = new Set([0x200c, 0x200d]);
/** The font of the letter before. */
let current: PdfFont | null = null;

/** Keeps joiners in the font of the letter before them. All fonts have them; another one could not join the letters. */
function keepJoiners(font: PdfFont): void {
	const has = font.hasGlyphForCodePoint.bind(font);
	font.hasGlyphForCodePoint = (code) => {
		if (joiners.has(code)) return font === current;
		if (!has(code)) return false;
		current = font;
		return true;
	};
}

/**
 * Makes fontkit go on to the next rule where a font has no anchor for a mark, as OpenType says. It throws otherwise,
 * at most vowel signs of Gurmukhi and Malayalam.
 */
function allowMissingAnchors(font: PdfFont): void {
	// The only way to a font's rules.
	// oxlint-disable-next-line no-underscore-dangle
	const rules = font._layoutEngine.engine.GPOSProcessor;
	const getAnchor = rules.getAnchor.bind(rules);
	const applyLookup = rules.applyLookup.bind(rules);
	const missing = new Error("a mark has no anchor");
	rules.getAnchor = (anchor) => {
		if (anchor === null) throw missing;
		return getAnchor(anchor);
	};
	rules.applyLookup = (type, table) => {
		try {
			return applyLookup(type, table);
		} catch (error) {
			if (error === missing) return false;
			throw error;
		}
	};
}

async function readFont(fontFamily: string, fontWeight: number): Promise<PdfFont> {
	const source = Font.getFont({ fontFamily, fontWeight });
	await source.load();
	const font = source.data as unknown as PdfFont;
	keepJoiners(font);
	allowMissingAnchors(font);
	return font;
}

const readFonts = new Map<string, Promise<PdfFont>>();

/** The font in regular weight. Both weights are read, and once only. */
function readFamily(family: string): Promise<PdfFont> {
	const reading =
		readFonts.get(family) ??
		Promise.all([readFont(family, 400), readFont(family, strong)]).then(([regular]) => regular);
	readFonts.set(family, reading);
	return reading;
}

export type Fonts = {
	/** Characters that the first font lacks are taken from the others. */
	fontFamily: string[];
	/**
	 * The text as the fonts can draw it. Characters without a glyph would be drawn on top of each other, so letters of
	 * other scripts become "?", and emoji and other symbols are removed.
	 */
	printable: (text: string) => string;
};

/** The fonts for all scripts of a text. Call it after registerFonts(). */
export async function readFontsFor(text: string): Promise<Fonts> {
	const fontFamily = [
		latin,
		...scripts.filter(({ letter }) => letter.test(text)).map(({ family }) => family),
	];
	const fonts = await Promise.all(fontFamily.map(readFamily));
	// The same document has the same bytes, whatever was drawn before.
	current = null;
	const isDrawn = (letter: string) =>
		Array.from(letter, (sign) => sign.codePointAt(0) ?? 0).every((code) =>
			fonts.some((font) => font.hasGlyphForCodePoint(code)),
		);
	const drawn = (letter: string) => {
		if (isDrawn(letter)) return letter;
		const plain = letter.replaceAll(pictured, "");
		if (isDrawn(plain)) return plain;
		return meaningful.test(plain) ? "?" : "";
	};
	return {
		fontFamily,
		printable: (words) =>
			Array.from(letters.segment(words), ({ segment }) => drawn(segment))
				.join("")
				.replaceAll(/ {2,}/g, " ")
				.trim(),
	};
}
