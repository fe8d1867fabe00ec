import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "../../../platform/server/database/ids.ts";
import { dataFolder } from "../../../testing/data-folder.ts";
import { buildListing } from "../testing/build-listing.ts";
import { ownedListing } from "../testing/owned-listing.ts";
import { faultsOf } from "../testing/register.ts";
import { signInAs, storedListing } from "../testing/stored-listing.ts";

const data = dataFolder();
const { server, owner, listing, rebuild, tokenOf, stored, audit } = ownedListing(
	{ service: "home-stays", places: ["jibhi"] },
	{ DATA_DIR: data },
);
beforeAll(() => server.jobs.start());

const pdf = (name = "menu.pdf", text = "menu") => new File([`%PDF-1.7 ${text}`], name);
const right: [string, string | File][] = [
	["properties[Rooms][Number of rooms]", "4"],
	["properties[Tariff][Price for a night]", "1,800"],
	["properties[Amenities][0]", "WiFi"],
	["properties[Amenities][1]", " Bonfire "],
	["properties[Tourism registration][Registration number]", "HP-77"],
	["properties[Tourism registration][Valid until]", "2027-03-31"],
	["properties[Heating]", ""],
	["properties[Consent]", "true"],
];
const menu = "properties[Meals][Menu card]";
const kept = {
	Rooms: { "Number of rooms": 4 },
	Tariff: { "Price for a night": 1800 },
	Amenities: ["WiFi", "Bonfire"],
	"Tourism registration": { "Registration number": "HP-77", "Valid until": "2027-03-31" },
	Consent: true,
};

function formOf(fields: readonly [string, string | File][]): FormData {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
}
const save = (
	fields: readonly [string, string | File][],
	token: string | undefined = owner.token,
	id = listing.listingId,
) => server.call("POST", `/api/workerCategory/${id}/properties`, { token, body: formOf(fields) });
const answers = async () => (await stored()).row?.properties;
/** The papers in the store. */
const papers = () =>
	readdirSync(data, { recursive: true })
		.map(String)
		.filter((path) => /papers.*\.(pdf|jpg)$/.test(path))
		.map((path) => path.slice(path.lastIndexOf("/") + 1));
const keyOf = async () => {
	const { Meals } = (await answers()) as { Meals: { "Menu card": { key: string } } };
	return Meals["Menu card"].key.replace("papers/", "");
};

describe("access to answers", () => {
	test("refuses guests", async () => {
		const before = await stored();
		const url = `/api/workerCategory/${listing.listingId}/properties`;
		expect((await server.call("POST", url, { body: formOf(right) })).status).toBe(401);
		expect(await stored()).toEqual(before);
	});

	test("returns 403 to another professional who may read the listing, and 404 to one who may not", async () => {
		const token = await tokenOf();
		const shown = await stored();
		expect((await save([...right, [menu, pdf()]], token)).status).toBe(403);
		expect(await stored()).toEqual(shown);
		await rebuild({ service: "home-stays", status: "applied" });
		const hidden = await stored();
		expect((await save(right, token)).status).toBe(404);
		expect(await stored()).toEqual(hidden);
		expect((await save(right, owner.token, newId())).status).toBe(404);
	});

	test("lets a salesPerson read the listing but not answer for it", async () => {
		const before = await stored();
		expect((await save(right, await tokenOf("salesPerson"))).status).toBe(403);
		expect(await stored()).toEqual(before);
	});

	test.each([["admin"], ["customerSupport"]] as const)(
		"allows a %s and records which questions changed, never the answers",
		async (role) => {
			const manager = await signInAs(server, role);
			expect((await save(right, manager.token)).status).toBe(201);
			expect((await save(right, manager.token)).status).toBe(201);
			const entries = await audit();
			expect(entries).toHaveLength(1);
			expect(entries[0]).toMatchObject({
				actorId: manager.userId,
				action: "listing.answers",
				before: null,
				after: {
					questions: [
						"Rooms.Number of rooms",
						"Tariff.Price for a night",
						"Amenities",
						"Tourism registration.Registration number",
						"Tourism registration.Valid until",
						"Consent",
					],
				},
			});
			expect(JSON.stringify(entries)).not.toContain("HP-77");
		},
	);
});

