import { personalData } from "../../platform/server/database/personal-data.ts";
import {
	blocks,
	dailyCounts,
	knownDevices,
	mobileViews,
	numberViews,
	otpRequests,
	secondFactors,
	sessions,
	usedChallenges,
	users,
	verificationTokens,
} from "./accounts.tables.ts";

// Gone with either account. The blocked person does not read who blocked them.
export const blockPersonalData = personalData(blocks, {
	id: "deleted, internal",
	blockerId: "deleted, internal",
	blockedId: "deleted, internal",
	leadId: "deleted, exported",
	createdAt: "deleted, exported",
});

export const personalTables = [
	blockPersonalData,
	// Invoices, claims and payments refer to the row of a deleted account.
	personalData(users, {
		id: "kept, exported",
		mobile: "cleared, exported",
		name: "cleared, exported",
		role: "cleared, exported",
		referralCode: "cleared, exported",
		createdAt: "kept, exported",
		deletedAt: "kept, internal",
		suspendedAt: "cleared, internal",
		language: "cleared, exported",
	}),
	personalData(sessions, {
		id: "deleted, exported",
		userId: "deleted, internal",
		tokenHash: "deleted, internal",
		device: "deleted, exported",
		createdAt: "deleted, exported",
		lastUsedAt: "deleted, exported",
		endsAt: "deleted, internal",
		secondFactorAt: "deleted, internal",
	}),
	personalData(secondFactors, {
		userId: "deleted, internal",
		sealedSecret: "deleted, internal",
		recoveryHashes: "deleted, internal",
		enrolledAt: "deleted, exported",
		lastStep: "deleted, internal",
		sealedPendingSecret: "deleted, internal",
		pendingRecoveryHashes: "deleted, internal",
		demoHashes: "deleted, internal",
		wrongTries: "deleted, internal",
		lockedUntil: "deleted, internal",
	}),
	personalData(knownDevices, {
		secretHash: "deleted, internal",
		userId: "deleted, internal",
		lastLoginAt: "deleted, exported",
	}),
	// Deleted after a day: until then they count towards the limits of the mobile.
	personalData(otpRequests, {
		id: "expires, internal",
		mobile: "expires, internal",
		addressHash: "expires, internal",
		networkHash: "expires, internal",
		codeHash: "expires, internal",
		providerReference: "expires, internal",
		fromKnownDevice: "expires, internal",
		wrongTries: "expires, internal",
		createdAt: "expires, internal",
		endsAt: "expires, internal",
		usedAt: "expires, internal",
	}),
	personalData(verificationTokens, {
		tokenHash: "expires, internal",
		mobile: "expires, internal",
		endsAt: "expires, internal",
		usedAt: "expires, internal",
	}),
	// Under a hash of the day and the mobile, so that a new account does not start the day's limits again.
	personalData(dailyCounts, {
		subject: "expires, internal",
		day: "expires, internal",
		count: "expires, internal",
	}),
	// Which staff saw which number: section 8(5) of the DPDP Act and its Rule 6 ask for a year of such logs.
	personalData(mobileViews, {
		day: "kept, internal",
		viewerId: "kept, internal",
		call: "kept, exported",
		mobileHash: "kept, internal",
		at: "kept, exported",
	}),
	// For a year, as the table above.
	personalData(numberViews, {
		id: "kept, internal",
		subjectType: "kept, exported",
		subjectId: "kept, exported",
		personId: "kept, internal",
		viewerId: "kept, internal",
		mobileHash: "kept, internal",
		reason: "kept, exported",
		note: "kept, internal",
		at: "kept, exported",
		day: "kept, internal",
	}),
];

export const otherTables = [usedChallenges];
