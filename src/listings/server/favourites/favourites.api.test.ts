import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { favouritesAtMost, listingStatuses } from "../../listing.ts";
import { listings } from "../listings.tables.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { favourites } from "./favourites.tables.ts";

const server = fileServer();

const favouriteOf = (listingId: string) => `/api/workerCategory/${listingId}/favourite`;
const save = (listingId: string, token?: string) => server.call("PUT", favouriteOf(listingId), { token });
const remove = (listingId: string, token?: string) =>
	server.call("DELETE", favouriteOf(listingId), { token });
const readState = (listingId: string, token?: string) =>
	server.call("GET", favouriteOf(listingId), { token });
const readList = (token?: string) => server.call("GET", "/api/workerCategory/favourites", { token });

async function listedIds(token: string): Promise<string[]> {
	const { status, body } = await readList(token);
	expect(status).toBe(200);
	return body.professionals.map((card: { _id: string }) => card._id);
}
const rowsOf = (userId: string) =>
	server.database.db.select().from(favourites).where(eq(favourites.userId, userId));
const build = async (wishes?: ListingWishes) => (await buildListing(server, wishes)).listingId;
const person = async () => {
	const { token, user } = await signIn(server, freshMobile());
	return { token, userId: user._id, mobile: user.mobile };
};

/** Saves that many public listings for the person, as rows. */
async function fill(userId: string, count: number): Promise<string[]> {
	const ids: string[] = [];
	// One after the other, because the embedded database has one connection.
	for (let index = 0; index < count; index += 1) {
		// oxlint-disable-next-line no-await-in-loop
		ids.push(await build({ places: [] }));
	}
	const createdAt = server.clock();
	await server.database.db
		.insert(favourites)
		.values(ids.map((listingId) => ({ userId, listingId, createdAt })));
	return ids;
}

