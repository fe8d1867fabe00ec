import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { pictureKeys } from "../picture.ts";
import { createDiskStore } from "./disk-store.ts";
import { createPictures, type KeptPicture, type RefusedFile } from "./pictures.ts";
import { colourAt, openPictureFiles, readPicture, redAndBlue } from "./testing/picture-files.ts";

const data = mkdtempSync(join(tmpdir(), "nukkad-kept-"));
const store = createDiskStore(data);
const pictures = createPictures({ store });
const files = openPictureFiles();
afterAll(() => {
	files.clean();
	rmSync(data, { recursive: true, force: true });
});

const place = { folder: "service-professionals", owner: "listing-1" } as const;
const keep = async (bytes: Uint8Array, name?: string) => {
	const kept = await pictures.keepPicture(files.upload(bytes, name), place);
	if ("refused" in kept) throw new Error(kept.refused);
	return kept;
};
const keptWidths = ({ name }: KeptPicture) =>
	Promise.all(
		pictureKeys(place.folder, name).map(async (key) => {
			const { format, width, height } = await (await readPicture(store, key)).metadata();
			return `${format} ${width}×${height}`;
		}),
	);

describe("stores a picture as WebP in three widths", () => {
	test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
		"from %s, also with a wrong name",
		async (format) => {
			const kept = await keep(await redAndBlue(2000, 1000).toFormat(format).toBuffer(), "notes.txt");
			expect(kept).toMatchObject({ width: 1600, height: 800 });
			expect(await keptWidths(kept)).toEqual(["webp 400×200", "webp 800×400", "webp 1600×800"]);
			const [small = ""] = pictureKeys(place.folder, kept.name);
			const picture = await readPicture(store, small);
			expect([await colourAt(picture, 20, 100), await colourAt(picture, 380, 100)]).toEqual(["red", "blue"]);
		},
	);

	test("without enlarging a small picture", async () => {
		const kept = await keep(await redAndBlue(600, 300).png().toBuffer());
		expect(kept).toMatchObject({ width: 600, height: 300 });
		expect(await keptWidths(kept)).toEqual(["webp 400×200", "webp 600×300", "webp 600×300"]);
	});

	test("with a limit for very tall pictures", async () => {
		const kept = await keep(await redAndBlue(1000, 8000).jpeg().toBuffer());
		expect(kept).toMatchObject({ width: 400, height: 3200 });
	});
});

test("rotates a picture as its camera held it, and removes all metadata", async () => {
	const turned = redAndBlue(2000, 1000)
		.jpeg()
		.withExif({ IFD0: { Artist: "Asha" }, IFD3: { GPSLatitudeRef: "N" } })
		.withMetadata({ orientation: 6 });
	const kept = await keep(await turned.toBuffer());
	expect(kept).toMatchObject({ width: 1000, height: 2000 });
	const picture = await readPicture(store, pictureKeys(place.folder, kept.name)[0] ?? "");
	expect([await colourAt(picture, 200, 20), await colourAt(picture, 200, 780)]).toEqual(["red", "blue"]);
	const metadata = await picture.metadata();
	expect(metadata).not.toHaveProperty("exif");
	expect(metadata).not.toHaveProperty("orientation");
	expect(metadata).not.toHaveProperty("icc");
	expect(metadata).not.toHaveProperty("xmp");
});

test("converts other colour profiles and depths to sRGB", async () => {
	const wide = await keep(await redAndBlue(500, 500).toColourspace("rgb16").png().toBuffer());
	const printed = await keep(await redAndBlue(500, 500).toColourspace("cmyk").jpeg().toBuffer());
	const grey = await keep(await redAndBlue(500, 500).greyscale().jpeg().toBuffer());
	for (const { name } of [wide, printed, grey]) {
		const { space, depth } = await (
			await readPicture(store, pictureKeys(place.folder, name)[0] ?? "")
		).metadata();
		expect([space, depth]).toEqual(["srgb", "uchar"]);
	}
	const picture = await readPicture(store, pictureKeys(place.folder, wide.name)[0] ?? "");
	expect(await colourAt(picture, 20, 20)).toBe("red");
});

test("gives the same photo different names for two owners", async () => {
	const bytes = await redAndBlue(500, 300).jpeg().toBuffer();
	const again = await pictures.keepPicture(files.upload(bytes), place);
	const other = await pictures.keepPicture(files.upload(bytes), { ...place, owner: "listing-2" });
	expect(again).toEqual(await keep(bytes));
	expect((other as KeptPicture).name).not.toBe((again as KeptPicture).name);
});

test("stores pictures that arrive at the same time, also with an invalid one among them", async () => {
	const good = await redAndBlue(3000, 2000).jpeg().toBuffer();
	const kept: (KeptPicture | RefusedFile)[] = await Promise.all(
		Array.from({ length: 10 }, (_, index) =>
			pictures.keepPicture(files.upload(index === 4 ? "hello" : good), { ...place, owner: `${index}` }),
		),
	);
	expect(kept.map((one) => "refused" in one)).toEqual(kept.map((_, index) => index === 4));
});

describe("documents", () => {
	test("stores a PDF unchanged", async () => {
		const kept = await pictures.keepPaper(files.upload("%PDF-1.7\nhello", "licence.pdf"), "answer-1");
		expect(kept).toEqual({ key: expect.stringMatching(/^papers\/[0-9a-f]{32}\.pdf$/) });
	});

	test("stores a picture as a JPEG of at most 2,000 pixels, on white", async () => {
		const clear = redAndBlue(3000, 1000).ensureAlpha(0).png();
		const kept = await pictures.keepPaper(files.upload(await clear.toBuffer()), "answer-1");
		expect(kept).toEqual({ key: expect.stringMatching(/^papers\/[0-9a-f]{32}\.jpg$/) });
		const picture = await readPicture(store, "key" in kept ? kept.key : "");
		expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 2000, height: 667 });
		expect([...(await picture.extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
			255, 255, 255,
		]);
	});

	test("refuses other files", async () => {
		const refused = { refused: expect.stringContaining("Please send a PDF or a picture") };
		expect(await pictures.keepPaper(files.upload("PK\u0003\u0004", "licence.pdf"), "a")).toEqual(refused);
		expect(await pictures.keepPaper(files.upload("<svg/>"), "a")).toEqual(refused);
	});
});
