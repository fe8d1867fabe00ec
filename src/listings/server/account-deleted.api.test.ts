import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { createDiskStore } from "../../media/server/disk-store.ts";
import { dataFolder } from "../../testing/data-folder.ts";
import { fileServer } from "../../testing/file-server.ts";
import {
	listingContacts,
	listingImages,
	listingLocations,
	listingReach,
	listings,
} from "./listings.tables.ts";
import { type BuiltListing, buildListing, randomMobile } from "./testing/build-listing.ts";

const data = dataFolder();
const store = createDiskStore(data);
const server = fileServer({ DATA_DIR: data });
beforeAll(() => server.jobs.start());

const licence = { key: "service-professionals/licence-1.pdf", name: "licence.pdf" };
const picture = (name: string) => `service-professionals/${name}-800.webp`;

async function keepPictures(...names: string[]): Promise<void> {
	for (const name of names) await store.put(picture(name), new Uint8Array([1]), "image/webp");
}

async function imageNames({ listingId }: BuiltListing): Promise<string[]> {
	const rows = await server.database.db
		.select({ key: listingImages.key })
		.from(listingImages)
		.where(eq(listingImages.listingId, listingId));
	return rows.map((row) => row.key);
}

test("removes a deleted person's listings from every list and page and erases their personal data", async () => {
	const person = await signIn(server, randomMobile(), { name: "Sunita Chauhan" });
	const { _id: userId, mobile } = person.user;
	const other = await buildListing(server, { firmName: "Stays here" });
	await server.call("PUT", `/api/workerCategory/stats/increment-call/${other.listingId}`, {
		token: person.token,
	});
	const gone = await buildListing(server, {
		userId,
		firmName: "Sunita Electricals",
		upiId: "sunita@okhdfcbank",
		images: 2,
		properties: { Licence: { "Licence copy": licence }, Experience: 7 },
	});
	await server.database.db
		.update(listings)
		.set({ statusReason: "Complaints about the work", onboardedBy: other.userId })
		.where(eq(listings.id, gone.listingId));
	await server.call("PUT", `/api/workerCategory/stats/increment-profile-visit/${gone.listingId}`);
	const [shared = "", own = ""] = await imageNames(gone);
	// One of the two pictures also belongs to someone else's listing.
	const { db } = server.database;
	const [row] = await db.select().from(listingImages).where(eq(listingImages.key, shared));
	if (row === undefined) throw new Error("the picture was not built");
	await db.insert(listingImages).values({ ...row, id: crypto.randomUUID(), listingId: other.listingId });
	await keepPictures(shared, own);
	await store.put(licence.key, new Uint8Array([1]), "application/pdf");

	const copy = await server.call("GET", "/api/users/me/export", { token: person.token });
	expect(copy.body.listings).toEqual([
		expect.objectContaining({
			_id: gone.listingId,
			service: "Electrician",
			firmName: "Sunita Electricals",
			statusReason: "Complaints about the work",
			upiId: "sunita@okhdfcbank",
			appliedDate: "2026-11-20T06:30:00.000Z",
			goToLocation: ["Shimla"],
			images: [shared, own],
		}),
	]);
	expect(copy.body.calls).toEqual([{ listingId: other.listingId, day: "2026-11-20" }]);

	expect(
		(await server.call("DELETE", "/api/users/me", { token: person.token, body: { mobile } })).status,
	).toBe(200);

	const list = await server.call("GET", "/api/workerCategory/active?service=electrician");
	expect(list.body.professionals.map((card: { firmName: string }) => card.firmName)).toEqual(["Stays here"]);
	const staff = await signIn(server, randomMobile(), { role: "admin" });
	for (const token of [undefined, staff.token]) {
		expect((await server.call("GET", `/api/workerCategory/${gone.listingId}`, { token })).status).toBe(404);
	}
	const called = await server.call("PUT", `/api/workerCategory/stats/increment-call/${gone.listingId}`, {
		token: staff.token,
	});
	expect(called.status).toBe(404);

	const [left] = await db.select().from(listings).where(eq(listings.id, gone.listingId));
	expect(left).toMatchObject({
		userId,
		addressId: null,
		firmName: null,
		description: "",
		properties: {},
		status: "expired",
		statusReason: null,
		onboardedBy: null,
	});
	for (const table of [listingReach, listingLocations, listingImages, listingContacts]) {
		expect(await db.select().from(table).where(eq(table.listingId, gone.listingId))).toEqual([]);
	}
	expect(await db.select().from(listingContacts).where(eq(listingContacts.visitor, userId))).toEqual([]);

	await vi.waitFor(async () => expect(await store.exists(licence.key)).toBe(false), {
		timeout: 20_000,
		interval: 100,
	});
	expect(await store.exists(picture(own))).toBe(false);
	expect(await store.exists(picture(shared))).toBe(true);
});

test("leaves the listings unchanged if the deletion is refused", async () => {
	const person = await signIn(server, randomMobile());
	const { listingId } = await buildListing(server, { userId: person.user._id, service: "plumber" });
	const refused = await server.call("DELETE", "/api/users/me", {
		token: person.token,
		body: { mobile: randomMobile() },
	});
	expect(refused.status).toBe(400);
	expect((await server.call("GET", `/api/workerCategory/${listingId}`)).status).toBe(200);
});
