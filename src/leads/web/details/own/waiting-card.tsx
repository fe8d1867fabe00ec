import { listAddress } from "../../../../listings/list-address.ts";
import { m } from "../../../../paraglide/messages.js";
import { apiOf } from "../../../../platform/web/call-api.ts";
import { useTask } from "../../../../platform/web/use-task.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import { Button, ButtonLink } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { revealLimits } from "../../../lead.ts";
import type { LeadChangesApi } from "../../../lead-changes.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";

const call = apiOf<LeadChangesApi>();

type WaitingCardProps = {
	lead: LeadAnswer;
	onChanged: (lead: LeadAnswer) => void;
	/** Opens the form that changes how many professionals can see the number. */
	onEdit: () => void;
};

/** What a customer can do about an open lead that nobody has claimed for a while. */
export function WaitingCard({ lead, onChanged, onEdit }: WaitingCardProps) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const askNearby = () =>
		void run(async () => {
			const { lead: changed } = await call("POST /api/lead/:id/ask-nearby", { params: { id: lead._id } });
			alert("success", m["leads.waiting.nearby_done"]());
			onChanged(changed);
		});
	return (
		<Card as="section" aria-labelledby="waiting" className="grid gap-3">
			<h2 id="waiting" className="text-lg">
				{m["leads.waiting.title"]()}
			</h2>
			<p>{m["leads.waiting.text"]()}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink
					to={listAddress({ service: lead.serviceSlug, place: lead.placeSlug || null })}
					icon="phone"
				>
					{m["leads.waiting.call"]()}
				</ButtonLink>
				{lead.abilities.askNearby && (
					<Button icon="map-pin" busy={isBusy} onClick={askNearby}>
						{m["leads.waiting.nearby"]()}
					</Button>
				)}
				{lead.revealLimit < revealLimits.maximum && (
					<Button icon="users" onClick={onEdit}>
						{m["leads.waiting.more"]()}
					</Button>
				)}
			</div>
		</Card>
	);
}
