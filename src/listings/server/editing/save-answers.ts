import type { Service } from "../../../catalogue/catalogue.ts";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import { underPresentNames } from "../../../catalogue/property-form-rules.ts";
import { holdFormVersion } from "../../../catalogue/server/catalogue.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { changedQuestions, withFiles } from "../../answer-changes.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayAddDetails } from "../../listings.policy.ts";
import { filesAnswered, type PropertyAnswers } from "../../property-answers.ts";
import { checkAnswers, type CheckedAnswers } from "../../property-check.ts";
import { formOf, presentFormOf } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";
import { discardStored } from "../listings.jobs.ts";
import { readListing } from "../read-listing.ts";
import { writeFacts } from "../search/write-facts.ts";
import { readAnswers, writeAnswers } from "./answers.repository.ts";
import { findEditable, lockForDetails } from "./find-editable.ts";
import { dropPapers, keepPapers, type KeptPapers } from "./keep-papers.ts";
import { recordForOwner } from "./listing-changes.ts";

type AnswersContext = Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase" | "pictures" | "jobs">;

/** The submitted form. */
export type SentProperties = {
	properties: Record<string, unknown>;
	uploads: readonly UploadedFile[];
	/** The version of the form that was filled in, if the client sends it. */
	formVersion?: number | undefined;
};

/** Staff changed the questions after the form was opened. */
const formChanged = () =>
	new AppError("conflict", m["listings.answer.form_changed"](), { reason: "form_changed" });

/** The questions, and the check that compares the submitted values with the present answers. */
type Form = {
	fields: readonly PropertyField[];
	service: Service;
	check: (present: PropertyAnswers) => CheckedAnswers<UploadedFile>;
};

/**
 * Saves the whole form: answers and files that are missing from it are deleted. Throws not_found; forbidden unless
 * mayAddDetails allows it; conflict if the form has changed since it was filled in; bad_input with every fault. If it
 * throws, nothing has changed.
 */
export async function saveAnswers(
	ctx: AnswersContext,
	viewer: Viewer,
	listingId: string,
	{ properties, uploads, formVersion }: SentProperties,
): Promise<ListingDetails> {
	const { row, service } = await findEditable(ctx, viewer, listingId, mayAddDetails);
	if (formVersion !== undefined && formVersion !== service.formVersion) throw formChanged();
	const fields = presentFormOf(row, service);
	const check: Form["check"] = (present) =>
		checkAnswers(fields, {
			given: properties,
			files: uploads,
			present: underPresentNames(fields, present),
		});
	const form = { fields, service, check };
	const { files } = validAnswers(form, row.properties);
	const kept = await keepPapers(ctx, files);
	try {
		await inTransaction(ctx.db, (tx) => replaceAnswers(ctx, tx, viewer, { listingId, form, kept }));
	} catch (error) {
		await dropPapers(ctx, kept);
		throw error;
	}
	return readListing(ctx, viewer, listingId);
}

async function replaceAnswers(
	{ clock, jobs }: AnswersContext,
	tx: Db,
	viewer: Viewer,
	{ listingId, form, kept }: { listingId: string; form: Form; kept: KeptPapers },
): Promise<void> {
	const listing = await lockForDetails(tx, viewer, listingId);
	// Staff may have changed the form since the check: the saved answers must belong to the checked version.
	const version = await holdFormVersion(tx, form.service.id);
	if (version !== form.service.formVersion) throw formChanged();
	const { properties: before, formVersion } = await readAnswers(tx, listingId);
	const answered = formOf({ choiceId: listing.choiceId, formVersion }, form.service);
	// Check again under the lock: a file that the form wants to keep may have been removed since.
	const { answers, files } = validAnswers(form, before);
	const after = withFiles(answers, files, kept);
	const at = clock();
	const remaining = new Set(filesAnswered(form.fields, after).map(({ key }) => key));
	const previous = filesAnswered(answered.fields, before).map(({ key }) => key);
	const hasOtherFiles = previous.length !== remaining.size || previous.some((key) => !remaining.has(key));
	await writeAnswers(tx, listingId, { properties: after, formVersion: version, hasOtherFiles }, at);
	await writeFacts(tx, form.service, [listingId]);
	await discardStored(tx, jobs, { files: previous.filter((key) => !remaining.has(key)) });
	const questions = changedQuestions(form.fields, underPresentNames(form.fields, before), after);
	if (questions.length > 0)
		await recordForOwner(tx, viewer, listing, { at, action: "listing.answers", after: { questions } });
}

/** Returns the checked answers; throws bad_input. */
function validAnswers({ check }: Form, present: PropertyAnswers): CheckedAnswers<UploadedFile> {
	const checked = check(present);
	const [first, ...others] = checked.faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return checked;
}
