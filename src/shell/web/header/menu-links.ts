import { appliedJobsAddress } from "../../../job-board/web/job-address.ts";
import { notificationsAddress } from "../../../notifications/notifications-address.ts";
import { profileAddress, profilePaths } from "../../../profiles/profile-addresses.ts";

/** Addresses of other modules' pages that the frame leads to. */
export const menuLinks = {
	home: "/",
	/** The open leads, opened from the frame. */
	leads: "/leads?source=lead-form",
	bookedLeads: "/leads?hasUserBookings=true",
	/** The leads that reach the viewer as a professional. */
	receivedLeads: "/leads?isLeadReceivingProfessional=true",
	jobs: "/jobs",
	/** The jobs that one applied for. */
	appliedJobs: appliedJobsAddress,
	/** Which work one seeks. */
	jobSeeking: "/jobs/seeking",
	createProfile: "/create-profile",
	register: "/add-service",
	myServices: "/myservices",
	account: profilePaths.account,
	notifications: notificationsAddress,
	referrals: "/referral",
	/** For staff: finds listings. */
	professionals: "/professionalappl",
	/** For managers: registrations that wait. */
	registrations: "/registrations",
	terms: "/terms",
	about: "/about-us",
	refund: "/refund-policy",
	/** One's own profile; before it is known whose, the page of one's own account. */
	profile: (user: { _id: string } | null) =>
		user === null ? profilePaths.account : profileAddress(user._id),
};
