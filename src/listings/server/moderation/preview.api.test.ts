import { describe, expect, test } from "vitest";
import type { ListingStatus } from "../../listing.ts";
import { ownedListing } from "../testing/owned-listing.ts";

const { server, owner, listing, rebuild, tokenOf } = ownedListing({
	service: "home-stays",
	places: ["jibhi"],
});
const read = (token?: string) => server.call("GET", `/api/workerCategory/${listing.listingId}`, { token });
const answers = {
	Rooms: { "Number of rooms": 4 },
	Consent: true,
	Meals: { "Menu card": [{ key: "service-properties/menu.pdf", name: "menu.pdf" }] },
};

describe.each<ListingStatus>(["applied", "rejected"])("a listing that is %s", (status) => {
	test("is returned to its owner and staff with all answers and documents, and not cached", async () => {
		await rebuild({ service: "home-stays", places: ["jibhi"], status, properties: answers, images: 2 });
		const tokens = [
			owner.token,
			await tokenOf("salesPerson"),
			await tokenOf("customerSupport"),
			await tokenOf("admin"),
		];
		for (const token of tokens) {
			const answer = await read(token);
			expect(answer.status).toBe(200);
			expect(answer.headers["cache-control"]).toBe("no-store");
			const { professional } = answer.body;
			expect(professional.professionalStatus.type).toBe(status);
			expect(professional.images).toHaveLength(2);
			expect(professional.properties).toMatchObject({ Rooms: { "Number of rooms": 4 }, Consent: true });
			expect(professional.abilities.book).toBe(false);
		}
	});

	test("does not exist for anyone else", async () => {
		await rebuild({ service: "home-stays", places: ["jibhi"], status });
		for (const token of [
			undefined,
			await tokenOf(),
			await tokenOf("promotor"),
			await tokenOf("affiliatePartner"),
		])
			expect((await read(token)).status).toBe(404);
	});
});
