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

/** What a role is called on the screen. */
export function roleName(role: Role): string {
	return names[role]();
}
