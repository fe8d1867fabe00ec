import type { Service } from "../../../catalogue/catalogue.ts";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import { underPresentNames } from "../../../catalogue/property-form-rules.ts";
import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import { holdFormVersion } from "../../../catalogue/server/stored-services.service.ts";
import { m } from "../../../paraglide/messages.js";
import type { Pictures } from "../../../media/server/pictures.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { Jobs } from "../../../platform/server/jobs/jobs.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { changedQuestions, withFiles } from "../../answer-changes.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayAddDetails } from "../../listings.policy.ts";
import { filesAnswered, type PropertyAnswers } from "../../property-answers.ts";
import { checkAnswers, type CheckedAnswers } from "../../property-check.ts";
import { findEditable, lockForDetails } from "./find-editable.ts";
import { dropPapers, keepPapers, type KeptPapers } from "../registration/keep-papers.ts";
import { recordForOwner } from "./listing-changes.ts";
import { formOf, presentFormOf } from "../listing-parts.ts";
import { discardStored } from "../listings.jobs.ts";
import type { Listings } from "../listings.service.ts";
import { readAnswers, writeAnswers } from "./own-answers.repository.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
	pictures: Pick<Pictures, "keepPaper">;
	jobs: Pick<Jobs, "enqueue">;
};

/** A listing's answers to the questions of its service, for viewers that mayAddDetails allows. */
export type OwnAnswers = {
	/**
	 * Saves the whole form: answers and files that are missing from it are deleted. Throws not_found; forbidden;
	 * conflict if the form has changed since it was filled in; bad_input with every fault. If it throws, nothing has
	 * changed.
	 */
	save(
		viewer: Viewer,
		listingId: string,
		properties: Record<string, unknown>,
		uploads: readonly UploadedFile[],
		/** The version of the form that was filled in, if the client sends it. */
		formVersion?: number,
	): Promise<ListingDetails>;
};

/** Staff changed the questions after the form was opened. */
const formChanged = () =>
	new AppError("conflict", m["listings.answer.form_changed"](), { reason: "form_changed" });

/** The submitted values, and the check that compares them with the present answers. */
type Form = {
	fields: readonly PropertyField[];
	service: Service;
	check: (present: PropertyAnswers) => CheckedAnswers<UploadedFile>;
};

/** Returns the checked answers; throws bad_input. */
function checked({ check }: Form, present: PropertyAnswers): CheckedAnswers<UploadedFile> {
	const found = check(present);
	const [first, ...others] = found.faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return found;
}

/** The answers that professionals give about their own listings. */
export function createOwnAnswers(needs: Dependencies): OwnAnswers {
	const { db, clock, listings, pictures, jobs } = needs;

	async function save(
		viewer: Viewer,
		listingId: string,
		properties: Record<string, unknown>,
		uploads: readonly UploadedFile[],
		formVersion?: number,
	): Promise<ListingDetails> {
		const { row, service } = await findEditable(needs, viewer, listingId, mayAddDetails);
		if (formVersion !== undefined && formVersion !== service.formVersion) throw formChanged();
		const fields = presentFormOf(row, service);
		const form: Form = {
			fields,
			service,
			check: (present) =>
				checkAnswers(fields, {
					given: properties,
					files: uploads,
					present: underPresentNames(fields, present),
				}),
		};
		const { files } = checked(form, row.properties);
		const kept = await keepPapers({ pictures, db, jobs }, files);
		try {
			await inTransaction(db, (tx) => write(tx, { viewer, listingId, form, kept }));
		} catch (error) {
			await dropPapers({ db, jobs }, kept);
			throw error;
		}
		return listings.read(listingId, viewer);
	}

	type Writing = { viewer: Viewer; listingId: string; form: Form; kept: KeptPapers };

	async function write(tx: Db, { viewer, listingId, form, kept }: Writing): Promise<void> {
		const listing = await lockForDetails(tx, viewer, listingId);
		// Staff may have changed the form since the check: the saved answers must belong to the checked version.
		const version = await holdFormVersion(tx, form.service.id);
		if (version !== form.service.formVersion) throw formChanged();
		const { properties: before, formVersion } = await readAnswers(tx, listingId);
		const answered = formOf({ choiceId: listing.choiceId, formVersion }, form.service);
		// Check again under the lock: a file that the form wants to keep may have been removed since.
		const { answers, files } = checked(form, before);
		const after = withFiles(answers, files, kept);
		const at = clock();
		await writeAnswers(tx, listingId, { properties: after, formVersion: version }, at);
		const stays = new Set(filesAnswered(form.fields, after).map(({ key }) => key));
		const gone = filesAnswered(answered.fields, before).map(({ key }) => key);
		const left = gone.filter((key) => !stays.has(key));
		await discardStored(tx, jobs, { files: left });
		const questions = changedQuestions(form.fields, underPresentNames(form.fields, before), after);
		if (questions.length > 0)
			await recordForOwner(tx, viewer, listing, { at, action: "listing.answers", after: { questions } });
	}

	return { save };
}
