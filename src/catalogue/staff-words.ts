import { m } from "../paraglide/messages.js";
import type { ServiceState } from "./catalogue-staff.contract.ts";

/** The labels of a service's states; a sector has no others. */
export const stateNames: Record<ServiceState, () => string> = {
	active: m["catalogue.staff.state_active"],
	inactive: m["catalogue.staff.state_inactive"],
	"coming-soon": m["catalogue.staff.state_coming_soon"],
};

/** What the public sees of a service: disabled wins over coming soon. */
export function stateOf(service: {
	active: boolean;
	comingSoon: boolean;
	sector: { active: boolean };
}): ServiceState {
	if (!service.active || !service.sector.active) return "inactive";
	return service.comingSoon ? "coming-soon" : "active";
}

/** Who added a record: a person, a deleted account, or the product itself. */
export function creatorName(createdBy: { name: string | null } | null): string {
	if (createdBy === null) return m["brand.name"]();
	return createdBy.name ?? m["catalogue.staff.deleted_person"]();
}
