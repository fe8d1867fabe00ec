import type { TestServer } from "../../../testing/test-server.ts";

/** The calls for suspensions and their appeals. */
export function suspensionCalls(server: TestServer) {
	return {
		suspend: (body: unknown, token?: string) => server.call("POST", "/api/suspensions", { token, body }),
		listFor: (token?: string, query = "") => server.call("GET", `/api/suspensions${query}`, { token }),
		ownOf: (token?: string) => server.call("GET", "/api/users/me/suspensions", { token }),
		appeal: (id: string, token?: string, text = "The customer mixed me up with somebody else") =>
			server.call("POST", `/api/suspensions/${id}/appeal`, { token, body: { text } }),
		decide: (id: string, decision: string, token?: string, reason = "We looked at it again") =>
			server.call("PUT", `/api/suspensions/${id}/appeal`, { token, body: { decision, reason } }),
		end: (id: string, token?: string, reason = "Long enough") =>
			server.call("PUT", `/api/suspensions/${id}/end`, { token, body: { reason } }),
		isListed: async (listingId: string) =>
			(await server.call("GET", `/api/workerCategory/${listingId}`)).status === 200,
	};
}

export const grounds = { rule: "payment", evidence: "Took ₹500 in advance and never came" };
