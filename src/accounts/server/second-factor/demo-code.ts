import { randomInt } from "node:crypto";
import type { Db } from "../../../platform/server/database/database.ts";
import { totpRule } from "../../second-factor.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";
import { lockSecondFactor, saveSecondFactor } from "./second-factor.repository.ts";

/** The most codes shown and not used that stay valid. */
const keptCodes = 20;

type Hashing = Pick<SecondFactorContext, "keyedHash">;

/** A code as an app shows it, for one use: to log in with, or to confirm a new factor. */
export const newDemoCode = (): string =>
	String(randomInt(10 ** totpRule.digits)).padStart(totpRule.digits, "0");

/** What is stored of a code that a demo shows; `use` keeps a code to log in with from confirming a new factor. */
export const hashDemoCode = ({ keyedHash }: Hashing, userId: string, code: string, use: "login" | "first") =>
	keyedHash("demo-second-factor", userId, use, code);

/**
 * A code for one use, in a demo; undefined everywhere else. A code of the app would be refused to the second of two
 * people who try the same account at once.
 */
export async function issueDemoCode(
	ctx: SecondFactorContext,
	tx: Db,
	userId: string,
): Promise<string | undefined> {
	if (!ctx.isDemo) return undefined;
	const code = newDemoCode();
	const shown = (await lockSecondFactor(tx, userId))?.demoHashes ?? [];
	await saveSecondFactor(tx, userId, {
		demoHashes: [...shown, hashDemoCode(ctx, userId, code, "login")].slice(-keptCodes),
	});
	return code;
}
