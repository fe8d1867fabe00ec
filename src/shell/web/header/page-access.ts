import type { Access } from "../../../platform/access.ts";
import type { menuLinks } from "./menu-links.ts";

/** Who is led to pages that are not for everybody. */
export const pageAccess = {
	professionals: "staff",
	staffRoles: "admin",
} as const satisfies Partial<Record<keyof typeof menuLinks | "staffRoles", Access>>;
