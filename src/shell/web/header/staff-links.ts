/** URLs of pages for staff, apart from the links that every page carries. */
export const staffLinks = {
	/** The start page of the back office. */
	today: "/today",
	/** All open leads, to assign them. */
	openLeads: "/leads",
	numberReports: "/number-reports",
	/** Changes staff roles. */
	roles: "/staff",
};
