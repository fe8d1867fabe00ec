import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { writePincodes } from "../../../places/server/directory/directory.repository.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { addresses } from "../../../places/server/places.tables.ts";
import { wholeAddress } from "../../../places/server/testing/ask-addresses.ts";
import { buildPincode } from "../../../places/server/testing/build-pincode.ts";
import { fixture } from "../../../testing/fixture.ts";
import { m } from "../../../paraglide/messages.js";
import { fileServer } from "../../../testing/file-server.ts";
import { settleFixedPlaces } from "../editing/settle-fixed-places.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { searchListings } from "../testing/search-listings.ts";
import {
	addAddress,
	auditOf,
	fieldsFor,
	freeServices,
	type Person,
	register,
	signInWithAddress,
} from "../testing/register.ts";

const server = fileServer();
const manager = fixture(() => signInWithAddress(server, { role: "admin" }));

/** 42 km from Vashisht, the nearest place; Manali is the nearest town. */
const farPincode = "172106";

/** Itanagar, far from every go-to location. */
const remotePincode = "791111";

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
		{
			pincode: remotePincode,
			latitude: 27.08,
			longitude: 93.6,
			city: "",
			offices: [{ poName: "Itanagar", district: "Papum Pare", stateName: "Arunachal Pradesh" }],
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

const confirm = (professionalId: string) => {
	const body = { professionalId, type: "active" };
	return server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
};

async function read(id: string, { token }: Person) {
	return (await server.call("GET", `/api/workerCategory/${id}`, { token })).body.professional;
}

async function suggestionFor(id: string) {
	const { body } = await searchListings(server, { status: "applied" }, manager.token);
	return body.professionals.find(({ _id }: { _id: string }) => _id === id)?.suggestedPlace;
}

describe("a fixed place", () => {
	test("is listed under the place of its address, whatever places were sent", async () => {
		for (const sent of [[], ["Manali", "PAN_INDIA"], ["Atlantis"]]) {
			const { status, body } = await registered(await signInWithAddress(server), "gyms", sent);
			expect([status, body.professional?.goToLocation]).toEqual([201, ["Shimla"]]);
			expect(body.professional.fixedPlace).toBe(true);
		}
	});

	test("has no place if none is within 30 km, until a manager accepts the larger one", async () => {
		const person = await signInWithAddress(server);
		await moveTo(person.addressId, farPincode);
		const { status, body } = await registered(person, "gyms");
		expect(status).toBe(201);
		const { _id, goToLocation } = body.professional;
		expect(goToLocation).toEqual([]);
		expect(body.professional).not.toHaveProperty("suggestedPlace");
		const suggested = await suggestionFor(_id);
		expect(suggested).toEqual({ name: "Manali", slug: "manali", kilometres: 42 });
		expect((await read(_id, manager)).suggestedPlace).toEqual(suggested);
		const accepted = await edit(_id, { goToLocation: [suggested.slug] }, manager);
		expect(accepted.body.professional).toMatchObject({ goToLocation: ["Manali"], suggestedPlace: null });
		expect(await suggestionFor(_id)).toBeNull();
	});

	test("cannot be confirmed until it has a place", async () => {
		const person = await signInWithAddress(server);
		await moveTo(person.addressId, remotePincode);
		const { _id } = (await registered(person, "gyms")).body.professional;
		const refused = await confirm(_id);
		expect([refused.status, refused.body.message]).toEqual([409, m["listings.move.no_place"]()]);
		expect((await read(_id, person)).status).toBe("applied");
		await edit(_id, { goToLocation: ["dehradun"] }, manager);
		expect((await confirm(_id)).status).toBe(200);
		expect((await read(_id, person)).goToLocation).toEqual(["Dehradun"]);
	});

	test("gets a town as a suggestion, however far away, with its distance", async () => {
		const person = await signInWithAddress(server);
		await moveTo(person.addressId, remotePincode);
		const { _id, goToLocation } = (await registered(person, "gyms")).body.professional;
		expect(goToLocation).toEqual([]);
		const suggested = await suggestionFor(_id);
		expect(suggested).toMatchObject({ name: "Almora" });
		expect(suggested.kilometres).toBeGreaterThan(1_300);
	});

	test("has no suggestion while its place is correct", async () => {
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
		expect(moved.body.professional.goToLocation).toEqual([]);
	});
});

describe("a changed address", () => {
	const changeAddress = (by: Person, id: string, pincode: string, poName: string) =>
		server.call("PUT", `/api/address/${id}`, {
			token: by.token,
			body: { address: { ...wholeAddress, pincodeData: { pincode, poName } } },
		});
	const placesOf = async (id: string, { token }: Person) =>
		(await server.call("GET", `/api/workerCategory/${id}`, { token })).body.professional.goToLocation;
	const listedAt = async (place: string): Promise<string[]> => {
		const { body } = await server.call("GET", `/api/workerCategory/active?service=gyms&location=${place}`);
		return body.professionals.map(({ _id }: { _id: string }) => _id);
	};

	test("moves its fixed places at once, and nothing else", async () => {
		const person = await signInWithAddress(server);
		const gym = (await registered(person, "gyms")).body.professional._id;
		const electrician = (await registered(person, "electrician", ["Shimla"])).body.professional._id;
		await confirm(gym);
		expect(await listedAt("shimla")).toContain(gym);
		const other = await signInWithAddress(server);
		expect((await changeAddress(other, person.addressId, farPincode, "Far")).status).toBe(404);
		expect(await placesOf(gym, person)).toEqual(["Shimla"]);

		expect((await changeAddress(person, person.addressId, farPincode, "Far")).status).toBe(200);
		expect(await placesOf(gym, person)).toEqual([]);
		expect(await placesOf(electrician, person)).toEqual(["Shimla"]);
		expect(await listedAt("vashisht")).not.toContain(gym);
		expect(await listedAt("shimla")).not.toContain(gym);
		expect((await auditOf(server, gym)).map(({ action }) => action)).not.toContain("listing.edit");
	});

	test("keeps a manager's choice as long as it leads to the same place, and records managers' changes", async () => {
		const person = await signInWithAddress(server);
		await moveTo(person.addressId, farPincode);
		const gym = (await registered(person, "gyms")).body.professional._id;
		await edit(gym, { goToLocation: ["manali"] }, manager);
		expect((await changeAddress(person, person.addressId, farPincode, "Far")).status).toBe(200);
		expect(await placesOf(gym, person)).toEqual(["Manali"]);
		expect((await changeAddress(manager, person.addressId, "171001", "Shimla G.P.O.")).status).toBe(200);
		expect(await placesOf(gym, person)).toEqual(["Shimla"]);
		const entries = (await auditOf(server, gym)).filter(({ action }) => action === "listing.edit");
		expect(entries.at(-1)).toMatchObject({ actorId: manager.userId });
		expect(entries).toHaveLength(2);
	});
});

describe("applying again", () => {
	const rejected: ListingWishes = { status: "rejected", places: ["shimla", "chandigarh", "manali"] };
	async function reapply(wishes: ListingWishes) {
		const { token, userId } = await signInWithAddress(server);
		const { listingId } = await buildListing(server, { ...rejected, ...wishes, userId });
		const path = `/api/workerCategory/${listingId}/reapply`;
		return { listingId, ...(await server.call("POST", path, { token })) };
	}

	test("reduces the places of a fixed place to that of its address", async () => {
		const { listingId, status, body } = await reapply({ service: "retail-shops" });
		expect([status, body.professional.goToLocation]).toEqual([200, ["Shimla"]]);
		const [entry] = await auditOf(server, listingId);
		expect(entry?.before).toMatchObject({ status: "rejected", places: { length: 3 } });
		expect(entry?.after).toMatchObject({ status: "applied", places: { length: 1 } });
	});

	test("keeps the place that a manager chose if none is near", async () => {
		const address = { pincode: farPincode };
		const { body } = await reapply({ service: "gyms", places: ["manali"], address });
		expect(body.professional.goToLocation).toEqual(["Manali"]);
	});

	test("keeps the places of a service that goes to its customers", async () => {
		const { body } = await reapply({ service: "electrician" });
		expect(body.professional.goToLocation).toEqual(["Shimla", "Chandigarh", "Manali"]);
	});
});

test("moves a fixed place that had chosen all of India to the place of its address", async () => {
	const { database, clock } = server;
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	const settle = () => settleFixedPlaces({ db: database.db, clock, catalogue });
	const everywhere = { places: ["pan-india", "solan"] };
	const hotel = await buildListing(server, {
		...everywhere,
		service: "hotels",
		address: { pincode: "171001" },
	});
	const plumber = await buildListing(server, { ...everywhere, service: "plumber" });
	const town = await buildListing(server, { service: "hotels", places: ["manali"] });
	const listedAt = async (service: string, place: string): Promise<string[]> => {
		const query = `service=${service}&location=${place}`;
		const { body } = await server.call("GET", `/api/workerCategory/active?${query}`);
		return body.professionals.map(({ _id }: { _id: string }) => _id);
	};
	expect(await listedAt("hotels", "manali")).toContain(hotel.listingId);
	await settle();
	expect(await listedAt("hotels", "manali")).toEqual([town.listingId]);
	expect(await listedAt("hotels", "shimla")).toEqual([hotel.listingId]);
	expect(await listedAt("plumber", "manali")).toContain(plumber.listingId);
	await settle();
	expect(await auditOf(server, hotel.listingId)).toMatchObject([{ action: "listing.edit", actorId: null }]);
});

test("lets a service that goes to its customers choose its places", async () => {
	const person = await signInWithAddress(server);
	expect((await registered(person, "electrician", [])).status).toBe(400);
	const { body } = await registered(person, "electrician", ["Manali"]);
	expect(body.professional).toMatchObject({ goToLocation: ["Manali"], fixedPlace: false });
});

test("does not offer all of India to a fixed place", async () => {
	const slugs = async (slug: string) => {
		const { body } = await server.call("GET", `/api/catalogue/landing/${slug}`);
		return body.landing.locations.map((place: { slug: string }) => place.slug);
	};
	expect(await slugs("hotels")).not.toContain("pan-india");
	expect(await slugs("electrician")).toContain("pan-india");
});
