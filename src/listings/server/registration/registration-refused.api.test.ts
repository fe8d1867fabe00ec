import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { findService } from "../testing/build-listing.ts";
import { faultsOf, fieldsFor, register, registrants, signInWithAddress } from "../testing/register.ts";

const { server, person, other, whole, countListings } = registrants();
const unknown = "01900000-0000-7000-8000-000000000000";
const idOf = async (service: string) => (await findService(server.database.db, service, null)).serviceId;

const noService = "newProfessional.serviceId: Please Select Service";
const noAddress = "newProfessional.addressId: Please select an address.";
const noPlace = "newProfessional.goToLocation: Please choose at least one place that you go to.";
const addressUnknown = "newProfessional.addressId: We do not know this address. Please select another one.";

test("refuses guests", async () => {
	expect((await register(server, { newProfessional: whole }, {})).status).toBe(401);
	expect((await register(server, { newProfessional: whole }, { token: "not-a-token" })).status).toBe(401);
	expect(await countListings()).toBe(0);
});

describe("refuses", () => {
	test.each<[string, object | undefined, string[]]>([
		["an empty request", undefined, [noService, noAddress, noPlace]],
		["an empty registration", {}, [noService, noAddress, noPlace]],
		["no service", { serviceId: "" }, [noService]],
		[
			"an unknown service",
			{ serviceId: unknown },
			["newProfessional.serviceId: We do not know this service."],
		],
		[
			"a malformed service id",
			{ serviceId: "1'--" },
			["newProfessional.serviceId: We do not know this service."],
		],
		[
			"an unknown choice",
			{ choiceId: unknown },
			["newProfessional.choiceId: Electrician does not have this choice."],
		],
		[
			"another sector",
			{ sectorId: unknown },
			["newProfessional.sectorId: Electrician belongs to another sector."],
		],
		["no address", { addressId: "" }, [noAddress]],
		["an unknown address", { addressId: unknown }, [addressUnknown]],
		["a malformed address id", { addressId: "\0" }, [addressUnknown]],
		["no place", { goToLocation: [] }, [noPlace]],
		["an empty place", { goToLocation: " " }, [noPlace]],
		[
			"an unknown place",
			{ goToLocation: ["Shimla", "Atlantis"] },
			["newProfessional.goToLocation: We do not know: Atlantis."],
		],
		[
			"a description that is too long",
			{ description: "x".repeat(1001) },
			["newProfessional.description: The description can have at most 1,000 characters."],
		],
		[
			"several things at once",
			{ choiceId: unknown, sectorId: unknown, addressId: unknown, goToLocation: "Atlantis" },
			[
				"newProfessional.choiceId: Electrician does not have this choice.",
				"newProfessional.sectorId: Electrician belongs to another sector.",
				"newProfessional.goToLocation: We do not know: Atlantis.",
				addressUnknown,
			],
		],
	])("%s", async (_, change, faults) => {
		const empty = change === undefined || Object.keys(change).length === 0;
		const newProfessional = empty ? change : { ...whole, ...change };
		const answer = await register(server, newProfessional ? { newProfessional } : {}, person);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(faults);
		expect(answer.body.message).toBe(answer.body.errors[0].msg);
		expect(await countListings()).toBe(0);
	});

	test.each([
		["a firm name that is too long", { firmName: "x".repeat(121) }, "newProfessional.firmName"],
		["a firm name that is a number", { firmName: 7 }, "newProfessional.firmName"],
		["301 places", { goToLocation: Array<string>(301).fill("Shimla") }, "newProfessional.goToLocation"],
		["a place that is a number", { goToLocation: 7 }, "newProfessional.goToLocation"],
	])("%s", async (_, change, path) => {
		const answer = await register(server, { newProfessional: { ...whole, ...change } }, person);
		expect(answer.status).toBe(400);
		expect(answer.body.errors.map((item: { path?: string }) => item.path)).toEqual([path]);
	});

	test.each([
		["an unknown kind of payment", { paymentForCategory: "renew" }, "paymentForCategory"],
		["an unknown payment option", { paymentOption: "yes" }, "paymentOption"],
		["a mobile that is a number", { mobile: 9 }, "mobile"],
	])("%s", async (_, change, path) => {
		const body = { newProfessional: whole, ...change };
		const answer = await server.call("POST", "/api/workerCategory", { token: person.token, body });
		expect(answer.status).toBe(400);
		expect(answer.body.errors.map((item: { path?: string }) => item.path)).toEqual([path]);
	});

	test("no choice if the service has some", async () => {
		const newProfessional = { ...whole, serviceId: await idOf("ac") };
		const answer = await register(server, { newProfessional }, person);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(["newProfessional.choiceId: Please Select Choice Of Service"]);
	});

	test("another service's choice", async () => {
		const { choiceId } = await findService(server.database.db, "ac", undefined);
		const answer = await register(server, { newProfessional: { ...whole, choiceId } }, person);
		expect(faultsOf(answer)).toEqual(["newProfessional.choiceId: Electrician does not have this choice."]);
	});

	test("a service that is switched off", async () => {
		await server.database.db.update(services).set({ active: false }).where(eq(services.slug, "chimney"));
		server.clock.advance(6_000);
		const off = { ...whole, serviceId: await idOf("chimney") };
		expect(faultsOf(await register(server, { newProfessional: off }, person))).toEqual([
			"newProfessional.serviceId: Chimney is not offered at the moment.",
		]);
	});

	test("a missing plan, for oneself and for others unless the payment is skipped", async () => {
		const newProfessional = await fieldsFor(server, person, "welder");
		const words =
			"subs_id: Welder needs a plan. Please choose one; the registration is sent with its payment.";
		const own = await register(server, { newProfessional }, person);
		expect([own.status, ...faultsOf(own)]).toEqual([400, words]);
		const sales = await signInWithAddress(server, { role: "salesPerson" });
		const body = { newProfessional, mobile: person.mobile, paymentOption: "false" };
		const forOther = await register(server, body, sales);
		expect([forOther.status, ...faultsOf(forOther)]).toEqual([400, words]);
		expect(await countListings()).toBe(0);
	});

	test("someone else's address, with the message for an unknown one", async () => {
		const newProfessional = { ...whole, addressId: other.addressId };
		const answer = await register(server, { newProfessional }, person);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual([addressUnknown]);
		expect(await countListings()).toBe(0);
	});

	test("an invalid Idempotency-Key", async () => {
		const answer = await register(server, { newProfessional: whole }, { ...person, key: "two words" });
		expect(answer.status).toBe(400);
		expect(answer.body.errors[0].path).toBe("Idempotency-Key");
	});
});
