import { appliedJobsAddress } from "../../../job-board/web/job-address.ts";
import { notificationsAddress } from "../../../notifications/notifications-address.ts";
import { profileAddress, profilePaths } from "../../../profiles/profile-addresses.ts";

/** URLs of other modules' pages that the frame links to. */
export const menuLinks = {
	home: "/",
	/** The open leads, opened from the frame. */
	leads: "/leads?source=lead-form",
	bookedLeads: "/leads?hasUserBookings=true",
	/** The leads received as a professional. */
	receivedLeads: "/leads?isLeadReceivingProfessional=true",
	jobs: "/jobs",
	/** The viewer's job applications. */
	appliedJobs: appliedJobsAddress,
	/** The viewer's job alerts. */
	jobSeeking: "/jobs/seeking",
	createProfile: "/create-profile",
	register: "/add-service",
	myServices: "/myservices",
	favourites: "/favourites",
	account: profilePaths.account,
	notifications: notificationsAddress,
	referrals: "/referral",
	/** For staff: the search for listings. */
	professionals: "/professionalappl",
	/** For managers: the registrations waiting for review. */
	registrations: "/registrations",
	terms: "/terms",
	privacy: "/privacy",
	about: "/about-us",
	refund: "/refund-policy",
	/** The viewer's profile; until the viewer is known, their account page. */
	profile: (user: { _id: string } | null) =>
		user === null ? profilePaths.account : profileAddress(user._id),
};
