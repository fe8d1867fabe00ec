import { personalData } from "../../platform/server/database/personal-data.ts";
import { jobApplications, jobPosts, jobs, jobSeekers, jobWishes } from "./job-board.tables.ts";

export const jobPersonalData = personalData(jobs, {
	id: "deleted, exported",
	createdBy: "deleted, internal",
	serviceId: "deleted, exported",
	firmName: "deleted, exported",
	reachablePersonName: "deleted, exported",
	description: "deleted, exported",
	pincode: "deleted, exported",
	poName: "deleted, exported",
	cityBlock: "deleted, exported",
	district: "deleted, exported",
	stateName: "deleted, exported",
	status: "deleted, exported",
	statusChangedAt: "deleted, exported",
	applicationsCount: "deleted, exported",
	createdAt: "deleted, exported",
	expiresAt: "deleted, exported",
});

export const applicationPersonalData = personalData(jobApplications, {
	id: "deleted, exported",
	jobId: "deleted, exported",
	userId: "deleted, internal",
	appliedAt: "deleted, exported",
	seenAt: "deleted, exported",
});

export const personalTables = [
	jobPersonalData,
	applicationPersonalData,
	// Until the day is over, so that a new account does not start its limits again.
	personalData(jobPosts, {
		userId: "expires, internal",
		day: "expires, internal",
		count: "expires, internal",
		seekersShown: "expires, internal",
		leftBy: "expires, internal",
	}),
	personalData(jobSeekers, {
		userId: "deleted, internal",
		serviceIds: "deleted, exported",
		areas: "deleted, exported",
		isShown: "deleted, exported",
		updatedAt: "deleted, exported",
	}),
	// Derived from the table above.
	personalData(jobWishes, {
		userId: "deleted, internal",
		serviceId: "deleted, internal",
		stateName: "deleted, internal",
		district: "deleted, internal",
		isShown: "deleted, internal",
		updatedAt: "deleted, internal",
	}),
];

export const otherTables = [];
