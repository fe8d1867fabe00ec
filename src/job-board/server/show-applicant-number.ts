import type { ShowNumberInput, ShownNumber } from "../../accounts/number-view.contract.ts";
import {
	type NumberViewsContext,
	readUsersByIds,
	recordNumberView,
} from "../../accounts/server/accounts.api.ts";
import { notifyNumberLimit } from "../../notifications/server/number-limit.service.ts";
import type { Notify, PublishChanges } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { inTransaction, type Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { mayShowNumber } from "../job-board.policy.ts";
import { findApplicant } from "./applications.repository.ts";
import { findForViewer, noSuchJob } from "./find-for-viewer.ts";

export type ShowApplicantNumberContext = {
	db: Db;
	clock: Clock;
	numberViews: NumberViewsContext;
	notify: Notify;
	announce: PublishChanges;
};

const auditApplication = auditOf("job-application");

/**
 * Shows a manager an applicant's number and records who saw it, when and why, before it is answered. Throws not_found
 * where there is no such job or application, forbidden for those who may not or see it anyway, and too_often above the
 * numbers of a day.
 */
export async function showApplicantNumber(
	{ db, clock, numberViews, notify, announce }: ShowApplicantNumberContext,
	viewer: Viewer,
	{ jobId, applicationId }: { jobId: string; applicationId: string },
	{ reason, note = "" }: ShowNumberInput,
): Promise<ShownNumber> {
	const job = await findForViewer({ db, clock }, viewer, jobId);
	if (job === null) throw noSuchJob();
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
		// The applicant's open list of applications shows who saw the number.
		await announce(tx, [{ subjectId: job.id, watchers: "nobody", userIds: [id] }]);
		const numbers = numberViews.numbersPerDay;
		if (day !== null) await notifyNumberLimit(notify, tx, viewer, { day, numbers });
		return { mobile };
	});
}
