import { m } from "../paraglide/messages.js";
import type { ServiceState } from "./catalogue-staff.contract.ts";

/** The states of a service in words; a sector has no other ones. */
export const stateNames: Record<ServiceState, () => string> = {
	active: m["catalogue.staff.state_active"],
	inactive: m["catalogue.staff.state_inactive"],
	"coming-soon": m["catalogue.staff.state_coming_soon"],
};

/** What the public sees of a service: what is switched off counts as that, also where it was coming soon. */
export function stateOf(service: {
	active: boolean;
	comingSoon: boolean;
	sector: { active: boolean };
}): ServiceState {
	if (!service.active || !service.sector.active) return "inactive";
	return service.comingSoon ? "coming-soon" : "active";
}

/** Who added a record: a person, somebody whose account is deleted, or the product itself. */
export function creatorName(createdBy: { name: string | null } | null): string {
	if (createdBy === null) return m["catalogue.staff.from_start"]();
	return createdBy.name ?? m["catalogue.staff.deleted_person"]();
}
