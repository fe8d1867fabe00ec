import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { dataFolder } from "../../../testing/data-folder.ts";
import { ownedListing } from "../testing/owned-listing.ts";
import { signInAs } from "../testing/stored-listing.ts";

const { server, owner, listing, rebuild, tokenOf, stored, audit } = ownedListing(
	{},
	{ DATA_DIR: dataFolder() },
);
beforeAll(() => server.jobs.start());

/** A small picture of one shade; the same shade gives the same bytes. */
async function photo(shade: number, name = `photo-${shade}.png`): Promise<File> {
	const background = { r: (shade * 37) % 256, g: (shade * 101) % 256, b: (shade * 197) % 256 };
	const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
		.png()
		.toBuffer();
	return new File([Uint8Array.from(bytes)], name, { type: "image/png" });
}
const photos = (first: number, count: number) =>
	Promise.all(Array.from({ length: count }, (_, index) => photo(first + index)));

function add(files: File[], token: string | undefined = owner.token, id = listing.listingId) {
	const body = new FormData();
	for (const file of files) body.append("images", file);
	return server.call("POST", `/api/workerCategory/${id}/images`, { token, body });
}
const positions = async () => (await stored()).images.map(({ position }) => position);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test("adds nothing to another professional's listing", async () => {
	const before = await stored();
	expect((await add([await photo(1)], await tokenOf())).status).toBe(403);
	await rebuild({ status: "applied" });
	expect((await add([await photo(1)], await tokenOf())).status).toBe(404);
	expect((await stored()).images).toEqual([]);
	expect(before.images).toEqual([]);
});

test("refuses a request without a picture", async () => {
	expect(await add([])).toMatchObject({
		status: 400,
		body: { errors: [{ msg: "Please choose at least one picture.", path: "images" }] },
	});
});

test("appends pictures whose files everyone can load", async () => {
	expect((await add([await photo(1)])).status).toBe(200);
	server.clock.advance(60_000);
	const answer = await add(await photos(2, 2));
	expect(answer).toMatchObject({
		status: 200,
		body: {
			rejectedImages: [],
			professional: { imageCount: 3, images: [{ width: 40, height: 30 }, {}, {}] },
		},
	});
	expect(await positions()).toEqual([0, 1, 2]);
	expect((await stored()).row?.updatedAt).toEqual(server.clock());
	for (const { img } of answer.body.professional.images)
		for (const width of [400, 800, 1600])
			expect((await server.app.inject(`${img}-${width}.webp`)).statusCode).toBe(200);
	const { rows } = await server.database.db.execute("select from audit_entries");
	expect(rows).toEqual([]);
});

test("rejects an invalid picture by name and stores the others", async () => {
	const text = new File(["no picture"], "notes.png", { type: "image/png" });
	const answer = await add([text, await photo(1)]);
	expect(answer.body.rejectedImages).toEqual([{ name: "notes.png", msg: expect.stringMatching(/./) }]);
	expect(await positions()).toEqual([0]);
});

test("stores the same picture once, whether it was sent twice or exists already", async () => {
	const twice = await add([await photo(1, "a.png"), await photo(1, "b.png")]);
	expect(twice.body.rejectedImages).toEqual([{ name: "b.png", msg: "This picture was sent twice." }]);
	const again = await add([await photo(1, "c.png")]);
	expect(again.body.rejectedImages).toEqual([{ name: "c.png", msg: "This picture is already there." }]);
	expect(await positions()).toEqual([0]);
});

test("rejects by name whatever exceeds ten, and an existing picture takes no room", async () => {
	await add(await photos(1, 8));
	const answer = await add([await photo(1), ...(await photos(9, 4))]);
	expect(answer.body.rejectedImages).toEqual([
		{ name: "photo-1.png", msg: "This picture is already there." },
		{ name: "photo-11.png", msg: "A registration can have at most 10 pictures." },
		{ name: "photo-12.png", msg: "A registration can have at most 10 pictures." },
	]);
	expect(await positions()).toEqual(upTo(10));
});

test("stores no more than ten from two concurrent uploads and rejects the late ones", async () => {
	await add(await photos(1, 7));
	const answers = await Promise.all([
		add(await photos(20, 2)),
		add(await photos(30, 2)),
		add(await photos(20, 2)),
	]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await positions()).toEqual(upTo(10));
	expect(answers.flatMap(({ body }) => body.rejectedImages).length).toBeGreaterThan(0);
});

test("rejects pictures with a message if the service shows none", async () => {
	await rebuild({ service: "astrology-consultation", choice: null });
	const answer = await add(await photos(1, 2));
	expect(answer.status).toBe(200);
	expect(answer.body.rejectedImages).toEqual([
		{ name: "photo-1.png", msg: expect.stringMatching(/^Pictures are not shown for /) },
		{ name: "photo-2.png", msg: expect.stringMatching(/^Pictures are not shown for /) },
	]);
	expect((await stored()).images).toEqual([]);
});

describe("a manager", () => {
	test.each([["admin"], ["customerSupport"]] as const)(
		"%s can add pictures, which is recorded",
		async (role) => {
			const manager = await signInAs(server, role);
			await add([await photo(1)], manager.token);
			const imageIds = (await stored()).images.map(({ id }) => id);
			expect(imageIds).toHaveLength(1);
			expect(await audit()).toMatchObject([
				{ actorId: manager.userId, action: "listing.add-pictures", after: { imageIds } },
			]);
		},
	);
});
