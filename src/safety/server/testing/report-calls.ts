import { eq } from "drizzle-orm";
import type { TestServer } from "../../../testing/test-server.ts";
import { reports } from "../safety.tables.ts";

/** The calls for reports, and the stored report of a person. */
export function reportCalls(server: TestServer) {
	return {
		send: (body: unknown, token?: string) => server.call("POST", "/api/reports", { token, body }),
		list: (token?: string, query = "") => server.call("GET", `/api/reports${query}`, { token }),
		decide: (id: string, body: unknown, token?: string) =>
			server.call("PUT", `/api/reports/${id}`, { token, body }),
		reportOf: async (reporterId: string) => {
			const [row] = await server.database.db.select().from(reports).where(eq(reports.reporterId, reporterId));
			if (row === undefined) throw new Error("no report");
			return row;
		},
	};
}

export const removal = {
	decision: "removed",
	rule: "payment",
	reason: "Asked for an advance and never came",
};
export const keeping = { decision: "kept", reason: "Nothing against the rules" };
