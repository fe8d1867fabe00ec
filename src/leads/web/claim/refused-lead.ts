import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

/** The lead that somebody wanted to claim and could not yet, in the words of the screens that mend that; "" where there is none. */
export type RefusedLead = {
	leadId: string;
	serviceId: string;
	choiceId: string;
	serviceName: string;
	choiceName: string;
};

export const noRefusedLead: RefusedLead = {
	leadId: "",
	serviceId: "",
	choiceId: "",
	serviceName: "",
	choiceName: "",
};

/** Names the account: phones are shared, and what is kept under it goes with a logout. */
export const refusedLeadKey = (userId: string) => `refused-lead|${userId}`;

/** What a refused claim handed the screen it led to; null where something else led there. */
export function refusedLeadIn(state: unknown): RefusedLead | null {
	if (typeof state !== "object" || state === null) return null;
	const given = new Map<string, unknown>(Object.entries(state));
	const text = (name: keyof RefusedLead) => {
		const value = given.get(name);
		return typeof value === "string" ? value : "";
	};
	const lead: RefusedLead = {
		leadId: text("leadId"),
		serviceId: text("serviceId"),
		choiceId: text("choiceId"),
		serviceName: text("serviceName"),
		choiceName: text("choiceName"),
	};
	return lead.leadId === "" || lead.serviceId === "" ? null : lead;
}

/**
 * Whether the viewer can still claim the lead, now or once they have a listing for it. Who was asked to take it may still
 * be refused for want of the same listing. The lead is as the viewer themselves read it.
 */
export const isClaimLeft = ({
	abilities,
	claimBlock,
}: Pick<LeadAnswer, "abilities" | "claimBlock">): boolean =>
	abilities.claim || abilities.answer || claimBlock !== undefined;

/** Reads that of the lead of this id; of one that is gone nothing is left. Throws ApiFailure where it cannot be read. */
export async function readClaimLeft(leadId: string): Promise<boolean> {
	try {
		const { lead } = await call("GET /api/lead/:id", { params: { id: leadId } });
		return isClaimLeft(lead);
	} catch (failure) {
		if (isLost(failure)) return false;
		throw failure;
	}
}
