import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { services } from "../../catalogue/server/catalogue.tables.ts";
import { faultsOf, leadCustomer, wholeLead as whole } from "./testing/send-lead.ts";

const { server, create, countLeads } = leadCustomer();

const unknown = "01900000-0000-7000-8000-000000000000";

test("refuses to create a lead for a guest", async () => {
	const answer = await create(whole, { token: undefined });
	expect(answer.status).toBe(401);
	expect(await countLeads()).toBe(0);
});

describe("refused", () => {
	const required = "Please fill in Name, Mobile, goToLocation and Address Details before submitting.";
	test.each([
		["nothing at all", {}, [`name: ${required}`]],
		["no name", { ...whole, name: " " }, [`name: ${required}`]],
		["no mobile", { ...whole, mobile: null }, [`mobile: ${required}`]],
		["no place", { ...whole, goToLocation: "" }, [`goToLocation: ${required}`]],
		[
			"no address, and an unknown service",
			{ ...whole, addressDetails: "", serviceName: "x" },
			[`addressDetails: ${required}`],
		],
		["no service", { ...whole, serviceName: "" }, ["serviceId: Please select a Service before submitting."]],
		[
			"no choice",
			{ ...whole, serviceName: "AC" },
			["choiceId: Please select a Choice of Service before submitting."],
		],
		[
			"an unknown service by name",
			{ ...whole, serviceName: "Alchemist" },
			["serviceName: We do not know this service."],
		],
		[
			"an unknown service by id",
			{ ...whole, serviceId: unknown },
			["serviceId: We do not know this service."],
		],
		[
			"a service that is coming soon",
			{ ...whole, serviceName: "Water Tanker" },
			["serviceName: Water Tanker is coming soon. You can’t send requests for it yet."],
		],
		[
			"an unknown choice",
			{ ...whole, serviceName: "AC", choiceName: "Fridge" },
			["choiceName: AC does not have this choice."],
		],
		[
			"a choice with an unknown id",
			{ ...whole, choiceId: unknown },
			["choiceId: Electrician does not have this choice."],
		],
		[
			"an unknown place",
			{ ...whole, goToLocation: "Atlantis" },
			["goToLocation: We do not know this place."],
		],
		[
			"a place where the service is not offered",
			{ ...whole, serviceName: "Bungee Jumping" },
			["goToLocation: Bungee Jumping is not offered at this place."],
		],
		["a bad mobile", { ...whole, mobile: "98765" }, ["mobile: Please enter at least 10 digits"]],
		[
			"several faults at once",
			{
				...whole,
				serviceName: "AC",
				mobile: "+15551234567",
				goToLocation: "Atlantis",
				budget: { min: 9, max: 1 },
				preferredDateTime: "2026-11-19T00:00:00Z",
			},
			[
				"choiceId: Please select a Choice of Service before submitting.",
				"mobile: Please enter at least 10 digits",
				"budget.max: The maximum budget cannot be lower than the minimum.",
				"preferredDateTime: The preferred time has already passed. Please choose a later one.",
				"goToLocation: We do not know this place.",
			],
		],
	])("%s", async (_, body, faults) => {
		const before = await countLeads();
		const answer = await create(body);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(faults);
		expect(answer.body.message).toBe(answer.body.errors[0].msg);
		expect(await countLeads()).toBe(before);
	});

	test.each([
		["six professionals to see the number", { ...whole, revealLimit: 6 }, "revealLimit"],
		["no professional to see the number", { ...whole, revealLimit: 0 }, "revealLimit"],
		["two and a half professionals to see the number", { ...whole, revealLimit: 2.5 }, "revealLimit"],
		["a name of 61 letters", { ...whole, name: "x".repeat(61) }, "name"],
		["a description of 1001 letters", { ...whole, description: "x".repeat(1001) }, "description"],
		["a name that is a number", { ...whole, name: 7 }, "name"],
		["a negative budget", { ...whole, budget: { min: -1 } }, "budget.min"],
		["a budget with three decimals", { ...whole, budget: { max: 1.005 } }, "budget.max"],
		["an invalid time", { ...whole, preferredDateTime: "tomorrow" }, "preferredDateTime"],
		["an invalid id", { ...whole, serviceId: "1" }, "serviceId"],
		["an invalid source", { ...whole, source: "elsewhere" }, "source"],
	])("%s", async (_, body, path) => {
		const answer = await create(body);
		expect(answer.status).toBe(400);
		expect(answer.body.errors.map((item: { path?: string }) => item.path)).toEqual([path]);
	});

	test("refuses a disabled service", async () => {
		await server.database.db.update(services).set({ active: false }).where(eq(services.slug, "chimney"));
		server.clock.advance(6_000);
		expect(faultsOf(await create({ ...whole, serviceName: "Chimney" }))).toEqual([
			"serviceName: Chimney is not offered at the moment.",
		]);
	});
});
