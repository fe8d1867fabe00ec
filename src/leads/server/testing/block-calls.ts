import type { TestServer } from "../../../testing/test-server.ts";

/** The calls for blocks. */
export function blockCalls(server: TestServer) {
	return {
		block: (userId: string, token?: string) => server.call("PUT", `/api/users/${userId}/block`, { token }),
		unblock: (userId: string, token?: string) =>
			server.call("DELETE", `/api/users/${userId}/block`, { token }),
		blockCustomer: (leadId: string, token?: string) =>
			server.call("PUT", `/api/lead/${leadId}/block-customer`, { token }),
		unblockCustomer: (leadId: string, token?: string) =>
			server.call("DELETE", `/api/lead/${leadId}/block-customer`, { token }),
		listOf: (token?: string, query = "") => server.call("GET", `/api/users/me/blocks${query}`, { token }),
	};
}

/** What both sides read when one has blocked the other. */
export const blockRefusal =
	"You and this customer cannot work together here, because one of you has blocked the other.";
