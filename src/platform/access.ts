/** The roles of accounts. `user` is anyone who is not staff. */
export const roles = [
	"user",
	"salesPerson",
	"customerSupport",
	"admin",
	"affiliatePartner",
	"promotor",
] as const;
export type Role = (typeof roles)[number];

/** Who may call a route. The module's policy then decides about the record. */
export type Access = "public" | "signed-in" | "non-customer" | "staff" | "managers" | "admin";

/** The person behind a request, proved by the session token. */
export type Viewer = {
	userId: string;
	/** What the session may do by it; "user" while `withheldRole` is set. */
	role: Role;
	sessionId: string;
	/** The staff role of the account, while this session has not given the second factor. */
	withheldRole?: Role;
	/** The session of a member of staff whose last code is too old for a dangerous action. */
	hasStaleCode?: boolean;
};

const passing: Record<Exclude<Access, "public">, readonly Role[]> = {
	"signed-in": roles,
	"non-customer": ["salesPerson", "customerSupport", "admin", "affiliatePartner", "promotor"],
	staff: ["admin", "salesPerson", "customerSupport"],
	managers: ["admin", "customerSupport"],
	admin: ["admin"],
};

/** Whether the role opens the route. A guest (null) can only call public routes. */
export function mayCall(access: Access, viewer: Pick<Viewer, "role"> | null): boolean {
	if (access === "public") return true;
	return viewer !== null && passing[access].includes(viewer.role);
}

/** The wider staff group: admin, salesPerson, customerSupport. */
export const isStaff = (viewer: Pick<Viewer, "role"> | null) => mayCall("staff", viewer);

/** Managers: admin and customerSupport. */
export const isManager = (viewer: Pick<Viewer, "role"> | null) => mayCall("managers", viewer);

/**
 * What a call requires. `freshCode` requires a recent second-factor code from staff; other people have no second
 * factor.
 */
export type CallRule = { access: Access; freshCode?: boolean | undefined };

/** Why a call is refused: the right status and, if a code would allow it, which one. Null if the viewer may call. */
export type Refusal = "not_signed_in" | "forbidden" | "second_factor_required" | "second_factor_stale" | null;

/** Why this viewer may not call. A withheld role opens nothing. */
export function refusalOf({ access, freshCode = false }: CallRule, viewer: Viewer | null): Refusal {
	const isAllowed = mayCall(access, viewer);
	if (viewer === null) return isAllowed ? null : "not_signed_in";
	const { withheldRole, hasStaleCode } = viewer;
	if (!isAllowed) {
		const wouldBe = withheldRole !== undefined && mayCall(access, { role: withheldRole });
		return wouldBe ? "second_factor_required" : "forbidden";
	}
	if (!freshCode) return null;
	if (withheldRole !== undefined) return "second_factor_required";
	return hasStaleCode === true ? "second_factor_stale" : null;
}
