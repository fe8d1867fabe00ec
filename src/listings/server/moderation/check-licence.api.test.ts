import { beforeAll, describe, expect, test } from "vitest";
import { isManager, roles } from "../../../platform/access.ts";
import { listings } from "../listings.tables.ts";
import { ownedListing } from "../testing/owned-listing.ts";
import { signInAs } from "../testing/stored-listing.ts";

const licence = { key: "papers/aa11.pdf", name: "licence.pdf" };
const { server, owner, listing, rebuild, tokenOf, stored, audit } = ownedListing({
	service: "home-stays",
	places: ["jibhi"],
	properties: { Meals: { "Menu card": licence } },
});
beforeAll(() => server.jobs.start());

const check = (checked: unknown, token: string | undefined) =>
	server.call("PUT", `/api/workerCategory/${listing.listingId}/licence-check`, { token, body: { checked } });
const shown = async () =>
	(await server.call("GET", `/api/workerCategory/${listing.listingId}`)).body.professional.licenceChecked;
const facts = async () => (await stored()).row?.facts;

describe("PUT /api/workerCategory/:id/licence-check", () => {
	test("401 for guests, 403 for the owner and for every role but managers", async () => {
		expect((await check(true, undefined)).status).toBe(401);
		expect((await check(true, owner.token)).status).toBe(403);
		const others = roles.filter((role) => !isManager({ role }));
		for (const role of others)
			// oxlint-disable-next-line no-await-in-loop -- one login after the other
			expect({ role, status: (await check(true, await tokenOf(role))).status }).toEqual({
				role,
				status: 403,
			});
		expect(await shown()).toBe(false);
	});

	test("403 for a manager's own listing", async () => {
		const manager = await signInAs(server, "customerSupport");
		await rebuild({ service: "home-stays", places: ["jibhi"] });
		await server.db.update(listings).set({ userId: manager.userId });
		expect((await check(true, manager.token)).status).toBe(403);
	});

	test("shows it to customers, records it, and takes it back", async () => {
		const manager = await tokenOf("customerSupport");
		expect((await check(true, manager)).body.professional.licenceChecked).toBe(true);
		expect(await shown()).toBe(true);
		expect(await facts()).toEqual(["licence"]);
		expect((await audit()).at(-1)).toMatchObject({
			action: "listing.check-licence",
			before: { licenceChecked: false },
			after: { licenceChecked: true },
		});
		await check(false, manager);
		expect(await shown()).toBe(false);
		expect(await facts()).toEqual([]);
	});

	test("409 without a document, 400 for anything but true and false", async () => {
		const manager = await tokenOf("customerSupport");
		expect((await check("yes", manager)).status).toBe(400);
		await rebuild({ service: "home-stays", places: ["jibhi"] });
		expect((await check(true, manager)).status).toBe(409);
	});

	test("lapses when the owner replaces the document", async () => {
		await check(true, await tokenOf("customerSupport"));
		const form = new FormData();
		for (const [name, value] of [
			["properties[Rooms][Number of rooms]", "4"],
			["properties[Tariff][Price for a night]", "1,800"],
			["properties[Consent]", "true"],
		] as const)
			form.append(name, value);
		const url = `/api/workerCategory/${listing.listingId}/properties`;
		const saved = await server.call("POST", url, { token: owner.token, body: form });
		expect(saved.body).toMatchObject({ professional: { licenceChecked: false } });
		expect((await stored()).row).toMatchObject({ facts: [], price: 1800 });
	});
});
