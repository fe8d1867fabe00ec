/** Addresses of pages for staff alone, apart from `ways`, which every page carries. */
export const staffWays = {
	/** All open leads, to be assigned. */
	openLeads: "/leads",
	numberReports: "/number-reports",
	/** Gives and takes staff roles. */
	roles: "/staff",
};
