import { beforeEach, describe, expect, test } from "vitest";
import { fileServer } from "../../testing/file-server.ts";
import { leadStatuses } from "../lead.ts";
import { buildProfessional } from "./testing/build-claimer.ts";
import { buildClaim, buildLead } from "./testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls } from "./testing/customer.ts";

const server = fileServer();
const { read } = leadCalls(server);
const day = 24 * 3_600_000;
const before = (days: number) => new Date(server.clock().getTime() - days * day);
const description = "Geyser leaks. Ring 98160 44210 or sunita@example.in, insta: sunita.devi";
const open = "Geyser leaks. Ring •••••••••• or ••••••••••, ••••••••••";

let customer: Awaited<ReturnType<typeof buildCustomer>>;
beforeEach(async () => {
	customer = await buildCustomer(server);
});

async function descriptionsFor(leadId: string, token?: string): Promise<string[]> {
	const page = await read(leadId, token);
	const list = await server.call("GET", `/api/lead?leadId=${leadId}`, { token });
	return [page.body.lead.description, list.body.leads[0].description];
}

describe("the description of a request", () => {
	test.each(leadStatuses.filter((status) => status !== "open"))(
		"is public for 7 days after the request was %s, then only for those who know the customer",
		async (status) => {
			const { customerId } = customer;
			const { listingId, ...professional } = await buildProfessional(server);
			const build = (days: number) =>
				buildLead(server, {
					customerId,
					status,
					description,
					createdAt: before(days),
					...(status === "booked" && { bookedListingId: listingId }),
				});
			const [recent, old] = [await build(6.9), await build(7)];
			await buildClaim(server, { leadId: old.leadId, userId: professional.userId, listingId });
			const stranger = await buildProfessional(server);
			for (const token of [undefined, stranger.token]) {
				expect(await descriptionsFor(recent.leadId, token)).toEqual([open, open]);
				expect(await descriptionsFor(old.leadId, token)).toEqual(["", ""]);
			}
			expect(await descriptionsFor(old.leadId, customer.token)).toEqual([description, description]);
			const staff = await buildStaff(server);
			expect(await descriptionsFor(old.leadId, staff.token)).toEqual([open, open]);
			const seen = status === "closed" || status === "completed" ? "" : description;
			expect(await descriptionsFor(old.leadId, professional.token)).toEqual([seen, seen]);
		},
	);

	test("is public while the request is open and 7 days after its end, even before the job runs", async () => {
		const build = (expiresAt: Date) => buildLead(server, { description, createdAt: before(40), expiresAt });
		const running = await build(before(-1));
		const over = await build(before(6.9));
		const longOver = await build(before(7));
		expect(await descriptionsFor(running.leadId)).toEqual([open, open]);
		expect(await descriptionsFor(over.leadId)).toEqual([open, open]);
		expect(await descriptionsFor(longOver.leadId)).toEqual(["", ""]);
	});
});
