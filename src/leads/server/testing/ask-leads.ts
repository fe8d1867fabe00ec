import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildLead, type LeadWishes } from "./build-lead.ts";

/** The three lists of leads. */
export type ListPath = "/api/lead" | "/api/lead/claimed" | "/api/lead/assigned";

/** For test files about the lists: a server with helpers that fill and request them. */
export function leadLists() {
	const server = fileServer();
	return {
		server,
		/** Requests a list with these filters, as the token's owner or a guest. */
		list: (path: ListPath, query: Record<string, string> = {}, token?: string) =>
			server.call("GET", `${path}?${new URLSearchParams(query)}`, { token }),
		/** Adds a lead and returns its id. */
		lead: async (wishes: LeadWishes = {}) => (await buildLead(server, wishes)).leadId,
		person: () => signIn(server, randomMobile(), { name: "Ramesh Thakur" }),
	};
}

/** The ids of a returned list, in order. */
export const idsOf = (answer: { body: { leads: { _id: string }[] } }) =>
	answer.body.leads.map(({ _id }) => _id);
