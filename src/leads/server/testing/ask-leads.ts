import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildLead, type LeadWishes } from "./build-lead.ts";

/** The three lists of leads. */
export type ListPath = "/api/lead" | "/api/lead/claimed" | "/api/lead/assigned";

/** For a test file about the lists: a server, and what fills and asks them. */
export function leadLists() {
	const server = fileServer();
	return {
		server,
		/** Asks for a list with these filters, as the token's holder or nobody. */
		list: (path: ListPath, query: Record<string, string> = {}, token?: string) =>
			server.call("GET", `${path}?${new URLSearchParams(query)}`, { token }),
		/** Writes a lead and answers its id. */
		lead: async (wishes: LeadWishes = {}) => (await buildLead(server, wishes)).leadId,
		person: () => signIn(server, randomMobile(), { name: "Ramesh Thakur" }),
	};
}

/** The ids of an answered list, in its order. */
export const idsOf = (answer: { body: { leads: { _id: string }[] } }) =>
	answer.body.leads.map(({ _id }) => _id);
