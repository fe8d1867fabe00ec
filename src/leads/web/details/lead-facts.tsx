import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import { formatMobile } from "../../../accounts/mobile.ts";
import { labelledBudget } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { addressItems } from "./number/lead-contact.ts";
import { leadTime } from "./lead-words.ts";

function Verified({ mobileVerified }: Pick<LeadAnswer, "mobileVerified">) {
	return (
		<Badge tone={mobileVerified ? "success" : "neutral"}>
			{mobileVerified ? m["leads.details.verified"]() : m["leads.details.not_verified"]()}
		</Badge>
	);
}

/**
 * The details of the request. Place, customer and number are listed only for the customer; others have a card for
 * them.
 */
export function LeadFacts({ lead }: { lead: LeadAnswer }) {
	const { name, mobile, abilities } = lead;
	const own = abilities.own
		? [
				...addressItems(lead),
				{ key: m["words.name"](), value: name },
				{ key: m["words.mobile"](), value: mobile && formatMobile(mobile) },
			].filter(({ value }) => value !== undefined)
		: [];
	return (
		<Card as="section" aria-label={m["leads.details.request"]()}>
			<KeyValues
				items={[
					{ key: m["leads.details.budget"](), value: <strong>{labelledBudget(lead.budget)}</strong> },
					{ key: m["leads.details.time"](), value: leadTime(lead) },
					{ key: m["words.location"](), value: lead.goToLocation },
					...own,
					{
						key: m["leads.details.mobile_state"](),
						value: <Verified mobileVerified={lead.mobileVerified} />,
					},
					{ key: m["leads.details.created"](), value: formatDateTime(new Date(lead.createdAt)) },
				]}
			/>
		</Card>
	);
}
