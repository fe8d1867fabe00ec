import { formatDate, formatDateTime, formatTime, indianDay } from "../../../platform/dates.ts";
import { m } from "../../../paraglide/messages.js";
import type { LeadSource, LeadStatus } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago: minutes and hours within 24 hours on the same Indian day, then "yesterday, 6:40 pm", then the date.
 * `now` comes with the data, so that server and browser render the same text.
 */
export function leadAge(createdAt: Date, now: Date): string {
	const passed = now.getTime() - createdAt.getTime();
	if (passed < minute) return m["leads.age.now"]();
	if (passed < hour) return m["leads.age.minutes"]({ count: Math.floor(passed / minute) });
	if (indianDay(createdAt) === indianDay(now))
		return m["leads.age.hours"]({ count: Math.floor(passed / hour) });
	if (indianDay(createdAt) === indianDay(new Date(now.getTime() - day))) {
		return m["leads.age.yesterday"]({ time: formatTime(createdAt) });
	}
	return formatDate(createdAt);
}

/** The customer's description; without one, service and place. */
export function leadTitle({
	description,
	serviceName,
	goToLocation,
}: Pick<LeadAnswer, "description" | "serviceName" | "goToLocation">): string {
	const own = description.trim();
	return own === "" ? m["leads.card.untitled"]({ service: serviceName, place: goToLocation }) : own;
}

/** "Electrician · House wiring". */
export function leadService({
	serviceName,
	choiceName,
}: Pick<LeadAnswer, "serviceName" | "choiceName">): string {
	return choiceName === null ? serviceName : `${serviceName} · ${choiceName}`;
}

/** "21 Nov 2026, 10:00 am", or that any time is fine. */
export function leadTime({ preferredDateTime }: Pick<LeadAnswer, "preferredDateTime">): string {
	return preferredDateTime === null
		? m["leads.card.any_time"]()
		: formatDateTime(new Date(preferredDateTime));
}

/** Where a lead came from and when: "Sent 12 minutes ago · Marketplace, from Rakesh Thakur". */
export function leadOrigin(lead: Pick<LeadAnswer, "createdAt" | "source" | "originProfessional">, now: Date) {
	const age = leadAge(new Date(lead.createdAt), now);
	const name = lead.originProfessional?.userId.name ?? "";
	if (lead.source === "lead-form") return m["leads.details.sent_by_form"]({ age });
	return name === ""
		? m["leads.details.sent_marketplace"]({ age })
		: m["leads.details.sent_from"]({ age, name });
}

/** The label of a status. */
export function statusName(status: LeadStatus): string {
	const names = {
		open: m["leads.status.open"],
		booked: m["leads.status.booked"],
		completed: m["leads.status.completed"],
		closed: m["leads.status.closed"],
		expired: m["leads.status.expired"],
	};
	return names[status]();
}

/** The label of a source. */
export function sourceName(source: LeadSource): string {
	return source === "marketplace" ? m["leads.source.marketplace"]() : m["leads.source.lead_form"]();
}

/** A professional's display name: the firm's, otherwise the person's. */
export function professionalName({ firmName, name }: { firmName: string | null; name: string }): string {
	return firmName ?? name;
}
