import { describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { buildListing, randomMobile } from "../testing/build-listing.ts";
import { ownedListing } from "../testing/owned-listing.ts";
import { signInAs } from "../testing/stored-listing.ts";

const { server, listing, rebuild, edit, say, tokenOf, stored, audit } = ownedListing({
	places: ["shimla", "solan"],
});

describe("access to editing", () => {
	const other = { firmName: "Taken over", goToLocation: ["manali"] };

	test("refuses guests", async () => {
		const before = await stored();
		for (const token of [undefined, "not-a-token"]) {
			const url = `/api/workerCategory/${listing.listingId}`;
			expect((await server.call("PUT", url, { token, body: other })).status).toBe(401);
			const body = { availability: "unavailable" };
			expect((await server.call("POST", `${url}/availability`, { token, body })).status).toBe(401);
		}
		expect(await stored()).toEqual(before);
	});

	test.each([["applied"], ["expired"]] as const)(
		"hides an %s listing from another professional",
		async (status) => {
			await rebuild({ status });
			const before = await stored();
			const token = await tokenOf();
			expect((await edit(other, token)).status).toBe(404);
			expect((await say("unavailable", token)).status).toBe(404);
			expect(await stored()).toEqual(before);
		},
	);

	test("lets another professional read an active listing but not change it", async () => {
		const before = await stored();
		const token = await tokenOf();
		expect((await edit(other, token)).status).toBe(403);
		expect((await say("unavailable", token)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});

	test.each([["salesPerson"], ["affiliatePartner"], ["promotor"]] as const)("refuses a %s", async (role) => {
		const before = await stored();
		const token = await tokenOf(role);
		expect((await edit(other, token)).status).toBe(403);
		expect((await say("unavailable", token)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});

	test("lets a salesPerson read a waiting listing but not change it", async () => {
		await rebuild({ status: "applied" });
		const token = await tokenOf("salesPerson");
		expect((await edit(other, token)).status).toBe(403);
		expect((await say("unavailable", token)).status).toBe(403);
	});

	test.each([["admin"], ["customerSupport"]] as const)("allows a %s and records the change", async (role) => {
		const manager = await signInAs(server, role);
		expect((await edit(other, manager.token)).status).toBe(200);
		server.clock.advance(1000);
		expect((await say("unavailable", manager.token)).status).toBe(200);
		const [edited, availability, ...more] = await audit();
		expect(edited).toMatchObject({ actorId: manager.userId, action: "listing.edit", subjectType: "listing" });
		expect(edited?.before).toMatchObject({
			firmName: "21 characters",
			places: [expect.any(String), expect.any(String)],
		});
		expect(edited?.after).toMatchObject({ firmName: "10 characters", places: [expect.any(String)] });
		expect(JSON.stringify(edited)).not.toMatch(/Thakur|Taken/);
		expect(availability).toMatchObject({
			actorId: manager.userId,
			action: "listing.availability",
			before: { availability: "available" },
			after: { availability: "unavailable" },
		});
		expect(more).toEqual([]);
	});

	test("records nothing when owners change their own listings", async () => {
		await edit(other);
		await say("unavailable");
		expect(await audit()).toEqual([]);
	});

	test("returns 404 for an unknown listing and for a deleted account's", async () => {
		const leaver = await signIn(server, randomMobile(), { name: "Mohan Lal" });
		const left = await buildListing(server, { userId: leaver.user._id });
		await server.call("DELETE", "/api/users/me", {
			token: leaver.token,
			body: { mobile: leaver.user.mobile },
		});
		const admin = await signInAs(server, "admin");
		for (const id of [newId(), left.listingId]) {
			expect((await edit(other, admin.token, id)).status).toBe(404);
			expect((await say("available", admin.token, id)).status).toBe(404);
		}
	});
});
