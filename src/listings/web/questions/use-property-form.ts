import { useState } from "react";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { upload } from "../../../platform/web/upload.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useDraft } from "../../../ui/form/use-draft.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import type { FileAnswer, PropertyAnswers } from "../../property-answers.ts";
import { checkAnswers } from "../../property-check.ts";
import { fieldNameOf, pathOf, type PropertyPlace } from "../../property-place.ts";
import {
	type ChosenFile,
	chosenUnderPresentFields,
	draftOf,
	filesAt,
	formerNames,
	formDataOf,
	givenOf,
	placedEntries,
	type PropertyDraft,
	underPresentFields,
	withChosen,
	withoutDeletedFiles,
} from "./property-form-draft.ts";

export type PropertyFormOptions = {
	listingId: string;
	/** The account that owns the draft, because phones are shared. */
	userId: string;
	fields: readonly PropertyField[];
	/** The present answers. */
	properties: PropertyAnswers;
	/** The version of the form, if known. */
	formVersion?: number | undefined;
	/** Staff changed the questions in the meantime, so they must be reloaded. The input is kept. */
	onFormChanged: () => void;
	onSaved: (listing: ListingDetails) => Promise<void> | void;
	/** Files cannot be saved as a draft: the caller holds them, so that they survive a change of the questions. */
	chosenFiles: readonly ChosenFile[];
	onFilesChosen: (files: ChosenFile[]) => void;
};

const isAt = (path: string) => (fault: ErrorItem) =>
	fault.path === path || fault.path?.startsWith(`${path}.`) === true;

/** The faults that only the server found; a field's faults are cleared when it changes. */
function useServerFaults() {
	const [serverFaults, setServerFaults] = useState<ErrorItem[]>([]);
	return {
		serverFaults,
		setServerFaults,
		clearFaults: (path: string) => setServerFaults((before) => before.filter((fault) => !isAt(path)(fault))),
	};
}

/** The form's values: the answers, saved as a draft until they are sent, and the chosen files. */
function useAnswers(options: PropertyFormOptions) {
	const { listingId, userId, fields, properties, chosenFiles, onFilesChosen } = options;
	const key = `details|${userId}|${listingId}`;
	const { draft: typed, change, clear } = useDraft<PropertyDraft>(key, draftOf(fields, properties));
	const draft = withoutDeletedFiles(fields, underPresentFields(fields, typed), properties);
	const chosen = chosenUnderPresentFields(fields, chosenFiles);
	return {
		draft,
		chosen,
		clear,
		answer: (place: PropertyPlace, value: string | string[]) => {
			// The new input replaces whatever was typed under a former name.
			const former = formerNames(fields, place).map((name) => [name, ""]);
			change({ ...Object.fromEntries(former), [fieldNameOf(place)]: value });
		},
		/** The stored files of a question that stay, and those chosen for it. */
		filesOf: (place: PropertyPlace): { kept: FileAnswer[]; chosen: ChosenFile[] } => {
			const name = fieldNameOf(place);
			const stays = draft[name] ?? [];
			return {
				kept: filesAt(properties, place).filter(({ key: kept }) => stays.includes(kept)),
				chosen: chosen.filter(({ field }) => field === name),
			};
		},
		/** Replaces the files chosen for the question with these. */
		choose: (place: PropertyPlace, files: readonly File[]) =>
			onFilesChosen(withChosen(chosen, fieldNameOf(place), files)),
	};
}

/** The faults that belong to a field of this form, and the failure with all others, which an alert shows. */
function placedFaults(fields: readonly PropertyField[], failure: ApiFailure) {
	const paths = placedEntries(fields).map(({ place }) => pathOf(place));
	const placed = failure.errors.filter((fault) => paths.some((path) => isAt(path)(fault)));
	const unplaced = failure.errors.filter((fault) => !placed.includes(fault));
	const errors = [{ msg: m["listings.answers.failed"]() }, ...unplaced];
	return { placed, rest: new ApiFailure(failure.status, { ...failure.body, errors }) };
}

/** Adds the version of the form that was filled in. */
function versioned(form: FormData, version: number | undefined): FormData {
	if (version !== undefined) form.append("formVersion", String(version));
	return form;
}

/** Sends the form; `sent` is the share of it that has been sent. */
function useSending(
	{ listingId, fields, onFormChanged, onSaved }: PropertyFormOptions,
	setServerFaults: (faults: ErrorItem[]) => void,
) {
	const [sent, setSent] = useState(0);
	const save = async (body: FormData, onDone: () => void) => {
		setServerFaults([]);
		setSent(0);
		try {
			const { professional } = await upload<ListingsApi, "POST /api/workerCategory/:id/properties">(
				"POST /api/workerCategory/:id/properties",
				{ params: { id: listingId }, body },
				{ onProgress: setSent },
			);
			onDone();
			await onSaved(professional);
		} catch (error) {
			if (!(error instanceof ApiFailure)) throw error;
			if (error.body.reason === "form_changed") {
				onFormChanged();
				throw error;
			}
			const { placed, rest } = placedFaults(fields, error);
			setServerFaults(placed);
			throw rest;
		}
	};
	return { sent, save };
}

/** The service's own questions with their answers and faults, and the function to send them. */
export function usePropertyForm(options: PropertyFormOptions) {
	const { listingId, fields, properties, formVersion } = options;
	const { isBusy, run, alert } = useTask();
	const { draft, chosen, clear, answer, filesOf, choose } = useAnswers(options);
	const [attempts, setAttempts] = useState(0);
	const { serverFaults, setServerFaults, clearFaults } = useServerFaults();
	const { sent, save } = useSending(options, setServerFaults);

	const check = () =>
		checkAnswers(fields, { given: givenOf(fields, draft), files: chosen, present: properties }).faults;
	const faults = attempts === 0 ? [] : [...check(), ...serverFaults];

	const send = () => {
		const problems = check();
		const fail = () => setAttempts((before) => before + 1);
		if (problems.length === 0)
			return run(() => save(versioned(formDataOf(fields, draft, chosen), formVersion), clear), fail);
		const consent = m["listings.answer.consent"]();
		// Alert only if consent is the only fault; otherwise the first wrong field gets the focus.
		if (problems.every(({ msg }) => msg === consent)) alert("danger", consent);
		fail();
		return Promise.resolve();
	};

	return {
		listingId,
		draft,
		attempts,
		isSending: isBusy,
		/** The share of the form that has been sent, if it contains files; otherwise null. */
		progress: isBusy && chosen.length > 0 ? sent : null,
		faultsAt: (place: PropertyPlace): ErrorItem[] => faults.filter(isAt(pathOf(place))),
		answer: (place: PropertyPlace, value: string | string[]) => {
			clearFaults(pathOf(place));
			answer(place, value);
		},
		filesOf,
		choose: (place: PropertyPlace, files: readonly File[]) => {
			clearFaults(pathOf(place));
			choose(place, files);
		},
		send,
	};
}

export type PropertyForm = ReturnType<typeof usePropertyForm>;
