import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import type { Role } from "../../../platform/access.ts";
import type { CallResult, TestServer } from "../../../testing/test-server.ts";
import { buildLead, type LeadWishes } from "./build-lead.ts";

/** Signs in a customer and adds a lead of theirs. */
export async function buildCustomer(server: TestServer, wishes: LeadWishes = {}) {
	const { token, user } = await signIn(server, randomMobile(), { name: "Neha Sharma" });
	const lead = await buildLead(server, { ...wishes, customerId: user._id });
	return { token, ...lead };
}

/** Signs in a member of staff. */
export async function buildStaff(server: TestServer, role: Role = "salesPerson") {
	const { token, user } = await signIn(server, randomMobile(), { name: "Meena Negi", role });
	return { token, userId: user._id };
}

/** The requests about one lead, as the token's owner. */
export function leadCalls(server: TestServer) {
	const ask = (method: "GET" | "POST" | "PUT", path: string, token?: string, body?: unknown) =>
		server.call(method, `/api/lead/${path}`, { token, ...(body !== undefined && { body }) });
	return {
		read: (leadId: string, token?: string): Promise<CallResult> => ask("GET", leadId, token),
		claim: (leadId: string, token?: string) => ask("POST", `${leadId}/claim`, token),
		assign: (leadId: string, professionalId: string, token?: string) =>
			ask("POST", `${leadId}/assign`, token, { professionalId }),
		answer: (leadId: string, action: string, token?: string) =>
			ask("PUT", `${leadId}/assignment`, token, { action }),
		offers: (leadId: string, token?: string) => ask("GET", `${leadId}/offers`, token),
		book: (leadId: string, professionalId: string, token?: string) =>
			ask("PUT", `${leadId}/book`, token, { professionalId }),
		close: (leadId: string, token?: string, reason = "not-needed") =>
			ask("PUT", `${leadId}/close`, token, { reason }),
		complete: (leadId: string, body: unknown, token?: string) =>
			ask("POST", `${leadId}/complete`, token, body),
		unbook: (leadId: string, reason: string, token?: string) =>
			ask("POST", `${leadId}/unbook`, token, { reason }),
		edit: (leadId: string, body: unknown, token?: string) => ask("PUT", leadId, token, body),
		report: (leadId: string, token?: string, note = "A shop answers") =>
			ask("POST", `${leadId}/number-report`, token, { note }),
	};
}

/** The number of responses with each status. */
export function tallyOf(answers: readonly { status: number }[]): Record<number, number> {
	const counts: Record<number, number> = {};
	for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}
