import { describe, expect, test } from "vitest";
import { ownedListing } from "../testing/owned-listing.ts";

const { server, listing, owner, rebuild, edit, stored, audit, tokenOf } = ownedListing();

const upiId = "ramesh.thakur@okhdfcbank";
const read = async (token?: string) =>
	(await server.call("GET", `/api/workerCategory/${listing.listingId}`, { token })).body.professional;

describe("the UPI id of a listing", () => {
	test("is stored in small letters, read by its owner, and removed", async () => {
		expect(await read(owner.token)).toMatchObject({ upiId: null });
		expect((await edit({ upiId: "  Ramesh.Thakur@OkHDFCBank " })).body.professional).toMatchObject({ upiId });
		expect(await read(owner.token)).toMatchObject({ upiId });
		expect((await edit({ description: "New" })).body.professional).toMatchObject({ upiId });
		expect((await edit({ upiId: null })).body.professional).toMatchObject({ upiId: null });
		expect((await stored()).row?.upiId).toBeNull();
	});

	test.each(["", "ramesh", "ramesh@gmail.com", "ramesh@ybl&am=1", 5])(
		"refuses %j at its field, and the rest with it",
		async (wrong) => {
			await edit({ upiId });
			const before = await stored();
			const answer = await edit({ upiId: wrong, firmName: "New name" });
			expect([answer.status, answer.body.errors[0].path]).toEqual([400, "upiId"]);
			expect(answer.body.errors[0].msg).toMatch(/^This is not a UPI id\. It looks like name@bank/);
			expect(await stored()).toEqual(before);
		},
	);

	test("is neither public nor read by staff", async () => {
		await edit({ upiId });
		const readers = [undefined, await tokenOf(), await tokenOf("salesPerson"), await tokenOf("admin")];
		for (const token of readers) expect(await read(token)).not.toHaveProperty("upiId");
		const lists = [
			["/api/workerCategory/active?service=electrician&location=shimla", undefined],
			["/api/workerCategory?goToLocation=shimla", await tokenOf("admin")],
		] as const;
		for (const [url, token] of lists) {
			const { body } = await server.call("GET", url, { token });
			expect(JSON.stringify(body)).toContain(listing.listingId);
			expect(JSON.stringify(body)).not.toContain(upiId);
		}
	});

	test("is changed by nobody else, not even by a manager, and neither is what comes with it", async () => {
		await edit({ upiId });
		const before = await stored();
		const url = `/api/workerCategory/${listing.listingId}`;
		for (const changed of ["thief@ybl", null]) {
			const body = { upiId: changed, description: "Theirs" };
			expect((await server.call("PUT", url, { body })).status).toBe(401);
			expect((await edit(body, await tokenOf())).status).toBe(403);
			const byManager = await edit(body, await tokenOf("admin"));
			expect(byManager).toMatchObject({
				status: 403,
				body: { message: "Only the owner of a listing can change its UPI id." },
			});
		}
		expect(await stored()).toEqual(before);
		await rebuild({ status: "expired" });
		expect((await edit({ upiId }, await tokenOf())).status).toBe(404);
		expect(await audit()).toEqual([]);
	});

	test("is one of those sent if it changes many times at once, and other changes keep it", async () => {
		const ids = ["a1@ybl", "b2@ybl", "c3@ybl"];
		const answers = await Promise.all(
			Array.from({ length: 9 }, (_, n) =>
				edit(n % 3 === 0 ? { description: `Text ${n}` } : { upiId: ids[n % ids.length], firmName: "Firm" }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		const { row } = await stored();
		expect(["b2@ybl", "c3@ybl"]).toContain(row?.upiId);
		expect(row?.description).toMatch(/^Text [036]$/);
	});
});
