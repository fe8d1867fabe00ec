import type { ExportRequested } from "../../accounts/server/accounts.api.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { presentPayout } from "./list-balances.ts";
import { readAllPayoutsOf } from "./payouts.repository.ts";
import { readReferralsOf } from "./referrals.repository.ts";

/**
 * Adds the earnings and payouts of the person's code to the export of their data, without the people it referred, whose
 * data is their own. Both stay when the account is deleted: they hold nothing personal, and the books need them.
 */
export async function exportReferralsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const rows = await readReferralsOf(tx, userId);
	const payouts = await readAllPayoutsOf(tx, userId);
	add(
		"referrals",
		rows.map(({ paymentStatus, reward, createdAt }) => ({
			paymentStatus,
			referralAmount: rupeesFromPaise(reward),
			referralDate: createdAt.toISOString(),
		})),
	);
	add("referralPayouts", payouts.map(presentPayout));
}
