import type { Access } from "./access.ts";

type StaffAccess = Exclude<Access, "public">;
type StaffHandle = { title: () => string; access: StaffAccess };

/**
 * What the route of a staff screen declares for the layout around it: its title and who may open it. `export const
 * handle = staffHandle(m["…"], "admin")`.
 */
export const staffHandle = (title: () => string, access: StaffAccess = "staff"): StaffHandle => ({
	title,
	access,
});

const isStaffHandle = (handle: unknown): handle is StaffHandle =>
	typeof handle === "object" && handle !== null && "title" in handle && "access" in handle;

/** What a route declared with `staffHandle`. A route without it is for admins. */
export function readStaffHandle(handle: unknown): { title: string | undefined; access: StaffAccess } {
	return isStaffHandle(handle)
		? { title: handle.title(), access: handle.access }
		: { title: undefined, access: "admin" };
}
