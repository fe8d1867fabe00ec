import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { addressesAtMost } from "../address.ts";
import { placesApi } from "../places.contract.ts";
import { addresses } from "./places.tables.ts";
import { addressBook, errorsOf, type Person, wholeAddress } from "./testing/ask-addresses.ts";

const { server, owner, stranger, staff, create, change, remove, listOf, added, rowOf, auditOf } =
	addressBook();
const unknownId = "01900000-0000-7000-8000-000000000000";

describe("adding an address", () => {
	test("requires login", async () => {
		expect((await create(null)).status).toBe(401);
	});

	test.each<[string, unknown, string[]]>([
		[
			"nothing",
			{},
			[
				"address.name: Please fill in all required fields.",
				"address.pincodeData.pincode: Please fill in all required fields.",
				"address.pincodeData.poName: Please fill in all required fields.",
				"address.mobile: Please enter the 10-digit mobile number associated with this address.",
			],
		],
		[
			"no mobile",
			{ ...wholeAddress, mobile: " " },
			["address.mobile: Please enter the 10-digit mobile number associated with this address."],
		],
		[
			"half a pincode",
			{ ...wholeAddress, pincodeData: { pincode: "1710", poName: "x" } },
			["address.pincodeData.pincode: ZIP code must be of 6 digits"],
		],
		[
			"an unknown pincode",
			{ ...wholeAddress, pincodeData: { pincode: "999999", poName: "x" } },
			["address.pincodeData.pincode: Invalid PIN Code or network error"],
		],
	])("refuses %s", async (_what, address, errors) => {
		const { status, body } = await create(owner, address);
		expect(status).toBe(400);
		expect(errorsOf(body)).toEqual(errors);
		expect(body.message).toBe(body.errors[0].msg);
		expect(await listOf(owner)).toEqual([]);
	});

	test.each([
		["a name that is a number", { ...wholeAddress, name: 5 }, "address.name"],
		["a name without end", { ...wholeAddress, name: "x".repeat(5000) }, "address.name"],
		["no address", null, "address"],
		[
			"a street that is a list",
			{ ...wholeAddress, manualAddress: { completeAdd: [] } },
			"address.manualAddress.completeAdd",
		],
	])("refuses %s with its path", async (_what, address, path) => {
		const { status, body } = await create(owner, address);
		expect(status).toBe(400);
		expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
		expect(await listOf(owner)).toEqual([]);
	});

	test("returns the whole list, the newest first, with places from the server", async () => {
		const person = await signIn(server, freshMobile());
		await create(person);
		server.clock.advance(1_000);
		const { status, body } = await create(person, {
			name: "  Sunita  ",
			mobile: "+91-91234-56789",
			pincodeData: {
				pincode: "171001",
				poName: "Upper Anji",
				district: "Atlantis",
				stateName: "Nowhere",
				city: "X",
				cityBlock: "Y",
			},
		});
		expect(status).toBe(201);
		const list = placesApi["POST /api/address/user/create"].answer.parse(body).address.address;
		expect(list).toEqual(await listOf(person));
		expect(list).toEqual([
			{
				_id: expect.any(String),
				name: "Sunita",
				mobile: "+919123456789",
				country: "India",
				pincodeData: {
					pincode: "171001",
					poName: "Upper Anji",
					cityBlock: "",
					district: "Shimla",
					stateName: "Himachal Pradesh",
					city: "Shimla",
				},
				manualAddress: { completeAdd: "", buildingDetails: "", floorDetails: "" },
				landmark: "",
				locality: "",
				cityDistrictTown: "",
				addressInUse: false,
			},
			expect.objectContaining({ ...wholeAddress, mobile: "+919876543210", pincodeData: expect.anything() }),
		]);
	});

	test("is refused above thirty, also for two at once", async () => {
		const person = await signIn(server, freshMobile());
		const id = await added(person);
		const row = await rowOf(id);
		if (row === undefined) throw new Error("the address was not added");
		await server.database.db
			.insert(addresses)
			.values(Array.from({ length: addressesAtMost - 2 }, () => ({ ...row, id: crypto.randomUUID() })));
		const both = await Promise.all([create(person), create(person)]);
		expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
		expect(both.find(({ status }) => status === 409)?.body.message).toBe(
			"You can save at most 30 addresses. Remove one to add another.",
		);
		expect(await listOf(person)).toHaveLength(addressesAtMost);
	});
});

