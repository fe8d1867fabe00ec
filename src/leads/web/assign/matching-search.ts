import type { StaffFilters } from "../../../listings/web/staff/staff-filters.ts";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

type Asked = Pick<LeadAnswer, "_id" | "serviceId" | "choiceOfService" | "goToLocation">;

/**
 * The search for professionals who can take a lead: active listings of its service and choice that serve its place.
 * A place that no longer exists does not narrow it.
 */
export function matchingSearch(lead: Asked, places: readonly ComboOption[]): StaffFilters {
	const place = places.find(({ label }) => label === lead.goToLocation);
	return {
		lead: lead._id,
		status: "active",
		serviceId: lead.serviceId,
		choiceId: lead.choiceOfService ?? undefined,
		...(place && { goToLocation: place.value, placesAround: true }),
	};
}