describe("favourites", () => {
	test("are only for signed-in people", async () => {
		const listingId = await build();
		for (const answer of [
			await save(listingId),
			await remove(listingId),
			await readState(listingId),
			await readList(),
		])
			expect(answer.status).toBe(401);
	});

	test("refuse an id that is none", async () => {
		const { token } = await person();
		for (const answer of [await save("x", token), await remove("x", token), await readState("x", token)])
			expect(answer.status).toBe(400);
	});

	test("are saved once, seen only by the person, and removed", async () => {
		const { token, userId } = await person();
		const other = await person();
		const listingId = await build();
		expect((await readState(listingId, token)).body).toEqual({ isFavourite: false });
		for (let times = 0; times < 2; times += 1)
			expect(await save(listingId, token)).toMatchObject({ status: 200, body: { isFavourite: true } });
		expect(await rowsOf(userId)).toHaveLength(1);
		expect((await readState(listingId, token)).body).toEqual({ isFavourite: true });
		expect((await readState(listingId, other.token)).body).toEqual({ isFavourite: false });
		expect(await listedIds(other.token)).toEqual([]);

		await remove(listingId, other.token);
		expect(await listedIds(token)).toEqual([listingId]);
		for (let times = 0; times < 2; times += 1)
			expect(await remove(listingId, token)).toMatchObject({ status: 200, body: { isFavourite: false } });
		expect(await listedIds(token)).toEqual([]);
		expect(await rowsOf(userId)).toEqual([]);
	});

	test("are stored once if a person saves the same listing twice at once", async () => {
		const { token, userId } = await person();
		const listingId = await build();
		const answers = await Promise.all([save(listingId, token), save(listingId, token)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(await rowsOf(userId)).toHaveLength(1);
	});

	test("are listed with the card of public lists, the last saved first", async () => {
		const { token, userId } = await person();
		const trade = await build({ firmName: "Thakur Electric Works", places: ["shimla", "solan"], images: 3 });
		const stay = await build({ service: "home-stays", firmName: "Deodar Cottage", images: 1 });
		const hour = 3_600_000;
		const now = server.clock().getTime();
		await server.database.db.insert(favourites).values([
			{ userId, listingId: trade, createdAt: new Date(now - hour) },
			{ userId, listingId: stay, createdAt: new Date(now) },
		]);
		const { body } = await readList(token);
		expect(body.professionals).toMatchObject([
			{ _id: stay, firmName: "Deodar Cottage", cardType: "image", serviceSlug: "home-stays", imageCount: 1 },
			{
				_id: trade,
				cardType: "profile",
				serviceSlug: "electrician",
				goToLocation: ["Shimla", "Solan"],
				abilities: { book: true },
			},
		]);
		const { body: list } = await server.call("GET", "/api/workerCategory/active?service=electrician");
		const onList = list.professionals.find((card: { _id: string }) => card._id === trade);
		const { cardType: _type, serviceSlug: _slug, ...card } = body.professionals[1];
		expect(card).toEqual(onList);
	});

	test.each(listingStatuses.filter((status) => status !== "active"))(
		"refuse a listing that is %s, also for its owner and staff",
		async (status) => {
			const owner = await person();
			const staff = await signIn(server, freshMobile(), { role: "admin" });
			const listingId = await build({ status, userId: owner.userId });
			for (const { token } of [await person(), owner, staff])
				expect((await save(listingId, token)).status).toBe(404);
			expect(await listedIds(staff.token)).toEqual([]);
		},
	);

	test("refuse unknown listings and one's own", async () => {
		const { token, userId } = await person();
		expect((await save(crypto.randomUUID(), token)).status).toBe(404);
		const refused = await save(await build({ userId }), token);
		expect(refused).toMatchObject({
			status: 409,
			body: { message: "This is your own listing. You find it under My Services." },
		});
		expect(await rowsOf(userId)).toEqual([]);
	});

	test("leave out a listing while it is not public, which can be removed nevertheless", async () => {
		const { token } = await person();
		const [first, second] = [await build(), await build()];
		await save(first, token);
		await save(second, token);
		const set = (status: "active" | "expired", listingId: string) =>
			server.database.db.update(listings).set({ status }).where(eq(listings.id, listingId));
		await set("expired", first);
		await set("expired", second);
		expect(await listedIds(token)).toEqual([]);
		expect((await remove(second, token)).status).toBe(200);
		await set("active", first);
		await set("active", second);
		expect(await listedIds(token)).toEqual([first]);
	});

	test("are in the export of the person's data and are deleted with the account", async () => {
		const { token, userId, mobile } = await person();
		const listingId = await build();
		await save(listingId, token);
		const { body } = await server.call("GET", "/api/users/me/export", { token });
		expect(body.favourites).toEqual([{ listingId, createdAt: expect.any(String) }]);
		const deleted = await server.call("DELETE", "/api/users/me", { token, body: { mobile } });
		expect(deleted.status).toBe(200);
		expect(await rowsOf(userId)).toEqual([]);
	});

	test("are forgotten when the professional deletes the account", async () => {
		const { token, userId } = await person();
		const owner = await person();
		await save(await build({ userId: owner.userId }), token);
		await server.call("DELETE", "/api/users/me", { token: owner.token, body: { mobile: owner.mobile } });
		expect(await rowsOf(userId)).toEqual([]);
	});
});

describe(`a person with ${favouritesAtMost} favourites`, () => {
	let token: string;
	let userId: string;
	let ids: string[];
	beforeAll(async () => {
		({ token, userId } = await person());
		ids = await fill(userId, favouritesAtMost);
	}, 60_000);

	test("cannot save another one, but the same ones again, and others after removing one", async () => {
		const [first = ""] = ids;
		const another = await build();
		expect(await save(another, token)).toMatchObject({
			status: 409,
			body: {
				message: "You have 100 favourites, which is the most you can save. Please remove one first.",
			},
		});
		expect((await readState(another, token)).body).toEqual({ isFavourite: false });
		expect((await save(first, token)).status).toBe(200);
		await remove(first, token);
		expect((await save(another, token)).status).toBe(200);
		expect(await listedIds(token)).toHaveLength(favouritesAtMost);
	});

	test("can save another one while one of them is not public; the list keeps its length", async () => {
		const [, second = ""] = ids;
		const status = (to: "active" | "expired") =>
			server.database.db.update(listings).set({ status: to }).where(eq(listings.id, second));
		await status("expired");
		expect((await save(await build(), token)).status).toBe(200);
		await status("active");
		expect(await rowsOf(userId)).toHaveLength(favouritesAtMost + 1);
		expect(await listedIds(token)).toHaveLength(favouritesAtMost);
	});

	test("gets no more than that by saving several at once", async () => {
		const other = await person();
		await fill(other.userId, favouritesAtMost - 1);
		const answers = await Promise.all(
			[await build(), await build(), await build()].map((listingId) => save(listingId, other.token)),
		);
		expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
		expect(await rowsOf(other.userId)).toHaveLength(favouritesAtMost);
	});
});
