import { randomInt } from "node:crypto";
import type { Db } from "../../../platform/server/database/database.ts";
import { totpRule } from "../../second-factor.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";
import { lockSecondFactor, saveSecondFactor } from "./second-factor.repository.ts";

/** The most unused demo codes that stay valid. */
const keptCodes = 20;

type Hashing = Pick<SecondFactorContext, "keyedHash">;

/** A code as the app would show it, for one use: to log in, or to confirm a new factor. */
export const newDemoCode = (): string =>
	String(randomInt(10 ** totpRule.digits)).padStart(totpRule.digits, "0");

/** The stored form of a demo code. `use` keeps a login code from confirming a new factor. */
export const hashDemoCode = ({ keyedHash }: Hashing, userId: string, code: string, use: "login" | "first") =>
	keyedHash("demo-second-factor", userId, use, code);

/**
 * Creates a code for one use in a demo; undefined outside a demo. It is not a code of the app, because that would be
 * refused to the second of two people who try the same account at once.
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
