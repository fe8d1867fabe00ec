import type { ExportRequested } from "../../accounts/server/users.service.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";
import { presentPayout } from "./list-balances.ts";
import { readAllPayoutsOf } from "./payouts.repository.ts";
import { readReferralsOf } from "./referrals.repository.ts";

/**
 * Adds what the person's code earned and what was paid out to the copy of their data; whom it won is the others' data. A
 * deleted account keeps both: they hold nothing personal, and the books need them.
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
