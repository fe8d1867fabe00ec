import { personalData } from "../../platform/server/database/personal-data.ts";
import { referralBalances, referralPayouts, referrals } from "./referrals.tables.ts";

// Books of rewards and payouts. They name people by the ids of their accounts only.
export const personalTables = [
	// Exported to the owner of the code, without the person who was referred.
	personalData(referrals, {
		id: "kept, internal",
		paymentId: "kept, internal",
		referrerId: "kept, internal",
		listingId: "kept, internal",
		paymentStatus: "kept, exported",
		discountPercent: "kept, internal",
		rewardPercent: "kept, internal",
		paid: "kept, internal",
		reward: "kept, exported",
		createdAt: "kept, exported",
		updatedAt: "kept, internal",
	}),
	// Sums of the rewards and payouts, which are exported one by one.
	personalData(referralBalances, {
		userId: "kept, internal",
		earned: "kept, internal",
		paidOut: "kept, internal",
		payable: "kept, internal",
	}),
	personalData(referralPayouts, {
		id: "kept, exported",
		userId: "kept, internal",
		amount: "kept, exported",
		reference: "kept, exported",
		paidBy: "kept, internal",
		createdAt: "kept, exported",
	}),
];

export const otherTables = [];
