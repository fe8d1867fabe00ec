/** The public page of a person's profile. */
export const profileAddress = (userId: string): string => `/profile/${userId}`;

/** The pages of the viewer's own account and profile. */
export const profilePaths = {
	account: "/profile-actions",
	edit: "/create-profile",
	addExperience: "/add-experience",
	addEducation: "/add-education",
};
