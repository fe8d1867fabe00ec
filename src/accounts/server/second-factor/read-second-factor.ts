import { isStaff, type Role, type Viewer } from "../../../platform/access.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { Account } from "../../accounts.contract.ts";
import { issueDemoCode } from "./demo-code.ts";
import { holdStaff } from "./hold-staff.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";
import { findSecondFactor, lockSecondFactor } from "./second-factor.repository.ts";

type SecondFactorState = { isEnrolled: boolean; recoveryCodesLeft: number; demoSecondFactor?: string };

/**
 * Whether the viewer has set up a second factor; in a demo with a code of it. Throws forbidden without a staff role.
 */
export function readSecondFactor(
	ctx: SecondFactorContext,
	viewer: Pick<Viewer, "userId">,
): Promise<SecondFactorState> {
	return inTransaction(ctx.db, async (tx) => {
		const user = await holdStaff(tx, viewer);
		const factor = await lockSecondFactor(tx, user.id);
		if (factor === undefined || factor.sealedSecret === null)
			return { isEnrolled: false, recoveryCodesLeft: 0 };
		const demoSecondFactor = await issueDemoCode(ctx, tx, user.id);
		return {
			isEnrolled: true,
			recoveryCodesLeft: factor.recoveryHashes.length,
			...(demoSecondFactor !== undefined && { demoSecondFactor }),
		};
	});
}

/** What a session of this account needs before its staff role has its rights; undefined if nothing is needed. */
export async function readMissingFactor(
	{ db }: Pick<SecondFactorContext, "db">,
	viewer: Pick<Viewer, "userId" | "withheldRole">,
): Promise<Account["secondFactor"]> {
	if (viewer.withheldRole === undefined) return undefined;
	const factor = await findSecondFactor(db, viewer.userId);
	return (factor?.sealedSecret ?? null) === null ? "enrol" : "code";
}

/** When the person set up the second factor, for their data export; null if they have none. */
export async function readEnrolment(
	{ db }: Pick<SecondFactorContext, "db">,
	{ userId }: Pick<Viewer, "userId">,
): Promise<{ enrolledAt: string } | null> {
	const enrolledAt = (await findSecondFactor(db, userId))?.enrolledAt ?? null;
	return enrolledAt === null ? null : { enrolledAt: enrolledAt.toISOString() };
}

/** Creates a code for the login in a demo, if the user is staff and has set up a second factor. */
export async function readDemoCode(
	ctx: SecondFactorContext,
	user: { id: string; role: Role },
): Promise<string | undefined> {
	if (!ctx.isDemo || !isStaff(user)) return undefined;
	return (await readSecondFactor(ctx, { userId: user.id })).demoSecondFactor;
}
