import { describe, expect, test } from "vitest";
import { ownedListing } from "../testing/owned-listing.ts";

const { server, listing, rebuild, say, tokenOf, stored, audit } = ownedListing({
	places: ["shimla", "solan"],
});

describe("availability", () => {
	test.each([["maybe"], [""]])("refuses %j", async (availability) => {
		const before = await stored();
		expect((await say(availability)).status).toBe(400);
		expect(await stored()).toEqual(before);
	});

	test("moves an unavailable listing to the end of the lists and blocks bookings, and reverts both", async () => {
		const away = await say("unavailable");
		expect(away).toMatchObject({ status: 200, body: { professional: { availability: "unavailable" } } });
		expect((await stored()).reach.every(({ available }) => !available)).toBe(true);
		const shown = await server.call("GET", `/api/workerCategory/${listing.listingId}`);
		expect(shown.body.professional).toMatchObject({
			availability: "unavailable",
			abilities: { book: false },
		});
		expect((await say("available")).body.professional.availability).toBe("available");
		expect((await stored()).reach.every(({ available }) => available)).toBe(true);
	});

	test.each([["applied"], ["expired"]] as const)(
		"can be set on an %s listing, which still appears nowhere",
		async (status) => {
			await rebuild({ status });
			expect((await say("unavailable")).body.professional.availability).toBe("unavailable");
			expect((await stored()).reach).toEqual([]);
		},
	);

	test("writes and records nothing if the value is unchanged", async () => {
		const before = await stored();
		server.clock.advance(60_000);
		expect((await say("available", await tokenOf("admin"))).status).toBe(200);
		expect(await stored()).toEqual(before);
		expect(await audit()).toEqual([]);
	});
});
