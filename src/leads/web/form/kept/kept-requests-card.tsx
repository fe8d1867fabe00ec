import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../../../paraglide/messages.js";
import { markWorked } from "../../../../platform/web/install-offer.ts";
import { Button, ButtonLink } from "../../../../ui/form/button.tsx";
import { keepDraft } from "../../../../ui/form/draft.ts";
import { draftStores } from "../../../../ui/form/draft-stores.ts";
import { QuietCard } from "../../../../ui/layout/quiet-card.tsx";
import { leadDraftKey } from "../lead-draft.ts";
import { leadFormAddressOf } from "./form-address.ts";
import type { KeptRequest, Outcome } from "./kept-requests.ts";
import { refusedState } from "./refusal.ts";
import { useKeptRequests } from "./use-kept-requests.ts";

type Decided = KeptRequest & { outcome: Outcome };
type CardProps = { request: Decided; remove: () => Promise<void> };

const isDecided = (request: KeptRequest): request is Decided => request.outcome !== undefined;
const isSent = ({ outcome }: Decided) => outcome.status === 201;
const reasonsOf = ({ status, reasons }: Outcome) => (status === 0 ? [m["leads.kept.too_late"]()] : reasons);

function Sent({ request: { outcome }, remove }: CardProps) {
	useEffect(() => markWorked(), []);
	return (
		<QuietCard icon="circle-check" title={m["leads.kept.sent"]()} onClose={() => void remove()}>
			{outcome.leadId !== null && (
				<ButtonLink to={`/lead/${outcome.leadId}`} onClick={() => void remove()}>
					{m["leads.kept.open"]()}
				</ButtonLink>
			)}
		</QuietCard>
	);
}

/** Gives the person the form back, with what they typed and the reason. */
function Refused({ request, remove }: CardProps) {
	const navigate = useNavigate();
	const { name, draft, outcome } = request;
	const reasons = reasonsOf(outcome);
	const openForm = async () => {
		keepDraft(draftStores.tab, leadDraftKey(name), draft);
		await remove();
		await navigate(leadFormAddressOf(name), { state: refusedState(reasons) });
	};
	return (
		<QuietCard icon="circle-alert" title={m["leads.kept.refused"]()}>
			<p>{reasons.join(" ")}</p>
			<Button variant="act" onClick={() => void openForm()}>
				{m["leads.kept.open_form"]()}
			</Button>
		</QuietCard>
	);
}

function Waiting() {
	const [isClosed, setClosed] = useState(false);
	if (isClosed) return null;
	return (
		// The form that just kept a request says so itself.
		<div className="group-has-[[data-kept-note]]/frame:hidden">
			<QuietCard icon="clock" title={m["leads.kept.waiting"]()} onClose={() => setClosed(true)} />
		</div>
	);
}

/** What became of the requests that were written without a network: one card at a time. */
export function KeptRequestsCard() {
	const { requests, remove } = useKeptRequests();
	const decided = requests.find(isDecided);
	if (decided === undefined) return requests.length > 0 && <Waiting />;
	const Card = isSent(decided) ? Sent : Refused;
	return <Card key={decided.key} request={decided} remove={() => remove(decided)} />;
}
