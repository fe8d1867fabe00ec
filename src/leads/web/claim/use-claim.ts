import { useNavigate } from "react-router";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { type ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { markWorked } from "../../../platform/web/install-offer.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

type Claiming = {
	leadId: string;
	/** Receives the lead with the customer's number. */
	onClaimed: (lead: LeadAnswer) => void;
	/** Called when a claim was refused, because the lead may have changed. */
	onRefused: () => void;
};

/** Claims the lead, after a login if needed. A refusal leads to the screen where its reason can be resolved. */
export function useClaim({ leadId, onClaimed, onRefused }: Claiming) {
	const { requireLogin } = useSession();
	const alert = useAlert();
	const navigate = useNavigate();
	const { isBusy, run } = useTask();

	const refuse = async (failure: ApiFailure) => {
		// Few claims are refused, so this part is loaded only then. If loading fails, only the message is shown.
		const menuLinks = await import("./refused-claim-link.ts").catch(() => null);
		const way = menuLinks?.refusedClaimLink(leadId, failure.body) ?? null;
		if (way === null) onRefused();
		else void navigate(way.to, { state: way.state });
	};
	const claim = () =>
		run(
			async () => {
				const account = await requireLogin();
				if (account === null) return;
				// Loaded together with the response, which it shows. If loading fails, the screen offers another
				// try.
				import("./claimed-customer.tsx").catch(() => {});
				const { lead } = await call("POST /api/lead/:id/claim", { params: { id: leadId } });
				onClaimed(lead);
				alert("success", m["leads.details.claimed"]());
				markWorked();
			},
			(failure) => void refuse(failure),
		);
	return { claim, isClaiming: isBusy };
}
