import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import type { ListingStatus } from "../../listing.ts";
import { listings } from "../listings.tables.ts";
import { buildListing } from "../testing/build-listing.ts";
import {
	fieldsFor,
	type Person,
	register,
	registrants,
	registrationsOf,
	signInWithAddress,
} from "../testing/register.ts";
import { storedListing } from "../testing/stored-listing.ts";

const { server, person } = registrants();
const sales = fixture(() => signInWithAddress(server, { role: "salesPerson" }));
const colleague = fixture(() => signInWithAddress(server, { role: "salesPerson" }));
const manager = fixture(() => signInWithAddress(server, { role: "customerSupport" }));

describe("the onboarder of a professional", () => {
	test("is recorded when staff register someone else, and not when people register themselves", async () => {
		const owner = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, owner, "gas-stove");
		const answer = await register(server, { newProfessional, mobile: owner.mobile }, sales);
		expect(answer.status).toBe(201);
		expect(await registrationsOf(server, owner.userId)).toMatchObject([{ onboardedBy: sales.userId }]);
		expect(answer.body.professional.abilities).toMatchObject({ edit: false, addDetails: true });
		expect(JSON.stringify(answer.body)).not.toContain(sales.userId);

		const own = await fieldsFor(server, person, "gas-stove");
		expect((await register(server, { newProfessional: own }, person)).status).toBe(201);
		expect(await registrationsOf(server, person.userId)).toMatchObject([{ onboardedBy: null }]);
	});
});

describe("the salesPerson who onboarded a professional", () => {
	let listingId: string;
	const build = async (status: ListingStatus) => {
		({ listingId } = await buildListing(server, {
			service: "home-stays",
			places: ["jibhi"],
			status,
			images: 2,
		}));
		await server.database.db
			.update(listings)
			.set({ onboardedBy: sales.userId })
			.where(eq(listings.id, listingId));
	};
	beforeEach(() => build("applied"));

	const save = (by: Person) =>
		server.call("POST", `/api/workerCategory/${listingId}/properties`, {
			token: by.token,
			body: {
				properties: {
					Rooms: { "Number of rooms": "4" },
					Tariff: { "Price for a night": "1800" },
					Consent: "true",
				},
			},
		});
	const turn = async (by: Person) => {
		const { images } = await storedListing(server, listingId);
		const imageIds = images.map(({ id }) => id).toReversed();
		const body = { imageIds };
		return server.call("PUT", `/api/workerCategory/${listingId}/images`, { token: by.token, body });
	};
	const add = (by: Person) =>
		server.call("POST", `/api/workerCategory/${listingId}/images`, { token: by.token, body: {} });
	const edit = (by: Person) =>
		server.call("PUT", `/api/workerCategory/${listingId}`, { token: by.token, body: { firmName: "Other" } });

	test.each(["applied", "rejected"] as const)("adds photos and answers while it is %s", async (status) => {
		await build(status);
		const saved = await save(sales);
		expect(saved.status).toBe(201);
		expect(saved.body.professional.properties).toMatchObject({ Rooms: { "Number of rooms": 4 } });
		expect((await turn(sales)).status).toBe(200);
		// Permitted; refused only because a photo is missing.
		expect((await add(sales)).status).toBe(400);
	});

	test("changes nothing else of it", async () => {
		const before = await storedListing(server, listingId);
		expect((await edit(sales)).status).toBe(403);
		const url = `/api/workerCategory/${listingId}/availability`;
		const body = { availability: "unavailable" };
		expect((await server.call("POST", url, { token: sales.token, body })).status).toBe(403);
		expect(await storedListing(server, listingId)).toEqual(before);
	});

	test("changes nothing once a manager has confirmed it, even after it expires", async () => {
		const body = { professionalId: listingId, type: "active" };
		const confirmed = await server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
		expect(confirmed.status).toBe(200);
		const before = await storedListing(server, listingId);
		for (const call of [save, turn, add]) expect((await call(sales)).status).toBe(403);
		expect(await storedListing(server, listingId)).toEqual(before);
		await build("expired");
		for (const call of [save, turn, add]) expect((await call(sales)).status).toBe(403);
	});

	test("shares no permission with another salesPerson", async () => {
		const before = await storedListing(server, listingId);
		for (const call of [save, turn, add, edit]) expect((await call(colleague)).status).toBe(403);
		expect(await storedListing(server, listingId)).toEqual(before);
	});
});
