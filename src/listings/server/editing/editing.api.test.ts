import { describe, expect, test } from "vitest";
import { randomMobile } from "../testing/build-listing.ts";
import { ownedListing } from "../testing/owned-listing.ts";
import { addAddress, faultsOf } from "../testing/register.ts";
import { signInAs, slugsOf } from "../testing/stored-listing.ts";

const { server, owner, listing, rebuild, edit, stored, audit } = ownedListing({
	places: ["shimla", "solan"],
});

describe("an edit", () => {
	test("is refused as a whole, with every fault", async () => {
		const before = await stored();
		const stranger = await signInAs(server);
		const theirs = await addAddress(server, stranger.userId, randomMobile());
		const answer = await edit({ firmName: "New", goToLocation: ["Atlantis", "Shimla"], addressId: theirs });
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual([
			"goToLocation: We do not know: Atlantis.",
			"addressId: We do not know this address. Please select another one.",
		]);
		expect(await stored()).toEqual(before);
	});

	test.each([
		[{ description: "x".repeat(1001) }, "description"],
		[{ firmName: "x".repeat(121) }, "firmName"],
		[{ goToLocation: [] }, "goToLocation"],
		[{ goToLocation: "  " }, "goToLocation"],
		[{ addressId: "1" }, "addressId"],
	])("refuses %j", async (body, path) => {
		const before = await stored();
		const answer = await edit(body);
		expect([answer.status, answer.body.errors[0].path]).toEqual([400, path]);
		expect(await stored()).toEqual(before);
	});

	test("refuses a malformed id", async () => {
		expect((await edit({}, owner.token, "1")).status).toBe(400);
	});

	test("distinguishes a place where the service is not offered from an unknown place", async () => {
		await rebuild({ service: "bungee-jumping", places: ["bir"] });
		const answer = await edit({ goToLocation: ["Shimla", "Manali"] });
		expect(answer.status).toBe(400);
		expect(answer.body.message).toMatch(/is not offered in: Shimla\.$/);
		expect((await edit({ goToLocation: "Manali" })).body.professional.goToLocation).toEqual(["Manali"]);
	});

	test("changes texts, places and address, and updates the lists", async () => {
		const addressId = await addAddress(server, owner.userId, "+919876501234");
		server.clock.advance(60_000);
		const answer = await edit({
			firmName: "  Ridge \u202eElectric ",
			description: "Only geysers.",
			goToLocation: ["MANALI", "Spiti", "manali"],
			addressId,
		});
		expect(answer.status).toBe(200);
		expect(answer.body.professional).toMatchObject({
			firmName: "Ridge Electric",
			description: "Only geysers.",
			goToLocation: ["Manali", "Spiti"],
			mobile: "+919876501234",
			address: { _id: addressId },
			abilities: { edit: true },
		});
		const after = await stored();
		expect(slugsOf(after)).toEqual(["manali", "spiti"]);
		expect(
			after.places.every(({ appliedAt }) => appliedAt.getTime() === after.row?.appliedAt.getTime()),
		).toBe(true);
		expect(after.row?.updatedAt).toEqual(server.clock());
		const reached = after.reach.map(({ slug }) => slug);
		expect(reached).toContain("manali");
		expect(reached).not.toContain("shimla");
		const list = "/api/workerCategory/active?service=electrician&location=manali";
		expect(JSON.stringify((await server.call("GET", list)).body)).toContain(listing.listingId);
	});

	test("keeps omitted fields", async () => {
		const before = await stored();
		server.clock.advance(60_000);
		await edit({ description: "" });
		const after = await stored();
		expect(after.row).toEqual({ ...before.row, description: "", updatedAt: server.clock() });
		expect([after.places, after.reach]).toEqual([before.places, before.reach]);
	});

	test("writes nothing if nothing changes", async () => {
		const before = await stored();
		server.clock.advance(60_000);
		const same = {
			firmName: "Thakur Electric Works",
			goToLocation: ["Shimla", "Solan"],
			addressId: listing.addressId,
		};
		for (const body of [{}, same]) expect((await edit(body)).status).toBe(200);
		expect(await stored()).toEqual(before);
	});

	test("shows the owner's name if the firm's name is cleared", async () => {
		expect((await edit({ firmName: " " })).body.professional).toMatchObject({
			firmName: null,
			name: "Ramesh Thakur",
		});
		expect((await stored()).row?.firmName).toBeNull();
	});

	test("treats a new order of places as a change", async () => {
		await edit({ goToLocation: ["solan", "shimla"] });
		expect(slugsOf(await stored())).toEqual(["solan", "shimla"]);
	});

	test("lets a manager choose the owner's address, never their own", async () => {
		const manager = await signInAs(server, "admin");
		const own = await addAddress(server, manager.userId, randomMobile());
		const theirs = await addAddress(server, owner.userId, randomMobile());
		expect((await edit({ addressId: own }, manager.token)).status).toBe(400);
		expect((await edit({ addressId: theirs }, manager.token)).status).toBe(200);
		expect((await stored()).row?.addressId).toBe(theirs);
		const [entry] = await audit();
		expect(entry).toMatchObject({ before: { addressId: listing.addressId }, after: { addressId: theirs } });
	});

	test("allows editing an expired listing, which still has no reach", async () => {
		await rebuild({ status: "expired" });
		expect((await edit({ goToLocation: ["manali"] })).status).toBe(200);
		expect(await stored()).toMatchObject({ reach: [], places: [{ slug: "manali" }] });
	});

	test("applies one of many concurrent edits as a whole", async () => {
		const wished = [["manali"], ["kullu", "solan"], ["shimla", "mandi", "bir"]];
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, n) => edit({ goToLocation: wished[n % 3], firmName: `Firm ${n % 3}` })),
		);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		const after = await stored();
		const winner = Number(after.row?.firmName?.slice(-1));
		expect(slugsOf(after)).toEqual(wished[winner]);
		for (const slug of slugsOf(after))
			expect(after.reach).toContainEqual({ slug, distance: 0, available: true });
	});
});
