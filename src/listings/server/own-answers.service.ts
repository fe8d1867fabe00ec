import type { Service } from "../../catalogue/catalogue.ts";
import type { PropertyField } from "../../catalogue/property-field.ts";
import { underPresentNames } from "../../catalogue/property-form-rules.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { holdFormVersion } from "../../catalogue/server/stored-services.service.ts";
import { m } from "../../paraglide/messages.js";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { changedQuestions, withFiles } from "../answer-changes.ts";
import type { ListingDetails } from "../listing-answers.ts";
import { mayAddDetails } from "../listings.policy.ts";
import { filesAnswered, type PropertyAnswers } from "../property-answers.ts";
import { checkAnswers, type CheckedAnswers } from "../property-check.ts";
import { findEditable, lockForDetails } from "./find-editable.ts";
import { dropPapers, keepPapers, type KeptPapers } from "./keep-papers.ts";
import { recordForOwner } from "./listing-changes.ts";
import { formOf, presentFormOf } from "./listing-parts.ts";
import { discardStored } from "./listings.jobs.ts";
import type { Listings } from "./listings.service.ts";
import { readAnswers, writeAnswers } from "./own-answers.repository.ts";

type Needs = {
	database: Pick<Database, "db" | "runNamed">;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
	pictures: Pick<Pictures, "keepPaper">;
	jobs: Pick<Jobs, "enqueue">;
};

/** The answers of a listing to its service's own questions, for those whom mayAddDetails lets. */
export type OwnAnswers = {
	/**
	 * Takes the whole form: what was not sent is not answered any more, files that it does not name included. Throws
	 * not_found, forbidden, conflict where the form is no more the one that was filled in, and bad_input with every fault; then nothing has changed.
	 */
	save(
		viewer: Viewer,
		listingId: string,
		properties: Record<string, unknown>,
		uploads: readonly UploadedFile[],
		/** The version of the form that was filled in, where the sender says it. */
		formVersion?: number,
	): Promise<ListingDetails>;
};

/** Staff changed the questions after the form was opened. */
const formChanged = () =>
	new AppError("conflict", m["listings.answer.form_changed"](), { reason: "form_changed" });

/** What was sent, and how to check it against the answers that there are. */
type Form = {
	fields: readonly PropertyField[];
	service: Service;
	check: (present: PropertyAnswers) => CheckedAnswers<UploadedFile>;
};

/** The checked answers; throws bad_input. */
function checked({ check }: Form, present: PropertyAnswers): CheckedAnswers<UploadedFile> {
	const found = check(present);
	const [first, ...others] = found.faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return found;
}

/** The answers that professionals give about their own listings. */
export function createOwnAnswers(needs: Needs): OwnAnswers {
	const { database, clock, listings, pictures, jobs } = needs;
	const { db } = database;

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
		// The form that was checked must be the one that is answered: staff may have changed it meanwhile.
		const version = await holdFormVersion(tx, form.service.id);
		if (version !== form.service.formVersion) throw formChanged();
		const { properties: before, formVersion } = await readAnswers(tx, listingId);
		const answered = formOf({ choiceId: listing.choiceId, formVersion }, form.service);
		// Once more, now that nobody else writes: a file that the form wants to keep may have gone meanwhile.
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
