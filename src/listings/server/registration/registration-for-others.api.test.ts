import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { ensureUserByMobile } from "../../../accounts/server/accounts.api.ts";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import {
	addAddress,
	auditOf,
	faultsOf,
	fieldsFor,
	otherRoles,
	type Person,
	register,
	registrants,
	registrationsOf,
	signInWithAddress,
	staffRoles,
} from "../testing/register.ts";

const { server, person, other, whole, countListings } = registrants();

describe.each(otherRoles)("a %s", (role) => {
	let viewer: Person;
	beforeAll(async () => {
		viewer = await signInWithAddress(server, { role });
	});

	test.each([
		["someone else's mobile", () => other.mobile],
		["a mobile without an account", freshMobile],
		["text instead of a mobile", () => "somebody"],
	])("cannot send %s", async (_, mobile) => {
		const newProfessional = { ...whole, addressId: other.addressId };
		const answer = await register(server, { newProfessional, mobile: mobile() }, viewer);
		expect(answer.status).toBe(403);
		expect(answer.body.message).toBe("Only our staff can register someone else.");
		expect(await registrationsOf(server, other.userId)).toEqual([]);
		expect(await countListings()).toBe(0);
	});

	test("may not skip the payment", async () => {
		const newProfessional = { ...whole, addressId: viewer.addressId };
		const answer = await register(server, { newProfessional, paymentOption: "true" }, viewer);
		expect(answer.status).toBe(403);
		expect(await registrationsOf(server, viewer.userId)).toEqual([]);
	});
});

const addressUnknown = "newProfessional.addressId: We do not know this address. Please select another one.";

describe.each(staffRoles)("a registration by a %s", (role) => {
	let staff: Person;
	beforeAll(async () => {
		staff = await signInWithAddress(server, { role });
	});
	const words = "mobile: Please enter 10 digit mobile number for professional you are onboarding";

	test.each([
		["no mobile", {}],
		["an empty mobile", { mobile: " " }],
		["nine digits", { mobile: "987650000" }],
		["a foreign number", { mobile: "+15551234567" }],
	])("is refused with %s", async (_, form) => {
		const answer = await register(server, { ...form, newProfessional: whole }, staff);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual([words]);
		expect(await countListings()).toBe(0);
	});

	test("is refused with every fault at once", async () => {
		expect(faultsOf(await register(server, {}, staff))).toEqual([
			words,
			"newProfessional.serviceId: Please Select Service",
			"newProfessional.addressId: Please select an address.",
			"newProfessional.goToLocation: Please choose at least one place that you go to.",
		]);
	});

	test("is refused with their own or a third person's address, as with an unknown one", async () => {
		for (const addressId of [staff.addressId, other.addressId]) {
			const body = { mobile: person.mobile, newProfessional: { ...whole, addressId } };
			expect(faultsOf(await register(server, body, staff))).toEqual([addressUnknown]);
		}
	});

	test("creates no account if it is refused", async () => {
		const mobile = freshMobile();
		const answer = await register(server, { mobile, newProfessional: whole }, staff);
		expect(faultsOf(answer)).toEqual([addressUnknown]);
		expect(await server.database.db.$count(users, eq(users.mobile, mobile))).toBe(0);
	});
});

describe.each(staffRoles)("a %s registers", (role) => {
	let staff: Person;
	beforeAll(async () => {
		staff = await signInWithAddress(server, { role });
	});

	test("a person with an account, who becomes the owner", async () => {
		const { mobile, ...owner } = await signInWithAddress(server, { name: "Sunita Devi" });
		const newProfessional = { ...whole, addressId: owner.addressId };
		const typed = mobile.replace("+91", "0 91-").slice(2);
		const answer = await register(server, { mobile: typed, newProfessional }, staff);
		expect(answer.status).toBe(201);
		expect(answer.body.professional).toMatchObject({
			userId: owner.userId,
			name: "Sunita Devi",
			paymentStatus: "not-required",
			mobile,
		});
		expect(await registrationsOf(server, owner.userId)).toHaveLength(1);
		expect(await registrationsOf(server, staff.userId)).toEqual([]);
		expect(await auditOf(server, answer.body.professional._id)).toMatchObject([
			{
				actorId: staff.userId,
				action: "listing.register",
				subjectType: "listing",
				after: { userId: owner.userId, status: "applied" },
			},
		]);
		const mine = await server.call("GET", "/api/workerCategory/mine", owner);
		expect(mine.body.professionals.map(({ _id: id }: { _id: string }) => id)).toEqual([
			answer.body.professional._id,
		]);
	});

	test("a person who never logged in, and who finds the listing after logging in", async () => {
		const mobile = freshMobile();
		const { id } = await inTransaction(server.database.db, (tx) =>
			ensureUserByMobile(tx, mobile, server.clock()),
		);
		const addressId = await addAddress(server, id, mobile);
		const answer = await register(server, { mobile, newProfessional: { ...whole, addressId } }, staff);
		expect(answer.status).toBe(201);
		// An owner who has no name yet is shown under the firm's name.
		expect(answer.body.professional).toMatchObject({ userId: id, name: whole.firmName });
		const { token, user } = await signIn(server, mobile);
		expect(user).toMatchObject({ _id: id, name: null });
		const mine = await server.call("GET", "/api/workerCategory/mine", { token });
		expect(mine.body.professionals).toHaveLength(1);
	});

	test("without payment, which is recorded with their name", async () => {
		const owner = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, owner, "welder");
		const reason = "The first of the valley";
		const body = { mobile: owner.mobile, newProfessional, paymentOption: "true", reason };
		const answer = await register(server, body, staff);
		expect(answer.status).toBe(201);
		expect(answer.body.professional.paymentStatus).toBe("not-required");
		expect(answer.body.professional.professionalStatus.type).toBe("applied");
		expect(await auditOf(server, answer.body.professional._id)).toMatchObject([
			{ action: "listing.register", actorId: staff.userId },
			{
				action: "listing.skip-payment",
				actorId: staff.userId,
				reason,
				before: { paymentStatus: "pending" },
				after: { paymentStatus: "not-required" },
			},
		]);
	});

	test("themselves by their own mobile, which is not recorded", async () => {
		const body = { mobile: staff.mobile, newProfessional: { ...whole, addressId: staff.addressId } };
		const answer = await register(server, { ...body, paymentOption: "false" }, staff);
		expect(answer.status).toBe(201);
		expect(answer.body.professional).toMatchObject({ userId: staff.userId, paymentStatus: "not-required" });
		expect(await auditOf(server, answer.body.professional._id)).toEqual([]);
	});
});

test("treats a person's own mobile as registering themselves", async () => {
	const self = await signInWithAddress(server);
	const body = { mobile: self.mobile.slice(3), newProfessional: { ...whole, addressId: self.addressId } };
	const answer = await register(server, { ...body, paymentOption: "" }, self);
	expect(answer.status).toBe(201);
	expect(answer.body.professional.userId).toBe(self.userId);
});
