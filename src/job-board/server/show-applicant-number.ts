import type { ShowNumberInput, ShownNumber } from "../../accounts/number-view.contract.ts";
import { readUsersByIds, recordNumberView } from "../../accounts/server/accounts.api.ts";
import { notifyNumberLimit } from "../../notifications/server/notifications.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { mayShowNumber } from "../job-board.policy.ts";
import { findApplicant } from "./applications.repository.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { admitToJob } from "./read-job.ts";

const auditApplication = auditOf("job-application");

/**
 * Returns an applicant's number to a manager, after recording who saw it, when and why. Throws not_found if there is no
 * such job or application, forbidden for anyone who may not see it or sees it anyway, too_often above the daily limit.
 */
export async function showApplicantNumber(
	ctx: Pick<JobBoardContext, "db" | "clock" | "numberViews" | "notify" | "publishChanges">,
	viewer: Viewer,
	{ jobId, applicationId }: { jobId: string; applicationId: string },
	{ reason, note = "" }: ShowNumberInput,
): Promise<ShownNumber> {
	const { db, clock, numberViews, notify, publishChanges } = ctx;
	const job = await admitToJob(ctx, viewer, jobId);
	if (!mayShowNumber(job, viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	return inTransaction(db, async (tx) => {
		const personId = await findApplicant(tx, job.id, applicationId);
		const person = personId && (await readUsersByIds(tx, [personId])).get(personId);
		if (!person) throw new AppError("not_found", m["job-board.error.not_applied_any_more"]());
		const { id, mobile } = person;
		const { limitReachedOn: day } = await recordNumberView(numberViews, tx, viewer, {
			subjectType: "job-application",
			subjectId: applicationId,
			personId: id,
			mobile,
			reason,
			note,
		});
		await auditApplication(tx, {
			at: clock(),
			actorId: viewer.userId,
			action: "job-application.number-shown",
			subjectId: applicationId,
			reason,
			...(note !== "" && { after: { note } }),
		});
		// The applicant's list of applications shows who saw the number.
		await publishChanges(tx, [{ subjectId: job.id, watchers: "nobody", userIds: [id] }]);
		const numbers = numberViews.numbersPerDay;
		if (day !== null) await notifyNumberLimit(notify, tx, viewer, { day, numbers });
		return { mobile };
	});
}
