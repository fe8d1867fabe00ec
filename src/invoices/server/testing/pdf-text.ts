import { inflateSync } from "node:zlib";

/** An object of the file: its text up to a stream, and the decompressed stream. */
type PdfObject = { head: string; stream: string };

/** From glyph numbers to letters, by a font's /ToUnicode. */
type Letters = Map<number, string>;

function objectsOf(file: Uint8Array): Map<string, PdfObject> {
	const bytes = Buffer.from(file);
	// One character for each byte, so that positions in the text are positions in the file.
	const text = bytes.toString("latin1");
	const objects = new Map<string, PdfObject>();
	for (const { index, 0: start, 1: id = "" } of text.matchAll(/^(\d+) 0 obj\n/gm)) {
		const body = text.slice(index + start.length);
		const head = body.slice(0, body.search(/\bstream\n|\bendobj\b/));
		const length = /\/Length (\d+)/.exec(head)?.[1];
		const from = index + start.length + head.length + "stream\n".length;
		const packed = length === undefined ? null : bytes.subarray(from, from + Number(length));
		const stream = packed === null ? "" : unpack(packed, head);
		objects.set(id, { head, stream });
	}
	return objects;
}

const unpack = (packed: Buffer, head: string) =>
	(head.includes("/FlateDecode") ? inflateSync(packed) : packed).toString("latin1");

/** A ligature maps to several letters, with spaces between their numbers. */
const hexes = (text: string) =>
	Array.from(text.matchAll(/<([0-9a-f ]+)>/gi), ([, hex = ""]) => hex.replaceAll(" ", ""));
const lettersOfHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

function lettersOf(cmap: string): Letters {
	const letters: Letters = new Map();
	for (const [, from = "", , list = ""] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
		for (const [at, hex] of hexes(list).entries())
			letters.set(Number.parseInt(from, 16) + at, lettersOfHex(hex));
	}
	return letters;
}

function fontsOf(objects: Map<string, PdfObject>): Map<string, Letters> {
	const fonts = new Map<string, Letters>();
	for (const { head } of objects.values()) {
		for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
			const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1] ?? "";
			fonts.set(name, lettersOf(objects.get(cmap)?.stream ?? ""));
		}
	}
	return fonts;
}

/**
 * The file's text in drawing order, with one space between the pieces. Understands only what our renderer writes;
 * scripts that reorder their letters come in the order of their glyphs.
 */
export function readPdfText(file: Uint8Array): string {
	const objects = objectsOf(file);
	const fonts = fontsOf(objects);
	const contents = [...objects.values()].flatMap(
		({ head }) => objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? "")?.stream ?? [],
	);
	return contents
		.flatMap((content) => Array.from(content.matchAll(/\bBT\b([\s\S]*?)\bET\b/g), ([, piece = ""]) => piece))
		.map((piece) => {
			const letters = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(piece)?.[1] ?? "");
			const glyphs = hexes(piece).flatMap((hex) => hex.match(/.{4}/g) ?? []);
			return glyphs.map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? "\ufffd").join("");
		})
		.join(" ")
		.replaceAll(/\s+/g, " ");
}

/** How many pages the file has. */
export const countPages = (file: Uint8Array): number =>
	[...objectsOf(file).values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length;
