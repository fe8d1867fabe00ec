import { useCallback, useState } from "react";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

async function readLead(leadId: string): Promise<LeadAnswer | "lost"> {
	try {
		return (await call("GET /api/lead/:id", { params: { id: leadId } })).lead;
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/** The lead as the viewer may read it; null until loaded. Give each lead and viewer their own key. */
export function useLead(leadId: string) {
	const [lead, show] = useState<LeadAnswer | "lost" | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const read = await readLead(leadId);
			if (isWanted()) show(read);
		},
		[leadId],
	);
	const { hasFailed, retry } = useLoading(load);
	return {
		lead,
		hasFailed: lead === null && hasFailed,
		/** Reloads it; what is shown stays until then. */
		read: retry,
		/** Receives the response to a change. */
		show: (changed: LeadAnswer) => show(changed),
	};
}
