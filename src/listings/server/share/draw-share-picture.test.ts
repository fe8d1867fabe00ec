import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSharePicture } from "./draw-share-picture.ts";
import { drawable } from "./drawable.ts";

/** The share of dark pixels in the part of the picture where the title is. */
async function inkOf(picture: Buffer): Promise<number> {
	const part = { left: 72, top: 150, width: 1050, height: 140 };
	const { data } = await sharp(picture)
		.extract(part)
		.greyscale()
		.threshold(100)
		.raw()
		.toBuffer({ resolveWithObject: true });
	return data.filter((value) => value === 0).length / data.length;
}
const draw = (title: string) => drawSharePicture({ title, line: "Electrician in Shimla", photo: null });

test("draws Latin and Devanagari titles, each with its own letters", async () => {
	const [latin, hindi, other, empty] = await Promise.all(
		["Thakur Electricals", "शर्मा बिजली वाला", "वर्मा बिजली वाला", ""].map(draw),
	);
	if (!latin || !hindi || !other || !empty) throw new Error("not drawn");
	expect(await sharp(hindi).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
	expect(await inkOf(empty)).toBe(0);
	expect(await inkOf(latin)).toBeGreaterThan(0.02);
	expect(await inkOf(hindi)).toBeGreaterThan(0.02);
	// Boxes would look the same for both.
	expect(hindi.equals(other)).toBe(false);
});

test("makes a long title fit, and takes its markup as text", async () => {
	const long = await draw(`<b>${"Shri Ram Electricals and Sanitary Works ".repeat(4)}</b>&`);
	expect(await sharp(long).metadata()).toMatchObject({ width: 1200, height: 630 });
	expect(await inkOf(long)).toBeGreaterThan(0.02);
});

test.each([
	["Sharma & Sons 🔌", "Sharma & Sons"],
	["शर्मा\u0000 इलेक्ट्रिक", "शर्मा इलेक्ट्रिक"],
	["ਸ਼ਰਮਾ Electric", "Electric"],
	["தமிழ்", ""],
])("leaves out of %j what the fonts cannot draw", (text, drawn) => {
	expect(drawable(text)).toBe(drawn);
});
