import { m } from "../../../../paraglide/messages.js";
import { apiOf } from "../../../../platform/web/call-api.ts";
import { formatDateTime } from "../../../../platform/dates.ts";
import { useTask } from "../../../../platform/web/use-task.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import type { LeadChangesApi } from "../../../lead-changes.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import type { Answering } from "../assignment/use-answer.ts";

const call = apiOf<LeadChangesApi>();

function explanation({ claimsTaken, opensToAllAt, abilities, forProfessional }: LeadAnswer): string {
	const time = opensToAllAt ? formatDateTime(new Date(opensToAllAt)) : null;
	if (abilities.decline) {
		return time === null
			? m["leads.direct.forever_professional"]()
			: m["leads.direct.until_professional"]({ time });
	}
	if (claimsTaken > 0) return m["leads.direct.claimed_customer"]({ name: forProfessional?.name ?? "" });
	return time === null ? m["leads.direct.forever_customer"]() : m["leads.direct.until_customer"]({ time });
}

/** A lead that is one professional's alone: they can leave it to others, and its customer can ask others too. */
export function DirectCard({ lead, onAnswered, onRefused }: Answering & { lead: LeadAnswer }) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const { abilities, forProfessional } = lead;
	if (forProfessional === undefined) return null;
	const change = (name: "decline" | "open-to-all", done: string) =>
		void run(async () => {
			const { lead: changed } = await call(`POST /api/lead/:id/${name}`, { params: { id: lead._id } });
			alert("success", done);
			onAnswered(changed);
		}, onRefused);
	return (
		<Card as="section" aria-labelledby="direct" className="grid gap-3">
			<h2 id="direct" className="text-lg [overflow-wrap:anywhere]">
				{abilities.decline
					? m["leads.direct.title_professional"]()
					: m["leads.direct.title_customer"]({ name: forProfessional.name })}
			</h2>
			<p>{explanation(lead)}</p>
			{abilities.decline && (
				<Button block busy={isBusy} onClick={() => change("decline", m["leads.direct.declined"]())}>
					{m["leads.direct.decline"]()}
				</Button>
			)}
			{abilities.openToAll && (
				<Button block busy={isBusy} onClick={() => change("open-to-all", m["leads.direct.opened"]())}>
					{m["leads.direct.open_button"]()}
				</Button>
			)}
		</Card>
	);
}
