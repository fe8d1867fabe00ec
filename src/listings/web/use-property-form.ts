import { useState } from "react";
import type { PropertyField } from "../../catalogue/property-field.ts";
import type { ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { upload } from "../../platform/web/upload.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useDraft } from "../../ui/use-draft.ts";
import type { ListingDetails } from "../listing-answers.ts";
import type { ListingsApi } from "../listings.contract.ts";
import type { FileAnswer, PropertyAnswers } from "../property-answers.ts";
import { checkAnswers } from "../property-check.ts";
import { fieldNameOf, pathOf, type PropertyPlace } from "../property-place.ts";
import {
	type ChosenFile,
	draftOf,
	filesAt,
	formerNames,
	formDataOf,
	givenOf,
	placedEntries,
	type PropertyDraft,
	underPresentFields,
	withChosen,
	withoutGoneFiles,
} from "./property-form-draft.ts";

export type PropertyFormOptions = {
	listingId: string;
	/** The account whose draft this is: phones are shared. */
	userId: string;
	fields: readonly PropertyField[];
	/** The present answers. */
	properties: PropertyAnswers;
	/** The version of the form, where it is known. */
	formVersion?: number | undefined;
	/** Staff changed the questions meanwhile: they have to be read anew. What was typed is kept. */
	onFormChanged: () => void;
	onSaved: (listing: ListingDetails) => Promise<void> | void;
};

const isAt = (path: string) => (fault: ErrorItem) =>
	fault.path === path || fault.path?.startsWith(`${path}.`) === true;

/** The faults that the server found and the browser could not; a field's are forgiven once it is changed. */
function useRefusals() {
	const [refused, setRefused] = useState<ErrorItem[]>([]);
	return {
		refused,
		setRefused,
		forgive: (path: string) => setRefused((before) => before.filter((fault) => !isAt(path)(fault))),
	};
}

/** What stands in the form: the answers, kept until they are saved, and the files that were chosen. */
function useAnswers({ listingId, userId, fields, properties }: PropertyFormOptions) {
	const key = `details|${userId}|${listingId}`;
	const { draft: typed, change, clear } = useDraft<PropertyDraft>(key, draftOf(fields, properties));
	const draft = withoutGoneFiles(fields, underPresentFields(fields, typed), properties);
	const [chosen, setChosen] = useState<ChosenFile[]>([]);
	return {
		draft,
		chosen,
		clear,
		answer: (place: PropertyPlace, value: string | string[]) => {
			// What is typed now counts, not what was typed under a former name.
			const former = formerNames(fields, place).map((name) => [name, ""]);
			change({ ...Object.fromEntries(former), [fieldNameOf(place)]: value });
		},
		/** The kept files of a question that stay, and those chosen for it. */
		filesOf: (place: PropertyPlace): { kept: FileAnswer[]; chosen: ChosenFile[] } => {
			const name = fieldNameOf(place);
			const stays = draft[name] ?? [];
			return {
				kept: filesAt(properties, place).filter(({ key: kept }) => stays.includes(kept)),
				chosen: chosen.filter(({ field }) => field === name),
			};
		},
		/** Puts these files in the place of those chosen for the question so far. */
		choose: (place: PropertyPlace, files: readonly File[]) =>
			setChosen((before) => withChosen(before, fieldNameOf(place), files)),
	};
}

/** The faults that have a field here, and the failure with those that have none, which an alert says. */
function placedFaults(fields: readonly PropertyField[], failure: ApiFailure) {
	const paths = placedEntries(fields).map(({ place }) => pathOf(place));
	const placed = failure.errors.filter((fault) => paths.some((path) => isAt(path)(fault)));
	const unplaced = failure.errors.filter((fault) => !placed.includes(fault));
	const errors = [{ msg: m["listings.answers.failed"]() }, ...unplaced];
	return { placed, rest: new ApiFailure(failure.status, { ...failure.body, errors }) };
}

/** The form with the version that was filled in. */
function versioned(form: FormData, version: number | undefined): FormData {
	if (version !== undefined) form.append("formVersion", String(version));
	return form;
}

/** Sends the form; `sent` is the share of it that has left. */
function useSending(
	{ listingId, fields, onFormChanged, onSaved }: PropertyFormOptions,
	refuse: (faults: ErrorItem[]) => void,
) {
	const [sent, setSent] = useState(0);
	const save = async (body: FormData, onDone: () => void) => {
		refuse([]);
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
			refuse(placed);
			throw rest;
		}
	};
	return { sent, save };
}

/** The service's own questions with what was answered, its faults, and sending it. */
export function usePropertyForm(options: PropertyFormOptions) {
	const { listingId, fields, properties, formVersion } = options;
	const { isBusy, run, alert } = useTask();
	const { draft, chosen, clear, answer, filesOf, choose } = useAnswers(options);
	const [attempts, setAttempts] = useState(0);
	const { refused, setRefused, forgive } = useRefusals();
	const { sent, save } = useSending(options, setRefused);

	const check = () =>
		checkAnswers(fields, { given: givenOf(fields, draft), files: chosen, present: properties }).faults;
	const faults = attempts === 0 ? [] : [...check(), ...refused];

	const send = () => {
		const found = check();
		const fail = () => setAttempts((before) => before + 1);
		if (found.length === 0)
			return run(() => save(versioned(formDataOf(fields, draft, chosen), formVersion), clear), fail);
		const consent = m["listings.answer.consent"]();
		// Where more is wrong, the first wrong field has the word, and not the last one of the form.
		if (found.every(({ msg }) => msg === consent)) alert("danger", consent);
		fail();
		return Promise.resolve();
	};

	return {
		listingId,
		draft,
		attempts,
		isSending: isBusy,
		/** The share of the form that has left, where files make it worth knowing; null else. */
		progress: isBusy && chosen.length > 0 ? sent : null,
		faultsAt: (place: PropertyPlace): ErrorItem[] => faults.filter(isAt(pathOf(place))),
		answer: (place: PropertyPlace, value: string | string[]) => {
			forgive(pathOf(place));
			answer(place, value);
		},
		filesOf,
		choose: (place: PropertyPlace, files: readonly File[]) => {
			forgive(pathOf(place));
			choose(place, files);
		},
		send,
	};
}

export type PropertyForm = ReturnType<typeof usePropertyForm>;
