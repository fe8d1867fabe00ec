import { m } from "../../paraglide/messages.js";
import type { Role } from "../../platform/access.ts";

const names: Record<Role, () => string> = {
	user: () => m["accounts.role.user"](),
	salesPerson: () => m["accounts.role.salesPerson"](),
	customerSupport: () => m["accounts.role.customerSupport"](),
	admin: () => m["accounts.role.admin"](),
	affiliatePartner: () => m["accounts.role.affiliatePartner"](),
	promotor: () => m["accounts.role.promotor"](),
};

/** The label of a role. */
export function roleName(role: Role): string {
	return names[role]();
}
