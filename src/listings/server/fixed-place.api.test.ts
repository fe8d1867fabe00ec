import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { writePincodes } from "../../places/server/directory/directory.repository.ts";
import { addresses } from "../../places/server/places.tables.ts";
import { buildPincode } from "../../places/server/testing/build-pincode.ts";
import { beforehand } from "../../testing/beforehand.ts";
import { fileServer } from "../../testing/file-server.ts";
import { searchListings } from "./testing/search-listings.ts";
import {
	addAddress,
	fieldsFor,
	freeServices,
	type Person,
	register,
	signInWithAddress,
} from "./testing/register.ts";

const server = fileServer();
const manager = beforehand(() => signInWithAddress(server, { role: "admin" }));

/** 42 km from Vashisht, the nearest place; Manali is the nearest town. */
const farPincode = "172106";

beforeAll(async () => {
	await freeServices(server);
	await buildPincode(server, "171001", ["Shimla G.P.O."]);
	await writePincodes(server.database.db, "directory test", server.clock(), [
		{
			pincode: farPincode,
			latitude: 32.4,
			longitude: 77.6,
			city: "",
			offices: [{ poName: "Far", district: "Kinnaur", stateName: "Himachal Pradesh" }],
		},
	]);
});

const moveTo = (addressId: string, pincode: string) =>
	server.database.db.update(addresses).set({ pincode }).where(eq(addresses.id, addressId));

async function registered(person: Person, service: string, goToLocation?: string[]) {
	const fields = await fieldsFor(server, person, service);
	const newProfessional = { ...fields, ...(goToLocation && { goToLocation }) };
	return register(server, { newProfessional }, person);
}

const edit = (id: string, body: object, { token }: Person) =>
	server.call("PUT", `/api/workerCategory/${id}`, { token, body });

async function suggestionFor(id: string) {
	const { body } = await searchListings(server, { status: "applied" }, manager.token);
	return body.professionals.find(({ _id }: { _id: string }) => _id === id)?.suggestedPlace;
}

describe("a fixed place", () => {
	test("is found under the place of its address, whatever places were sent", async () => {
		for (const sent of [[], ["Manali", "PAN_INDIA"], ["Atlantis"]]) {
			const { status, body } = await registered(await signInWithAddress(server), "gyms", sent);
			expect([status, body.professional?.goToLocation]).toEqual([201, ["Shimla"]]);
			expect(body.professional.fixedPlace).toBe(true);
		}
	});

	test("keeps the nearest place when none is within 30 km, and staff read a larger one", async () => {
		const person = await signInWithAddress(server);
		await moveTo(person.addressId, farPincode);
		const { status, body } = await registered(person, "gyms");
		expect(status).toBe(201);
		const { _id, goToLocation } = body.professional;
		expect(goToLocation).toEqual(["Vashisht"]);
		expect(body.professional).not.toHaveProperty("suggestedPlace");
		const suggested = await suggestionFor(_id);
		expect(suggested).toEqual({ name: "Manali", slug: "manali" });
		const accepted = await edit(_id, { goToLocation: [suggested.slug] }, manager);
		expect(accepted.body.professional.goToLocation).toEqual([suggested.name]);
		expect(await suggestionFor(_id)).toBeNull();
	});

	test("has no suggestion while its place is right", async () => {
		const { body } = await registered(await signInWithAddress(server), "gyms");
		expect(await suggestionFor(body.professional._id)).toBeNull();
	});

	test("follows its address, and its owner cannot choose other places", async () => {
		const person = await signInWithAddress(server);
		const { body } = await registered(person, "gyms");
		const { _id } = body.professional;
		const chosen = await edit(_id, { goToLocation: ["Manali"] }, person);
		expect(chosen.body.professional.goToLocation).toEqual(["Shimla"]);
		const far = await addAddress(server, person.userId, person.mobile);
		await moveTo(far, farPincode);
		const moved = await edit(_id, { addressId: far }, person);
		expect(moved.status).toBe(200);
		expect(moved.body.professional.goToLocation).toEqual(["Vashisht"]);
	});
});

test("a service that goes to its customers still chooses its places", async () => {
	const person = await signInWithAddress(server);
	expect((await registered(person, "electrician", [])).status).toBe(400);
	const { body } = await registered(person, "electrician", ["Manali"]);
	expect(body.professional).toMatchObject({ goToLocation: ["Manali"], fixedPlace: false });
});

test("the whole country is not among the places of a fixed place", async () => {
	const slugs = async (slug: string) => {
		const { body } = await server.call("GET", `/api/catalogue/landing/${slug}`);
		return body.landing.locations.map((place: { slug: string }) => place.slug);
	};
	expect(await slugs("hotels")).not.toContain("pan-india");
	expect(await slugs("electrician")).toContain("pan-india");
});
