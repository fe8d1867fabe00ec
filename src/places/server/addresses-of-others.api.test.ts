import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { placesApi } from "../places.contract.ts";
import { addresses } from "./places.tables.ts";
import { addressBook, errorsOf, type Person, wholeAddress } from "./testing/ask-addresses.ts";

const { server, owner, stranger, staff, create, listOf, added, rowOf, auditOf } = addressBook();

describe("adding an address for another person", () => {
	test.each(["user", "promotor", "affiliatePartner"] as const)("is refused to a %s", async (role) => {
		const person = await signIn(server, freshMobile(), { role });
		const mobile = freshMobile();
		expect((await create(person, {}, mobile)).status).toBe(403);
		expect(await server.database.db.$count(users, eq(users.mobile, mobile))).toBe(0);
		// An empty field means an address of their own.
		expect((await create(person, wholeAddress, " ")).status).toBe(201);
	});

	test("returns the errors of the mobile and of the address together", async () => {
		const { status, body } = await create(staff, { ...wholeAddress, name: "" }, "12345");
		expect(status).toBe(400);
		expect(errorsOf(body)).toEqual([
			"userMobile: Please enter the 10-digit mobile number of the user to add the address for.",
			"address.name: Please fill in all required fields.",
		]);
	});

	test.each(["admin", "customerSupport", "salesPerson"] as const)(
		"creates a missing account, by a %s, and is recorded without personal data",
		async (role) => {
			const person = await signIn(server, freshMobile(), { role });
			const mobile = freshMobile();
			const { status, body } = await create(person, wholeAddress, mobile.slice(3));
			expect(status).toBe(201);
			const [{ _id: id }] = body.address.address;
			const [made] = await server.database.db.select().from(users).where(eq(users.mobile, mobile));
			expect(await rowOf(id)).toMatchObject({ userId: made?.id });
			expect(await listOf(person)).toEqual([]);
			const entries = await auditOf(id);
			expect(entries).toMatchObject([
				{
					actorId: person.user._id,
					action: "address.add",
					subjectType: "address",
					after: { userId: made?.id },
				},
			]);
			expect(JSON.stringify(entries)).not.toMatch(/9876543210|Ramesh|171001|Mall Road/);
			expect((await listOf(await signIn(server, mobile))).map(({ _id }) => _id)).toEqual([id]);
		},
	);

	test("adds one of their own for staff without a mobile, without a record", async () => {
		const id = await added(staff);
		expect(await rowOf(id)).toMatchObject({ userId: staff.user._id });
		expect(await auditOf(id)).toEqual([]);
	});
});

describe("another person's addresses", () => {
	const ask = (by: Person | null, query: string) =>
		server.call("GET", `/api/address/user/getaddress${query}`, { token: by?.token });

	test("are only for staff", async () => {
		expect((await ask(null, "?mobile=9876543210")).status).toBe(401);
		expect((await ask(owner, `?mobile=${owner.user.mobile.slice(3)}`)).status).toBe(403);
	});

	test.each(["", "?mobile=", "?mobile=12345", "?mobile=abc", "?mobile=%2B449876543210"])(
		"are refused for %j",
		async (query) => {
			const { status, body } = await ask(staff, query);
			expect(status).toBe(400);
			expect(errorsOf(body)).toEqual([
				"mobile: Please enter 10 digit mobile number for professional whose address you are fetching",
			]);
		},
	);

	test("are found by mobile; an unknown mobile has none", async () => {
		const person = await signIn(server, freshMobile());
		const id = await added(person);
		const { status, body } = await ask(staff, `?mobile=${person.user.mobile.slice(3)}`);
		expect(status).toBe(200);
		const { userAddress } = placesApi["GET /api/address/user/getaddress"].answer.parse(body);
		expect(userAddress.address.map(({ _id }) => _id)).toEqual([id]);
		expect((await ask(staff, "?mobile=9000099999")).body).toEqual({ userAddress: { address: [] } });
	});
});

test("refuses salespeople a change of an address that a listing uses", async () => {
	const person = await signIn(server, freshMobile());
	const manager = await signIn(server, freshMobile(), { role: "customerSupport" });
	const { addressId } = await buildListing(server, { userId: person.user._id });
	const before = await rowOf(addressId);
	const change = (by: Person) =>
		server.call("PUT", `/api/address/${addressId}`, {
			token: by.token,
			body: { address: { ...wholeAddress, mobile: "9999999999" } },
		});
	expect((await change(staff)).status).toBe(403);
	expect(await rowOf(addressId)).toEqual(before);
	expect((await change(manager)).status).toBe(200);
	expect((await rowOf(addressId))?.mobile).toBe("+919999999999");
});

describe("the person's account", () => {
	test("has its addresses in the export, and they are deleted with it", async () => {
		const person = await signIn(server, freshMobile());
		const id = await added(person);
		const { addressId } = await buildListing(server, { userId: person.user._id });
		const remaining = await added(stranger);
		const exported = await server.call("GET", "/api/users/me/export", { token: person.token });
		expect(exported.body.addresses).toHaveLength(2);
		expect(exported.body.addresses).toContainEqual(
			expect.objectContaining({
				_id: id,
				landmark: "Behind the temple",
				addedAt: server.clock().toISOString(),
			}),
		);
		const deleted = await server.call("DELETE", "/api/users/me", {
			token: person.token,
			body: { mobile: person.user.mobile },
		});
		expect(deleted.status).toBe(200);
		expect([await rowOf(id), await rowOf(addressId)]).toEqual([undefined, undefined]);
		expect(await rowOf(remaining)).toBeDefined();
	});

	test("has no address after it is deleted while one is added", async () => {
		for (let round = 0; round < 5; round += 1) {
			const person = await signIn(server, freshMobile());
			await Promise.all([
				create(person),
				server.call("DELETE", "/api/users/me", { token: person.token, body: { mobile: person.user.mobile } }),
			]);
			const left = server.database.db.$count(addresses, eq(addresses.userId, person.user._id));
			expect(await left).toBe(0);
		}
	});
});
