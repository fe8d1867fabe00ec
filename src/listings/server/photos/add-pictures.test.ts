import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { pictureKeys } from "../../../media/picture.ts";
import { openPictureFiles } from "../../../media/server/testing/picture-files.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { addPictures } from "./add-pictures.ts";
import { deleteStored } from "../listings.jobs.ts";
import { deletePictures } from "./stored-pictures.ts";
import { listings } from "../listings.tables.ts";
import { type BuiltListing, buildListing } from "../testing/build-listing.ts";
import { storedListing } from "../testing/stored-listing.ts";

let server: TestServer;
let listing: BuiltListing;
let viewer: Viewer;
/** Keys of the files in the store. */
let files: Set<string>;
/** Names of pictures whose files are queued for deletion. */
let discarded: string[];
beforeAll(async () => {
	server = await startTestServer();
});
beforeEach(async () => {
	listing = await buildListing(server);
	viewer = { userId: listing.userId, role: "user", sessionId: "" };
	files = new Set();
	discarded = [];
});
afterAll(() => server.close());

const keysOf = (name: string) => pictureKeys("service-professionals", name);
const unused = () => Promise.reject(new Error("not used in this test"));
const store = {
	put: unused,
	read: unused,
	exists: async (key: string) => files.has(key),
	delete: async (key: string) => void files.delete(key),
};
const jobs = {
	async enqueue<Data extends object>(_: unknown, name: string, data: Data) {
		expect(name).toBe(deleteStored);
		if ("pictures" in data && Array.isArray(data.pictures)) discarded.push(...data.pictures.map(String));
	},
};
const upload = (name: string): UploadedFile => ({
	field: "images",
	name,
	path: name,
	size: 1,
	isTooBig: false,
});

/** Adds pictures named like their files; `afterKept` runs when one is stored but not yet in a row. */
const add = (names: string[], afterKept?: (name: string) => Promise<void>) =>
	addFiles(names.map(upload), afterKept);

async function addFiles(
	uploads: UploadedFile[],
	afterKept: (name: string) => Promise<void> = async () => {},
) {
	const { database, clock } = server;
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	const pictures = {
		keepPaper: unused,
		async keepPicture({ name }: UploadedFile) {
			for (const key of keysOf(name)) files.add(key);
			await afterKept(name);
			return { name, width: 1600, height: 1200 };
		},
	};
	const ctx = { db: database.db, clock, catalogue, pictures, store, jobs, cdnBase: "" };
	const { rejectedImages } = await addPictures(ctx, viewer, listing.listingId, uploads);
	return rejectedImages;
}
const shown = async () => (await storedListing(server, listing.listingId)).images.map(({ key }) => key);
const remove = (name: string) => deletePictures({ db: server.database.db, store }, [name]);
const names = (prefix: string, count: number) =>
	Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test("stores ten pictures of several concurrent uploads, and rejects and deletes the others", async () => {
	const answers = await Promise.all(["a", "b", "c", "d"].map((prefix) => add(names(prefix, 4))));
	const left = await shown();
	expect(left).toHaveLength(10);
	const rejected = answers.flat().map(({ name }) => name);
	expect([...left, ...rejected].toSorted()).toEqual(
		["a", "b", "c", "d"].flatMap((prefix) => names(prefix, 4)),
	);
	for (const name of discarded) expect(left).not.toContain(name);
	for (const name of rejected.filter((one) => files.has(keysOf(one)[0] ?? "")))
		expect(discarded).toContain(name);
});

test("refuses a salesPerson's upload if a manager confirms in the meantime, and deletes its files", async () => {
	const { db } = server.database;
	const whose = eq(listings.id, listing.listingId);
	const sales = (await buildListing(server)).userId;
	await db.update(listings).set({ status: "applied", onboardedBy: sales }).where(whose);
	viewer = { userId: sales, role: "salesPerson", sessionId: "" };
	await add(["early"]);
	const late = add(["late"], async () => {
		await db.update(listings).set({ status: "active" }).where(whose);
	});
	await expect(late).rejects.toMatchObject({ status: 403 });
	expect(await shown()).toEqual(["early"]);
	expect(discarded).toEqual(["late"]);
});

test("stores the same picture of two concurrent uploads once and deletes none of its files", async () => {
	await Promise.all([add(["same"]), add(["same"]), add(["same"])]);
	expect(await shown()).toEqual(["same"]);
	expect(discarded).toEqual([]);
});

test("unpacks equal files of one request once and rejects the others", async () => {
	const sent = openPictureFiles();
	const unpacked: string[] = [];
	const uploads = ["first", "second", "third"].map((name) => ({ ...sent.upload("the same photo"), name }));
	expect(await addFiles(uploads, async (name) => void unpacked.push(name))).toEqual(
		["second", "third"].map((name) => ({ name, msg: "This picture was sent twice." })),
	);
	sent.clean();
	expect(unpacked).toEqual(["first"]);
	expect(await shown()).toEqual(["first"]);
});

test("restores the files of a picture that an earlier removal deletes in the meantime", async () => {
	let isFirst = true;
	await add(["back"], async (name) => {
		if (isFirst) await remove(name);
		isFirst = false;
	});
	expect(await shown()).toEqual(["back"]);
	expect(keysOf("back").every((key) => files.has(key))).toBe(true);
	// The listing may have lost it again by then: the job checks once more and keeps it if it is shown.
	expect(discarded).toEqual(["back"]);
	await remove("back");
	expect(keysOf("back").every((key) => files.has(key))).toBe(true);
});

test("waits for a removal that is already deleting the files", async () => {
	const begun = Promise.withResolvers<void>();
	const mayGoOn = Promise.withResolvers<void>();
	const slow = {
		async delete(key: string) {
			begun.resolve();
			await mayGoOn.promise;
			files.delete(key);
		},
	};
	let removal: Promise<void> | undefined;
	const adding = add(["late"], async (name) => {
		removal ??= deletePictures({ db: server.database.db, store: slow }, [name]);
		await begun.promise;
	});
	await begun.promise;
	// Long enough for the row to be written if nothing waited.
	await setTimeout(300);
	mayGoOn.resolve();
	await Promise.all([adding, removal]);
	expect(await shown()).toEqual(["late"]);
	expect(keysOf("late").every((key) => files.has(key))).toBe(true);
});

test("deletes the files if nothing can be written", async () => {
	const { database } = server;
	await expect(
		add(["lost"], async () => {
			await database.db.execute(`update listings set address_id = null where id = '${listing.listingId}'`);
		}),
	).rejects.toMatchObject({ code: "not_found" });
	expect(discarded).toEqual(["lost"]);
	expect(await shown()).toEqual([]);
});
