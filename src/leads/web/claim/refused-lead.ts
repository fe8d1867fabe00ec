import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

/** The lead that the viewer could not claim yet, in the words of the screens that fix that; "" without one. */
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

/** Includes the account, because phones are shared; removed at logout. */
export const refusedLeadKey = (userId: string) => `refused-lead|${userId}`;

/** The navigation state of a refused claim; null if the screen was opened otherwise. */
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
 * Whether the viewer can claim the lead now or once they have a listing for it. An assigned professional may still
 * be refused for lack of one. The lead is the viewer's own response.
 */
export const isClaimLeft = ({
	abilities,
	claimBlock,
}: Pick<LeadAnswer, "abilities" | "claimBlock">): boolean =>
	abilities.claim || abilities.answer || claimBlock !== undefined;

/** Reads it for the lead with this id; null if the lead is gone. Throws ApiFailure. */
export async function readClaimLeft(leadId: string): Promise<boolean> {
	try {
		const { lead } = await call("GET /api/lead/:id", { params: { id: leadId } });
		return isClaimLeft(lead);
	} catch (failure) {
		if (isLost(failure)) return false;
		throw failure;
	}
}
