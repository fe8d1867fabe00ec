/** The roles an account can have; `user` is everybody who is not staff. */
export const roles = [
	"user",
	"salesPerson",
	"customerSupport",
	"admin",
	"affiliatePartner",
	"promotor",
] as const;
export type Role = (typeof roles)[number];

/** Who may call a route. Whether this viewer may touch this record is asked afterwards, in the wing's policy. */
export type Access = "public" | "signed-in" | "non-customer" | "staff" | "managers" | "admin";

/** The person behind a request, proved by the session token. */
export type Viewer = { userId: string; role: Role; sessionId: string };

const passing: Record<Exclude<Access, "public">, readonly Role[]> = {
	"signed-in": roles,
	"non-customer": ["salesPerson", "customerSupport", "admin", "affiliatePartner", "promotor"],
	staff: ["admin", "salesPerson", "customerSupport"],
	managers: ["admin", "customerSupport"],
	admin: ["admin"],
};

/** Says whether the role alone opens the route; nobody (null) passes public routes only. */
export function mayCall(access: Access, viewer: Pick<Viewer, "role"> | null): boolean {
	if (access === "public") return true;
	return viewer !== null && passing[access].includes(viewer.role);
}

/** The wider staff group: admin, salesPerson, customerSupport. */
export const isStaff = (viewer: Pick<Viewer, "role"> | null) => mayCall("staff", viewer);

/** Managers: admin and customerSupport. */
export const isManager = (viewer: Pick<Viewer, "role"> | null) => mayCall("managers", viewer);
