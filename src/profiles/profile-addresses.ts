/** Where a person's profile stands, for everybody. */
export const profileAddress = (userId: string): string => `/profile/${userId}`;

/** The pages of one's own account and profile. */
export const profilePaths = {
	account: "/profile-actions",
	edit: "/create-profile",
	addExperience: "/add-experience",
	addEducation: "/add-education",
};
