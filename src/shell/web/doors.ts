import type { Access } from "../../platform/access.ts";
import type { ways } from "./ways.ts";

/** Who is led to pages that are not for everybody. */
export const doors = {
	professionals: "staff",
	staffRoles: "admin",
} as const satisfies Partial<Record<keyof typeof ways | "staffRoles", Access>>;
