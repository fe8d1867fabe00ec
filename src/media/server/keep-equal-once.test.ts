import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { keepEqualOnce } from "./keep-equal-once.ts";
import type { Pictures } from "./pictures.ts";
import { openPictureFiles } from "./testing/picture-files.ts";

const files = openPictureFiles();
afterAll(() => files.clean());

const place = { folder: "service-professionals", owner: "listing-1" } as const;
const picture = { name: "kept", width: 60, height: 40 };
/** The names of the decoded files. */
let decoded: string[];
beforeEach(() => {
	decoded = [];
});

/** The pictures of one request; `result` is the result of a decoded file. */
const ofRequest = (result: () => ReturnType<Pictures["keepPicture"]> = async () => picture) =>
	keepEqualOnce({
		async keepPicture({ name }) {
			decoded.push(name);
			return result();
		},
	});

describe("equal files of one request", () => {
	test("are decoded once and have the same result, also with different names", async () => {
		const { keepPicture } = ofRequest();
		const all = ["a.jpg", "b.jpg", "a.jpg"].map((name) => files.upload("the same", name));
		for (const file of all) expect(await keepPicture(file, place)).toEqual(picture);
		expect(decoded).toEqual(["a.jpg"]);
	});

	test("that arrive at the same time are decoded once", async () => {
		const { keepPicture } = ofRequest();
		const all = ["a.jpg", "b.jpg"].map((name) => files.upload("the same", name));
		expect(await Promise.all(all.map((file) => keepPicture(file, place)))).toEqual([picture, picture]);
		expect(decoded).toHaveLength(1);
	});

	test("that are refused are decoded once", async () => {
		const { keepPicture } = ofRequest(async () => ({ refused: "damaged" }));
		for (const name of ["a.jpg", "b.jpg"])
			expect(await keepPicture(files.upload("bad", name), place)).toEqual({ refused: "damaged" });
		expect(decoded).toEqual(["a.jpg"]);
	});
});

describe("decodes each of", () => {
	test("long files that differ in one byte", async () => {
		const { keepPicture } = ofRequest();
		const long = Buffer.alloc(300_000, 7);
		await keepPicture(files.upload(long, "a.jpg"), place);
		long[299_999] = 8;
		await keepPicture(files.upload(long, "b.jpg"), place);
		expect(decoded).toEqual(["a.jpg", "b.jpg"]);
	});

	test("equal files of two owners or of two requests", async () => {
		const { keepPicture } = ofRequest();
		await keepPicture(files.upload("the same", "a.jpg"), place);
		await keepPicture(files.upload("the same", "b.jpg"), { ...place, owner: "listing-2" });
		await ofRequest().keepPicture(files.upload("the same", "c.jpg"), place);
		expect(decoded).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
	});

	test("files that are too large or missing", async () => {
		const { keepPicture } = ofRequest(async () => ({ refused: "why" }));
		const tooBig: UploadedFile = { field: "images", name: "big.jpg", path: "", size: 9, isTooBig: true };
		for (const file of [tooBig, { ...tooBig, name: "gone.jpg", path: "/nowhere/gone.jpg", isTooBig: false }])
			expect(await keepPicture(file, place)).toEqual({ refused: "why" });
		expect(decoded).toEqual(["big.jpg", "gone.jpg"]);
	});
});
