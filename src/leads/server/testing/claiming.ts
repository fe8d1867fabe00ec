import { expect } from "vitest";
import { fileServer } from "../../../testing/file-server.ts";
import { readClaims, readLead } from "./build-lead.ts";

/** For test files about claiming: a server, the request, and a check that a refusal took nothing. */
export function claiming() {
	const server = fileServer();
	return {
		server,
		claim: (leadId: string, token?: string) => server.call("POST", `/api/lead/${leadId}/claim`, { token }),
		/** Fails unless the lead has this many claims (none by default) and as many places are taken. */
		expectUntouched: async (leadId: string, claims = 0) => {
			expect(await readLead(server, leadId)).toMatchObject({ claimsTaken: claims });
			expect(await readClaims(server, leadId)).toHaveLength(claims);
		},
	};
}
