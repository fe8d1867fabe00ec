import { useNavigate } from "react-router";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { type ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

type Claiming = {
	leadId: string;
	/** Takes over the lead with the customer's number. */
	onClaimed: (viewerId: string, lead: LeadAnswer) => void;
	/** The lead may have changed under the refused claim. */
	onRefused: () => void;
};

/** Claims the lead, after a login where nobody is signed in; a refusal leads to where its reason can be mended. */
export function useClaim({ leadId, onClaimed, onRefused }: Claiming) {
	const { requireLogin } = useSession();
	const alert = useAlert();
	const navigate = useNavigate();
	const { isBusy, run } = useTask();

	const refuse = async (failure: ApiFailure) => {
		// Few claims are refused: the way on is fetched when one is. Where that fails, the message alone stands.
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
				// On its way together with the answer: it shows what the claim brings. Where it fails, its place offers another try.
				import("./claimed-customer.tsx").catch(() => {});
				const { lead } = await call("POST /api/lead/:id/claim", { params: { id: leadId } });
				onClaimed(account._id, lead);
				alert("success", m["leads.details.claimed"]());
			},
			(failure) => void refuse(failure),
		);
	return { claim, isClaiming: isBusy };
}
