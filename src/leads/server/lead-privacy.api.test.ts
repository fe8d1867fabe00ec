import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing, findService, randomMobile } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type LeadStatus, leadStatuses } from "../lead.ts";
import { buildClaim, buildLead } from "./testing/build-lead.ts";

let server: TestServer;
const service = "printer-ink";
let serviceId: string;
const secret = { name: "Zubeida Secretname", mobile: "+919123456780", addressDetails: "Hidden Cottage 77" };
/** The number as the customer typed it into the description. */
const typed = "91234 56780";

type Person = { token?: string; userId?: string };
const viewers: Record<string, Person> = { nobody: {} };
/**
 * Who may see name, number and address: after a booking only the booked professional, and no professional after
 * closing.
 */
const allowed: Record<LeadStatus, Set<string>> = {
	open: new Set(["customer", "claimer", "assigned"]),
	booked: new Set(["customer", "assigned"]),
	completed: new Set(["customer"]),
	closed: new Set(["customer"]),
	expired: new Set(["customer", "claimer", "assigned"]),
};
/** Who sees name and address, and the number masked. */
const staff = ["salesPerson", "customerSupport", "admin"];
const masked = "+91 91••••••80";
const names = [
	...allowed.open,
	...staff,
	"nobody",
	"somebody",
	"rival",
	"origin",
	"affiliatePartner",
	"promotor",
];
const leadIds: Record<string, string> = {};

async function join(name: string, role?: Role): Promise<Person & { userId: string }> {
	const { token, user } = await signIn(server, randomMobile(), { name, ...(role && { role }) });
	viewers[name] = { token, userId: user._id };
	return { token, userId: user._id };
}

beforeAll(async () => {
	server = await startTestServer();
	({ serviceId } = await findService(server.database.db, service, null));
	const customer = await join("customer");
	const [claimer, assigned, rival, origin] = [
		await join("claimer"),
		await join("assigned"),
		await join("rival"),
		await join("origin"),
	];
	await join("somebody");
	for (const role of ["salesPerson", "customerSupport", "admin", "affiliatePartner", "promotor"] as const)
		await join(role, role);
	const listingOf = async ({ userId }: { userId: string }) =>
		(await buildListing(server, { userId, service })).listingId;
	const [claiming, assignedTo, from] = [
		await listingOf(claimer),
		await listingOf(assigned),
		await listingOf(origin),
	];
	// The rival meets every condition of a claim, and has claimed another lead.
	const rivals = await listingOf(rival);
	await buildClaim(server, {
		leadId: (await buildLead(server, { service: "tv" })).leadId,
		userId: rival.userId,
		listingId: rivals,
	});
	for (const status of leadStatuses) {
		const { leadId } = await buildLead(server, {
			...secret,
			service,
			status,
			customerId: customer.userId,
			originListingId: from,
			assignedListingId: assignedTo,
			bookedListingId: status === "booked" || status === "closed" ? assignedTo : null,
			description: `Toner is empty, ring ${typed} after 6`,
		});
		await buildClaim(server, { leadId, userId: claimer.userId, listingId: claiming });
		await buildClaim(server, { leadId, userId: assigned.userId, listingId: assignedTo, claimType: "staff" });
		leadIds[status] = leadId;
	}
});
afterAll(() => server.close());

/** All calls that return the lead, as this viewer. */
async function answersFor({ token, userId }: Person, status: string, leadId: string): Promise<string[]> {
	const paths = [
		`/api/lead/${leadId}`,
		`/api/lead?leadId=${leadId}`,
		`/api/lead?serviceId=${serviceId}&status=${status}`,
		...(token === undefined
			? []
			: [
					`/api/lead/claimed?leadId=${leadId}`,
					`/api/lead/assigned?leadId=${leadId}`,
					`/api/lead?hasUserBookings=true&leadId=${leadId}`,
					`/api/lead?isLeadReceivingProfessional=true&source=marketplace&leadId=${leadId}`,
				]),
	];
	const answers = await Promise.all(paths.map((url) => server.call("GET", url, { token })));
	expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => 200));
	expect(userId === undefined).toBe(token === undefined);
	return answers.map(({ body }) => JSON.stringify(body)).filter((text) => text.includes(leadId));
}

const numbers = [secret.mobile, typed, "9123456780"];
const secrets = [secret.name, secret.addressDetails, ...numbers];

describe.each(leadStatuses)("a lead that is %s", (status) => {
	test.each(names)("read as %s", async (name) => {
		const texts = await answersFor(viewers[name] ?? {}, status, leadIds[status] ?? "");
		expect(texts.length).toBeGreaterThanOrEqual(3);
		for (const text of texts) {
			for (const word of secrets) {
				const isSeen = allowed[status].has(name) || (staff.includes(name) && !numbers.includes(word));
				expect(text.includes(word), `${word} in ${text}`).toBe(isSeen);
			}
			expect(text.includes(masked), text).toBe(staff.includes(name));
			expect(text).toContain("Toner is empty");
		}
	});

	test("shows the customer's id to the customer and staff only", async () => {
		for (const name of names) {
			const texts = await answersFor(viewers[name] ?? {}, status, leadIds[status] ?? "");
			const entitled = ["customer", "salesPerson", "customerSupport", "admin"].includes(name);
			for (const text of texts) expect(text.includes(viewers["customer"]?.userId ?? ""), name).toBe(entitled);
		}
	});
});

test("refusals reveal nothing about the lead", async () => {
	const leadId = leadIds["closed"] ?? "";
	for (const name of ["somebody", "rival", "origin"]) {
		const refusals = [
			await server.call("POST", `/api/lead/${leadId}/claim`, { token: viewers[name]?.token }),
			await server.call("PUT", `/api/lead/${leadId}/close`, {
				token: viewers[name]?.token,
				body: { reason: "not-needed" },
			}),
		];
		for (const refusal of refusals) {
			expect(refusal.status).toBeGreaterThanOrEqual(400);
			for (const word of secrets) expect(JSON.stringify(refusal.body)).not.toContain(word);
		}
	}
});
