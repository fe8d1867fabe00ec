import type { Access } from "../../../platform/access.ts";
import type { menuLinks } from "./menu-links.ts";

export const pageAccess = {
	professionals: "staff",
	staffRoles: "admin",
} as const satisfies Partial<Record<keyof typeof menuLinks | "staffRoles", Access>>;
