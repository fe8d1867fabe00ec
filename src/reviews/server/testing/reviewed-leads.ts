import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import type { LeadWishes } from "../../../leads/server/testing/build-lead.ts";
import { buildCustomer, leadCalls } from "../../../leads/server/testing/customer.ts";
import type { ListingWishes } from "../../../listings/server/testing/build-listing.ts";
import type { TestServer } from "../../../testing/test-server.ts";

/** For test files about reviews: completed leads, and the calls. */
export function reviewedLeads(server: TestServer) {
	const { claim, complete } = leadCalls(server);
	const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, token?: string, body?: unknown) =>
		server.call(method, path, { token, ...(body !== undefined && { body }) });
	const write = (
		leadId: string,
		token: string | undefined,
		body: unknown = { stars: 5, text: "Neat work." },
	) => ask("POST", `/api/lead/${leadId}/review`, token, body);
	const day = 24 * 3_600_000;

	/** A customer's lead that a professional has claimed. */
	async function claimedLead(wishes?: LeadWishes, listing?: ListingWishes) {
		const customer = await buildCustomer(server, wishes);
		const worker = await buildSubscriber(server, {}, listing);
		const claimed = await claim(customer.leadId, worker.token);
		if (claimed.status !== 200) throw new Error(`not claimed: ${JSON.stringify(claimed.body)}`);
		return { ...customer, worker };
	}

	/** The same, completed by that professional. */
	async function completedLead(wishes?: LeadWishes, listing?: ListingWishes) {
		const lead = await claimedLead(wishes, listing);
		const done = await complete(lead.leadId, { professionalId: lead.worker.listingId }, lead.token);
		if (done.status !== 200) throw new Error(`not completed: ${JSON.stringify(done.body)}`);
		return lead;
	}

	/** The same, reviewed by both sides; returns the ids of both reviews. */
	async function reviewedLead(stars = { customer: 5, professional: 4 }, wishes?: LeadWishes) {
		const lead = await completedLead(wishes);
		const own = await write(lead.leadId, lead.token, { stars: stars.customer, text: "Neat work." });
		const about = await write(lead.leadId, lead.worker.token, { stars: stars.professional });
		return { ...lead, reviewId: own.body.review._id, aboutId: about.body.review._id };
	}

	return {
		claimedLead,
		completedLead,
		reviewedLead,
		write,
		readOn: (leadId: string, token?: string) => ask("GET", `/api/lead/${leadId}/reviews`, token),
		list: (listingId: string, token?: string, query = "") =>
			ask("GET", `/api/workerCategory/${listingId}/reviews${query}`, token),
		withdraw: (reviewId: string, token?: string) => ask("DELETE", `/api/reviews/${reviewId}`, token),
		reply: (reviewId: string, text: string, token?: string) =>
			ask("POST", `/api/reviews/${reviewId}/reply`, token, { text }),
		appeal: (reviewId: string, text: string, token?: string) =>
			ask("POST", `/api/reviews/${reviewId}/appeal`, token, { text }),
		decide: (reviewId: string, body: unknown, token?: string) =>
			ask("PUT", `/api/reviews/${reviewId}`, token, body),
		decideAppeal: (reviewId: string, body: unknown, token?: string) =>
			ask("PUT", `/api/reviews/${reviewId}/appeal`, token, body),
		staffList: (view: string, token?: string) => ask("GET", `/api/reviews?view=${view}`, token),
		/** The kinds of a person's notifications about the reviews of a lead, newest first. */
		noticesOf: async (token: string, leadId: string) => {
			const { body } = await server.call("GET", "/api/notifications", { token });
			return body.notifications.filter(
				({ subjectId, kind }: { subjectId: string; kind: string }) =>
					subjectId === leadId && kind.startsWith("review."),
			);
		},
		passDays: (days: number) => server.clock.advance(days * day),
	};
}
