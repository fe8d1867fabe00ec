import type { TestServer } from "../../../testing/test-server.ts";

/** The three lists of leads. */
export type ListPath = "/api/lead" | "/api/lead/claimed" | "/api/lead/assigned";

/** Asks for a list with these filters, as the token's holder or nobody. */
export const askLeads = (
	server: Pick<TestServer, "call">,
	path: ListPath,
	query: Record<string, string> = {},
	token?: string,
) => server.call("GET", `${path}?${new URLSearchParams(query)}`, { token });

/** The ids of an answered list, in its order. */
export const idsOf = (answer: { body: { leads: { _id: string }[] } }) =>
	answer.body.leads.map(({ _id }) => _id);
