/** Addresses of pages for staff alone, apart from `ways`, which every page carries. */
export const staffLinks = {
	/** The start page of the back office. */
	today: "/today",
	/** All open leads, to be assigned. */
	openLeads: "/leads",
	numberReports: "/number-reports",
	/** Gives and takes staff roles. */
	roles: "/staff",
};