describe("a refused form changes nothing", () => {
	test("reports every fault at once, the consent first", async () => {
		const before = await stored();
		const answer = await save([
			["properties[Rooms][Number of rooms]", "many"],
			["properties[Heating]", "Volcano"],
			["properties[Tourism registration][Valid until]", "2027-02-29"],
			["properties[Nonsense]", "x"],
		]);
		expect(answer.status).toBe(400);
		expect(answer.body.message).toBe("Please give consent to proceed.");
		expect(faultsOf(answer)).toEqual([
			"properties.Consent: Please give consent to proceed.",
			"properties.Nonsense: This form does not ask for this.",
			"properties.Rooms.Number of rooms: Please enter a number from 0, for example 250.",
			"properties.Tariff.Price for a night: Please fill in this field.",
			"properties.Heating: Please choose one of the given values.",
			"properties.Tourism registration.Valid until: Please enter a valid date.",
		]);
		expect(await stored()).toEqual(before);
	});

	test("refuses an empty form and 200 nested fields", async () => {
		const empty = await save([]);
		expect(faultsOf(empty)[0]).toBe("properties.Consent: Please give consent to proceed.");
		const many = Array.from({ length: 201 }, (_, n): [string, string] => [`properties[f${n}][a][b]`, "x"]);
		const began = performance.now();
		const answer = await save(many);
		expect(faultsOf(answer)).toEqual([
			expect.stringMatching(/^properties: This is more than the form asks for/),
		]);
		expect(performance.now() - began).toBeLessThan(2_000);
	});

	test("stores no file if it is invalid or no question takes it", async () => {
		const [before, there] = [await stored(), papers()];
		const refused = await save([...right, [menu, new File(["MZ program"], "menu.pdf")]]);
		expect(refused.status).toBe(400);
		expect(faultsOf(refused)).toEqual([expect.stringMatching(/^properties\.Meals\.Menu card: \w/)]);
		const unasked = await save([...right, [menu, pdf()], ["properties[Heating][0]", pdf()]]);
		expect(faultsOf(unasked)).toEqual(["properties.Heating.0: This form does not ask for this."]);
		expect(await stored()).toEqual(before);
		await vi.waitFor(() => expect(papers()).toEqual(there), { timeout: 20_000 });
	});

	test("deletes the stored file if writing fails", async () => {
		const there = papers();
		const before = await stored();
		await server.database.db.execute(
			"alter table listings add constraint no_writing check (properties::text not like '%unwritable%')",
		);
		const answer = await save([...right, [menu, pdf("unwritable.pdf")]]);
		await server.database.db.execute("alter table listings drop constraint no_writing");
		expect(answer.status).toBe(500);
		expect(await stored()).toEqual(before);
		await vi.waitFor(() => expect(papers()).toEqual(there), { timeout: 20_000 });
	});
});

describe("the owner's form", () => {
	test("is saved as a whole: omitted answers are deleted", async () => {
		const { status, body } = await save(right);
		expect(status).toBe(201);
		expect(body.professional.properties).toEqual(kept);
		expect(await answers()).toEqual(kept);
		expect(body.professional).toMatchObject({
			price: { amount: 1800, unit: "per night" },
			summary: "4 rooms",
		});
		const fewer = right.filter(([name]) => !name.includes("Amenities"));
		await save(fewer);
		expect(await answers()).toEqual({ ...kept, Amenities: undefined });
		expect(await audit()).toEqual([]);
		const card = await server.call("GET", "/api/workerCategory/active?service=home-stays&location=jibhi");
		expect(card.body.professionals).toContainEqual(
			expect.objectContaining({ _id: listing.listingId, price: { amount: 1800, unit: "per night" } }),
		);
	});

	test("can be sent as JSON by an API client", async () => {
		const url = `/api/workerCategory/${listing.listingId}/properties`;
		const answer = await server.call("POST", url, { token: owner.token, body: { properties: kept } });
		expect(answer.status).toBe(201);
		expect(await answers()).toEqual(kept);
	});

	test("keeps a file that it names, replaces it with a new one, and removes it if it sends neither", async () => {
		expect((await save([...right, [menu, pdf("मेन्यू.pdf")]])).status).toBe(201);
		const first = await keyOf();
		expect(await answers()).toMatchObject({
			Meals: { "Menu card": { key: `papers/${first}`, name: "मेन्यू.pdf" } },
		});
		await save([...right, [`${menu}[keep]`, first]]);
		expect(await keyOf()).toBe(first);
		expect(papers()).toContain(first);

		// The same bytes again are stored as a separate file, which deleting the first does not affect.
		await save([...right, [`${menu}[keep]`, first], [menu, pdf()]]);
		const second = await keyOf();
		expect(second).not.toBe(first);
		await vi.waitFor(() => expect(papers()).not.toContain(first), { timeout: 20_000 });
		expect(papers()).toContain(second);

		await save(right);
		expect(await answers()).toEqual(kept);
		await vi.waitFor(() => expect(papers()).not.toContain(second), { timeout: 20_000 });
	});

	test("never claims another listing's file", async () => {
		await save([...right, [menu, pdf()]]);
		const theirs = await keyOf();
		const stranger = await signInAs(server);
		const own = await buildListing(server, { userId: stranger.userId, service: "home-stays" });
		const forged: [string, string][][] = [
			[[`${menu}[keep]`, theirs]],
			[[`${menu}[keep]`, `papers/${theirs}`]],
			[
				[`${menu}[key]`, `papers/${theirs}`],
				[`${menu}[name]`, "mine.pdf"],
			],
		];
		for (const fields of forged) {
			const answer = await save([...right, ...fields], stranger.token, own.listingId);
			expect(answer.status).toBe(400);
			expect(faultsOf(answer)).toEqual([expect.stringMatching(/^properties\.Meals\.Menu card: /)]);
		}
		expect((await storedListing(server, own.listingId)).row?.properties).toEqual({});
		expect(papers()).toContain(theirs);
	});

	test("refuses the second of two concurrent forms if its file has been deleted", async () => {
		await save([...right, [menu, pdf()]]);
		const key = await keyOf();
		const [keeping, removing] = await Promise.all([save([...right, [`${menu}[keep]`, key]]), save(right)]);
		expect(removing.status).toBe(201);
		expect([201, 400]).toContain(keeping.status);
		// Whichever came last, no answer names a deleted file.
		const isNamed = JSON.stringify(await answers()).includes(key);
		expect(papers().includes(key) || !isNamed).toBe(true);
	});
});
