import { inArray } from "drizzle-orm";
import { secondFactors, users } from "../../src/accounts/server/accounts.tables.ts";
import { newTotpSecret } from "../../src/accounts/server/second-factor/totp.ts";
import { isStaff } from "../../src/platform/access.ts";
import type { Database } from "../../src/platform/server/database/database.ts";
import { createSeal } from "../../src/platform/server/process/seal.ts";
import { readSecretKey } from "../../src/platform/server/process/secret-key.ts";
import type { Settings } from "../../src/platform/server/process/settings.ts";
import { demoAccounts } from "./demo-accounts.ts";

/**
 * Sets up the second factor of the printed staff accounts, unless they have started to do so themselves: the login
 * dialog then shows a code. Other staff set up their own when they log in.
 */
export async function secureDemoStaff({ db }: Database, settings: Settings): Promise<void> {
	const seal = createSeal(readSecretKey(settings), "second-factor");
	const mobiles = demoAccounts.filter(isStaff).map(({ mobile }) => mobile);
	const staff = await db.select({ id: users.id }).from(users).where(inArray(users.mobile, mobiles));
	const enrolledAt = new Date();
	await db
		.insert(secondFactors)
		.values(
			staff.map(({ id }) => ({ userId: id, sealedSecret: seal.close(newTotpSecret(), id), enrolledAt })),
		)
		.onConflictDoNothing();
}
