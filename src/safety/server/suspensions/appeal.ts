import { lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import {
	type AppealDecision,
	type AppealFault,
	appealFault,
	mayDecideAppeal,
	suspensionTransition,
} from "../../suspension.ts";
import type { StaffSuspension, SuspensionAnswer } from "../../suspensions.contract.ts";
import type { SafetyContext } from "../safety.context.ts";
import { auditSuspension } from "./audit-suspension.ts";
import { restore, suspensionOver } from "./end-suspension.ts";
import { presentForStaff, presentSuspensions } from "./list-suspensions.ts";
import {
	decideAppeal as recordDecision,
	findSuspension,
	insertAppeal,
	moveSuspension,
	type SuspensionRow,
} from "./suspensions.repository.ts";

const faultTexts: Record<AppealFault, () => string> = {
	appealed: m["safety.appeal.twice"],
	over: m["safety.suspend.over"],
	late: m["safety.appeal.late"],
};

async function find({ db }: SafetyContext, id: string): Promise<SuspensionRow> {
	const suspension = await findSuspension(db, id);
	if (suspension === undefined) throw notFound();
	return suspension;
}

/**
 * Records the suspended person's appeal. Throws not_found for anyone else's; conflict after an earlier appeal, after
 * `appealDays`, and if the suspension is over.
 */
export async function appeal(
	ctx: SafetyContext,
	viewer: Viewer,
	id: string,
	text: string,
): Promise<SuspensionAnswer> {
	const suspension = await find(ctx, id);
	if (suspension.userId !== viewer.userId) throw notFound();
	const now = ctx.clock();
	const fault = appealFault(suspension, now);
	if (fault !== null) throw new AppError("conflict", faultTexts[fault]());
	await inTransaction(ctx.db, async (tx) => {
		// Account deletion takes the same lock: otherwise a text written afterwards would never be erased.
		await lockSignedIn(tx, viewer);
		if (!(await insertAppeal(tx, id, { text, at: now })))
			throw new AppError("conflict", faultTexts.appealed());
	});
	const [answer] = await presentSuspensions(ctx, viewer, [await find(ctx, id)]);
	if (answer === undefined) throw notFound();
	return answer;
}

type Decision = { decision: AppealDecision; reason: string };

/**
 * Records the decision on an appeal. An upheld one restores everything at once. The person is notified. Throws
 * not_found; forbidden for the member of staff who suspended, and for the person; conflict if no appeal waits or someone
 * else decided it first.
 */
export async function decideAppeal(
	ctx: SafetyContext,
	viewer: Viewer,
	id: string,
	{ decision, reason }: Decision,
): Promise<StaffSuspension> {
	const suspension = await find(ctx, id);
	if (!mayDecideAppeal(suspension, viewer)) throw new AppError("forbidden", m["safety.appeal.other_staff"]());
	const at = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		if (!(await recordDecision(tx, id, { decision, reason, by: viewer.userId, at })))
			throw new AppError("conflict", m["safety.appeal.none"]());
		if (decision === "upheld") {
			const step = suspensionTransition(suspension.status, "overturn", "appeal");
			const overturned = step && (await moveSuspension(tx, id, { ...step, at }));
			if (overturned === undefined) throw suspensionOver();
			await restore(ctx, tx, overturned, { actorId: viewer.userId, reason });
		}
		await auditSuspension(tx, {
			at,
			actorId: viewer.userId,
			action: "suspension.decide-appeal",
			subjectId: id,
			reason,
			after: { outcome: decision },
		});
		await ctx.notify(tx, [
			{
				userId: suspension.userId,
				kind: "appeal.decided",
				subjectId: id,
				details: { why: decision, reason },
				occasion: `appeal.decided:${id}`,
			},
		]);
	});
	const [answer] = await presentForStaff(ctx, viewer, [await find(ctx, id)]);
	if (answer === undefined) throw notFound();
	return answer;
}
