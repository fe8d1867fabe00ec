import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import { createPictures } from "./pictures.ts";
import { openPictureFiles, redAndBlue } from "./testing/picture-files.ts";

const data = mkdtempSync(join(tmpdir(), "nukkad-refused-"));
const files = openPictureFiles();
const place = { folder: "service-professionals", owner: "listing-1" } as const;
/** Created before createPictures limits sharp to the accepted formats. */
const made: Record<string, Buffer> = {};
let pictures: ReturnType<typeof createPictures>;
beforeAll(async () => {
	const strip = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "teal" } });
	made["jpeg"] = await redAndBlue(800, 600).jpeg({ quality: 100 }).toBuffer();
	made["png"] = await redAndBlue(800, 600).png({ compressionLevel: 1 }).toBuffer();
	made["webp"] = await redAndBlue(800, 600).webp({ quality: 100 }).toBuffer();
	made["gif"] = await redAndBlue(800, 600).gif().toBuffer();
	made["avif"] = await redAndBlue(800, 600).avif().toBuffer();
	made["tiff"] = await redAndBlue(80, 60).tiff().toBuffer();
	made["wide"] = await strip(12_000, 10).jpeg().toBuffer();
	made["tall"] = await strip(10, 10_001).png().toBuffer();
	made["many"] = await strip(9_000, 6_000).png().toBuffer();
	made["many avif"] = await strip(4_100, 4_000).avif({ effort: 0 }).toBuffer();
	pictures = createPictures({ store: createDiskStore(data) });
});
afterAll(() => {
	files.clean();
	rmSync(data, { recursive: true, force: true });
});

const none = "This file is not a picture.";
const kind = "This kind of file is not accepted. Please send a JPEG, PNG, WebP, AVIF or GIF picture.";
const damaged = "This picture is damaged or incomplete. Please choose another.";
const keep = (bytes: Uint8Array | string) => pictures.keepPicture(files.upload(bytes), place);

describe("refuses other files:", () => {
	test.each([
		["nothing", "", none],
		["a text", "hello", none],
		["a program", "\u007fELF\u0002", none],
		["an HTML page", "<!doctype html><script>alert(1)</script>", none],
		["a PDF", "%PDF-1.7", kind],
		["an SVG with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', kind],
		["an SVG with an XML declaration", '\ufeff\n<?xml version="1.0"?><svg/>', kind],
		["a bitmap", "BM\u0000\u0000", kind],
		["a HEIC photo", "\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", kind],
		["an SVG that begins like a JPEG", "\xff\xd8\xff<svg/>", damaged],
		["a script that begins like a GIF", "GIF89a=1;alert(1)", damaged],
	])("%s", async (_what, bytes, refused) => {
		expect(await keep(Buffer.from(bytes, bytes.startsWith("\xff") ? "latin1" : "utf8"))).toEqual({ refused });
	});

	test("TIFF", async () => {
		expect(await keep(made["tiff"] ?? "")).toEqual({ refused: kind });
	});
});

describe("refuses large pictures:", () => {
	test.each([
		["wide", "This picture is more than 10,000 pixels wide or high. Please make it smaller first."],
		["tall", "This picture is more than 10,000 pixels wide or high. Please make it smaller first."],
		["many", "This picture has more than 50 megapixels. Please make it smaller first."],
		["many avif", "An AVIF picture may have at most 16 megapixels. Please send it as JPEG instead."],
	])("%s", async (name, refused) => {
		expect(await keep(made[name] ?? "")).toEqual({ refused });
	});

	test("more than 10 MB, also if the upload was cut off", async () => {
		const refused = "This file is larger than 10 MB. Please choose a smaller one.";
		const file = files.upload(Buffer.alloc(10_000_001));
		expect(await pictures.keepPicture(file, place)).toEqual({ refused });
		expect(await pictures.keepPaper(file, "answer")).toEqual({ refused });
		expect(await pictures.keepPicture({ ...file, path: "", size: 1, isTooBig: true }, place)).toEqual({
			refused,
		});
	});
});

describe("refuses damaged pictures:", () => {
	test.each(["jpeg", "png", "webp", "gif", "avif"])("a truncated %s", async (format) => {
		const whole = made[format] ?? Buffer.alloc(0);
		for (const share of [0.1, 0.5, 0.9])
			expect(await keep(whole.subarray(0, whole.length * share))).toEqual({ refused: damaged });
	});

	test("a header of another format", async () => {
		const jpeg = made["jpeg"] ?? Buffer.alloc(0);
		const png = made["png"] ?? Buffer.alloc(0);
		const mixed = Buffer.concat([png.subarray(0, 8), jpeg.subarray(8)]);
		expect(await keep(mixed)).toEqual({ refused: damaged });
	});
});

test("refuses a missing file", async () => {
	const file = { ...files.upload("x"), path: join(data, "gone") };
	const refused = "This file could not be read. Please send it again.";
	expect(await pictures.keepPicture(file, place)).toEqual({ refused });
});

test("stored none of the refused files", () => {
	expect(existsSync(join(data, "media"))).toBe(false);
});

test("stores or refuses pictures with changed bytes", async () => {
	const formats = ["jpeg", "png", "webp", "gif", "avif"];
	const results = new Set<string>();
	for (let round = 0; round < 60; round++) {
		const bytes = Buffer.from(made[formats[round % 5] ?? ""] ?? "");
		for (let hit = 0; hit < 8; hit++)
			bytes[(round * 7919 + hit * 104_729) % bytes.length] = (round * 31 + hit * 17) % 256;
		const kept = await keep(bytes);
		results.add("refused" in kept ? kept.refused : "kept");
	}
	expect([...results].filter((result) => !["kept", none, kind, damaged].includes(result))).toEqual([]);
});