describe("changing an address", () => {
	test.each(["PUT", "DELETE"] as const)(
		"%s is refused to guests, for malformed ids, and to strangers",
		async (method) => {
			const person = await signIn(server, freshMobile());
			const id = await added(person);
			const before = await rowOf(id);
			const act = (by: Person | null, of: string) =>
				method === "PUT" ? change(by, of, { ...wholeAddress, name: "Taken over" }) : remove(by, of);
			expect((await act(null, id)).status).toBe(401);
			expect((await act(stranger, "1")).status).toBe(400);
			expect((await act(stranger, id)).status).toBe(404);
			expect((await act(stranger, unknownId)).status).toBe(404);
			expect((await act(staff, unknownId)).status).toBe(404);
			expect(await rowOf(id)).toEqual(before);
		},
	);

	test("reveals nothing to strangers by its errors", async () => {
		const id = await added(await signIn(server, freshMobile()));
		expect((await change(stranger, id, {})).status).toBe(404);
	});

	test("returns its errors and does not change the address", async () => {
		const person = await signIn(server, freshMobile());
		const id = await added(person);
		const before = await rowOf(id);
		const { status, body } = await change(person, id, { ...wholeAddress, name: "", mobile: "1" });
		expect(status).toBe(400);
		expect(errorsOf(body).map((fault) => fault.split(":")[0])).toEqual(["address.name", "address.mobile"]);
		expect(await rowOf(id)).toEqual(before);
	});

	test("is allowed to its person, also if a listing uses it", async () => {
		const person = await signIn(server, freshMobile());
		const { addressId } = await buildListing(server, { userId: person.user._id });
		const { status, body } = await change(person, addressId, { ...wholeAddress, name: "Sunita" });
		expect(status).toBe(200);
		const [changed] = placesApi["PUT /api/address/:id"].answer.parse(body).address.address;
		expect(changed).toMatchObject({ _id: addressId, name: "Sunita", addressInUse: true });
		expect(await auditOf(addressId)).toEqual([]);
	});

	test("by staff returns the person's list and is recorded", async () => {
		const person = await signIn(server, freshMobile());
		const id = await added(person);
		const { status, body } = await change(staff, id, { ...wholeAddress, name: "Sunita" });
		expect(status).toBe(200);
		expect(body.address.address).toEqual(await listOf(person));
		expect(await rowOf(id)).toMatchObject({ userId: person.user._id, name: "Sunita" });
		expect(await auditOf(id)).toMatchObject([{ action: "address.change", actorId: staff.user._id }]);
	});
});

describe("removing an address", () => {
	test("returns the list without it", async () => {
		const person = await signIn(server, freshMobile());
		const id = await added(person);
		const { status, body } = await remove(person, id);
		expect(status).toBe(200);
		expect(placesApi["DELETE /api/address/:id"].answer.parse(body).address.address).toEqual([]);
		expect(await rowOf(id)).toBeUndefined();
		expect((await remove(person, id)).status).toBe(404);
	});

	test("by staff is recorded", async () => {
		const id = await added(await signIn(server, freshMobile()));
		expect((await remove(staff, id)).status).toBe(200);
		expect(await auditOf(id)).toMatchObject([{ action: "address.remove", actorId: staff.user._id }]);
	});

	test.each(["active", "applied", "expired"] as const)("is refused if %s listing uses it", async (status) => {
		const person = await signIn(server, freshMobile());
		const { addressId } = await buildListing(server, { userId: person.user._id, status });
		for (const by of [person, staff]) {
			const refused = await remove(by, addressId);
			expect(refused.status).toBe(409);
			expect(refused.body.message).toBe("A listing uses this address. You can change it but not remove it.");
		}
		expect(await rowOf(addressId)).toBeDefined();
		expect(await auditOf(addressId)).toEqual([]);
		expect((await listOf(person))[0]?.addressInUse).toBe(true);
	});

	test("at the same time as a listing takes it: one of the two wins", async () => {
		const person = await signIn(server, freshMobile());
		const { listingId, addressId: other } = await buildListing(server, { userId: person.user._id });
		for (let round = 0; round < 5; round += 1) {
			const id = await added(person);
			const put = server.database.db
				.update(listings)
				.set({ addressId: id })
				.where(eq(listings.id, listingId));
			const [removed, moved] = await Promise.all([
				remove(person, id),
				put.then(
					() => true,
					() => false,
				),
			]);
			expect(removed.status).toBe(moved ? 409 : 200);
			await server.database.db.update(listings).set({ addressId: other }).where(eq(listings.id, listingId));
			await remove(person, id);
			expect(await rowOf(id)).toBeUndefined();
		}
	});
});
