import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { buildListing, randomMobile } from "../testing/build-listing.ts";
import { ownedListing } from "../testing/owned-listing.ts";
import { signInAs, storedListing } from "../testing/stored-listing.ts";

const { server, owner, listing, rebuild, tokenOf, stored, audit } = ownedListing({ images: 3 });
let first: string, second: string, third: string;
beforeAll(() => server.jobs.start());
beforeEach(async () => {
	[first = "", second = "", third = ""] = (await stored()).images.map(({ id }) => id);
});

const order = (imageIds: unknown, token: string | undefined, id = listing.listingId) =>
	server.call("PUT", `/api/workerCategory/${id}/images`, { token, body: { imageIds } });
const remove = (imageId: string, token: string | undefined, id = listing.listingId) =>
	server.call("DELETE", `/api/workerCategory/${id}/images/${imageId}`, { token });
const add = (token: string | undefined, id = listing.listingId) =>
	server.call("POST", `/api/workerCategory/${id}/images`, { token, body: {} });
const shown = async () => (await stored()).images.map(({ id, position }) => [id, position]);

/** The payloads of the queued deletions, oldest first. */
async function queued(): Promise<unknown[]> {
	const { rows } = await server.database.db.execute<{ data: unknown }>(
		"select data from pgboss.job where name = 'listings.delete-stored' order by created_on, id",
	);
	return rows.map(({ data }) => data);
}

describe("access to pictures", () => {
	const all = (token: string | undefined, id?: string) => [
		order([third, second, first], token, id),
		remove(first, token, id),
		add(token, id),
	];
	const statuses = async (token: string | undefined, id?: string) =>
		(await Promise.all(all(token, id))).map(({ status }) => status);

	test("refuses guests", async () => {
		const before = await stored();
		expect(await statuses(undefined)).toEqual([401, 401, 401]);
		expect(await statuses("not-a-token")).toEqual([401, 401, 401]);
		expect(await stored()).toEqual(before);
	});

	test("returns 404 to another professional who may not see the listing, and 403 to one who may", async () => {
		const token = await tokenOf();
		const shownOne = await stored();
		expect(await statuses(token)).toEqual([403, 403, 403]);
		expect(await stored()).toEqual(shownOne);
		await rebuild({ images: 3, status: "applied" });
		const hidden = await stored();
		expect(await statuses(token)).toEqual([404, 404, 404]);
		expect(await stored()).toEqual(hidden);
	});

	test.each([["salesPerson"], ["promotor"]] as const)("refuses a %s", async (role) => {
		const before = await stored();
		expect(await statuses(await tokenOf(role))).toEqual([403, 403, 403]);
		expect(await stored()).toEqual(before);
	});

	test("returns 404 for an unknown listing and for a deleted account's", async () => {
		const leaver = await signIn(server, randomMobile(), { name: "Mohan Lal" });
		const left = await buildListing(server, { userId: leaver.user._id, images: 1 });
		await server.call("DELETE", "/api/users/me", {
			token: leaver.token,
			body: { mobile: leaver.user.mobile },
		});
		const token = await tokenOf("admin");
		for (const id of [newId(), left.listingId]) expect(await statuses(token, id)).toEqual([404, 404, 404]);
	});

	test.each([["admin"], ["customerSupport"]] as const)("allows a %s and records the change", async (role) => {
		const manager = await signInAs(server, role);
		expect((await order([third, second, first], manager.token)).status).toBe(200);
		server.clock.advance(1000);
		expect((await remove(second, manager.token)).status).toBe(200);
		const act = { actorId: manager.userId, subjectType: "listing" };
		expect(await audit()).toMatchObject([
			{
				...act,
				action: "listing.order-pictures",
				before: { imageIds: [first, second, third] },
				after: { imageIds: [third, second, first] },
			},
			{
				...act,
				action: "listing.remove-picture",
				before: { imageIds: [third, second, first] },
				after: { imageIds: [third, first] },
			},
		]);
	});
});

describe("the order", () => {
	test.each<[string, () => unknown]>([
		["too few pictures", () => [first, second]],
		["a picture twice", () => [first, second, second]],
		["an additional picture", () => [first, second, third, newId()]],
		["an unknown picture", () => [first, second, newId()]],
		["none", () => []],
	])("returns 409 for %s", async (_, wished) => {
		const before = await stored();
		const answer = await order(wished(), owner.token);
		expect(answer).toMatchObject({
			status: 409,
			body: { message: "The pictures have changed in the meantime. Please check them again." },
		});
		expect(await stored()).toEqual(before);
	});

	test("returns 409 for the pictures of another listing", async () => {
		const theirs = await buildListing(server, { images: 3 });
		const { images } = await storedListing(server, theirs.listingId);
		expect(
			(
				await order(
					images.map(({ id }) => id),
					owner.token,
				)
			).status,
		).toBe(409);
	});

	test.each([["no list"], [["1"]], [null]])("returns 400 for %j", async (imageIds) => {
		expect((await order(imageIds, owner.token)).status).toBe(400);
	});

	test("puts the first picture on the card", async () => {
		const answer = await order([third, first, second.toUpperCase()], owner.token);
		const { images, image } = answer.body.professional;
		expect(images.map(({ _id }: { _id: string }) => _id)).toEqual([third, first, second]);
		expect(image.img).toBe(images[0].img);
		expect(await shown()).toEqual([
			[third, 0],
			[first, 1],
			[second, 2],
		]);
		const own = await server.call("GET", "/api/workerCategory/mine", { token: owner.token });
		const card = own.body.professionals.find(({ _id }: { _id: string }) => _id === listing.listingId);
		expect(card.image.img).toBe(image.img);
	});
});

describe("a removal", () => {
	test("returns 404 for a picture of another listing", async () => {
		const before = await stored();
		const theirs = await buildListing(server, { userId: owner.userId, images: 1 });
		const { images } = await storedListing(server, theirs.listingId);
		for (const id of [newId(), images[0]?.id ?? ""]) expect((await remove(id, owner.token)).status).toBe(404);
		expect(await stored()).toEqual(before);
		expect((await storedListing(server, theirs.listingId)).images).toEqual(images);
	});

	test("closes the gap, and deletes the file with the change", async () => {
		const [gone] = (await stored()).images;
		const jobs = (await queued()).length;
		const answer = await remove(first, owner.token);
		expect(answer.status).toBe(200);
		expect(answer.body.professional.imageCount).toBe(2);
		expect(await shown()).toEqual([
			[second, 0],
			[third, 1],
		]);
		expect((await queued()).slice(jobs)).toEqual([{ pictures: [gone?.key], files: [] }]);
		expect((await remove(first, owner.token)).status).toBe(404);
		expect((await queued()).length).toBe(jobs + 1);
	});

	test("removes each picture once if all are removed concurrently", async () => {
		const answers = await Promise.all([first, second, third, first].map((id) => remove(id, owner.token)));
		expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "200", "200", "404"]);
		expect(await shown()).toEqual([]);
	});

	test("leaves no gap and no duplicate if the order changes concurrently", async () => {
		await Promise.all([
			order([third, second, first], owner.token),
			remove(second, owner.token),
			order([second, first, third], owner.token),
		]);
		const left = await shown();
		expect(left.map(([, position]) => position)).toEqual([0, 1]);
		expect(new Set(left.map(([id]) => id))).toEqual(new Set([first, third]));
	});
});
