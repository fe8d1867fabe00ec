import { useState } from "react";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { upload } from "../../../platform/web/upload.ts";
import { useForm } from "../../../platform/web/use-form.ts";
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

/** The form's values: the answers, saved as a draft until they are sent, and the chosen files. */
function useAnswers({ listingId, userId, fields, properties, chosenFiles }: PropertyFormOptions) {
	const key = `details|${userId}|${listingId}`;
	const { draft: typed, ...stored } = useDraft<PropertyDraft>(key, draftOf(fields, properties));
	return {
		...stored,
		draft: withoutDeletedFiles(fields, underPresentFields(fields, typed), properties),
		chosen: chosenUnderPresentFields(fields, chosenFiles),
	};
}

/** What is wrong with the answers. The alert names a missing consent if nothing else is wrong. */
function answerErrors(
	{ fields, properties }: PropertyFormOptions,
	draft: PropertyDraft,
	chosen: ChosenFile[],
): ErrorItem[] {
	const given = givenOf(fields, draft);
	const { faults } = checkAnswers(fields, { given, files: chosen, present: properties });
	const consent = m["listings.answer.consent"]();
	const isOnlyConsent = faults.length > 0 && faults.every(({ msg }) => msg === consent);
	return isOnlyConsent ? [{ msg: consent }, ...faults] : faults;
}

/** The failure as the form shows it: the alert begins with what could not be done. */
function withHeading(failure: ApiFailure): ApiFailure {
	const errors = [{ msg: m["listings.answers.failed"]() }, ...failure.errors];
	return new ApiFailure(failure.status, { ...failure.body, errors });
}

/** Sends the answers; `sent` is the share of them that has been sent. */
function useSending({ listingId, fields, formVersion, onFormChanged }: PropertyFormOptions) {
	const [sent, setSent] = useState(0);
	const send = async (draft: PropertyDraft, chosen: ChosenFile[]) => {
		const body = formDataOf(fields, draft, chosen);
		if (formVersion !== undefined) body.append("formVersion", String(formVersion));
		setSent(0);
		try {
			const { professional } = await upload<ListingsApi, "POST /api/workerCategory/:id/properties">(
				"POST /api/workerCategory/:id/properties",
				{ params: { id: listingId }, body },
				{ onProgress: setSent },
			);
			return professional;
		} catch (error) {
			if (!(error instanceof ApiFailure)) throw error;
			if (error.body.reason !== "form_changed") throw withHeading(error);
			onFormChanged();
			throw error;
		}
	};
	return { sent, send };
}

/** The service's own questions with their answers and errors, and the function to send them. */
export function usePropertyForm(options: PropertyFormOptions) {
	const { listingId, fields, properties, onSaved, onFilesChosen } = options;
	const { draft, chosen, change, clear } = useAnswers(options);
	const { sent, send } = useSending(options);
	const form = useForm<PropertyDraft>({
		initial: draft,
		draft: { draft, change },
		paths: Object.fromEntries(placedEntries(fields).map(({ place }) => [fieldNameOf(place), pathOf(place)])),
		check: (values) => answerErrors(options, values, chosen),
		submit: async (values) => {
			const professional = await send(values, chosen);
			clear();
			await onSaved(professional);
		},
	});
	return {
		listingId,
		draft,
		isBusy: form.isBusy,
		formProps: form.formProps,
		/** The share of the form that has been sent, if it contains files; otherwise null. */
		progress: form.isBusy && chosen.length > 0 ? sent : null,
		/** The error of an answer, or of one of its lines. */
		errorOf: (place: PropertyPlace, line?: number) =>
			form.errorOf(line === undefined ? fieldNameOf(place) : `${pathOf(place)}.${line}`),
		answer: (place: PropertyPlace, value: string | string[]) => {
			// The new input replaces whatever was typed under a former name.
			const former = formerNames(fields, place).map((name) => [name, ""]);
			form.enter({ ...Object.fromEntries(former), [fieldNameOf(place)]: value });
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
		choose: (place: PropertyPlace, files: readonly File[]) => {
			form.clearErrors(fieldNameOf(place));
			onFilesChosen(withChosen(chosen, fieldNameOf(place), files));
		},
	};
}

export type PropertyForm = ReturnType<typeof usePropertyForm>;
/** What the questions need of their form. */
export type QuestionForm = Omit<PropertyForm, "isBusy" | "formProps" | "progress">;
