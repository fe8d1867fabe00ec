import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { m } from "../../../paraglide/messages.js";
import type { LeadOffer } from "../../assignment.contract.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { leadService, leadTime } from "../details/lead-words.ts";
import type { ReachableOffer } from "./reachable-offer.ts";

export type Claimed = { lead: LeadAnswer; offers: LeadOffer[] };

type OffersHead = { title: string; line: string };

/** The heading: how many claimed the lead, who is booked, or that it was closed after a booking. */
export function offersHead({ lead, offers }: Claimed, booked: ReachableOffer | undefined): OffersHead {
	const { own } = lead.abilities;
	const what = m["leads.card.untitled"]({ service: leadService(lead), place: lead.goToLocation });
	const about = { what, time: leadTime(lead) };
	if (booked === undefined) {
		const count = offers.length;
		const bookable = offers.filter(({ abilities }) => abilities.book).length;
		return {
			title: own ? m["leads.offers.title"]({ count }) : m["leads.offers.title_staff"]({ count }),
			line:
				bookable > 0
					? m["leads.offers.lead"]({ count: bookable, ...about })
					: m["leads.offers.lead_plain"](about),
		};
	}
	const name = listingTitle(booked.professional);
	if (lead.status === "completed")
		return { title: m["leads.offers.completed_title"](), line: m["leads.offers.completed_lead"]({ name }) };
	if (lead.status === "closed") {
		return {
			title: own ? m["leads.offers.closed_title"]() : m["leads.offers.closed_title_staff"](),
			line: m["leads.offers.closed_lead"]({ name }),
		};
	}
	return own
		? { title: m["leads.offers.booked_title"]({ name }), line: m["leads.offers.booked_lead"]() }
		: { title: m["leads.offers.booked"]({ name }), line: m["leads.offers.lead_plain"](about) };
}
