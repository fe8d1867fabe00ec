import { useState } from "react";
import type { ErrorItem } from "../../../../platform/app-error.ts";
import { m } from "../../../../paraglide/messages.js";
import { type AnswerOf, ApiFailure, apiOf } from "../../../../platform/web/call-api.ts";
import { useTask } from "../../../../platform/web/use-task.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import type { AnsweredPart, CatalogueStaffApi } from "../../../catalogue-staff.contract.ts";
import { readPropertyForm } from "../../../property-form-rules.ts";
import { draftsOf, type FieldDraft, fieldsOf } from "./field-drafts.ts";
import { rebaseDrafts, type Rebased, savedDrafts } from "./rebase-drafts.ts";

const call = apiOf<CatalogueStaffApi>();

/** The form of a service as it was read. */
export type LoadedFields = AnswerOf<CatalogueStaffApi, "GET /api/catalogue/services/:id/fields">;

/** What a colleague changed while the drafts were typed. */
export type NewerFields = Pick<Rebased, "theirs" | "both">;

const answeredIn = ({ body }: ApiFailure): AnsweredPart[] | null =>
	body.reason === "answered" ? (body["answered"] as AnsweredPart[]) : null;

/**
 * The questions in the editor, their errors, and saving them. If a colleague saved the form in the meantime, the
 * drafts are applied to theirs: nothing typed is lost, and the next Save replaces it.
 */
export function useFieldsForm(loaded: LoadedFields, choiceId: string | undefined) {
	const { _id: id } = loaded.service;
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const [base, setBase] = useState({ fields: loaded.fields, version: loaded.version });
	const [drafts, setDrafts] = useState(() => draftsOf(loaded.fields));
	const [newer, setNewer] = useState<NewerFields | null>(null);
	const [faults, setFaults] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const [answered, setAnswered] = useState<AnsweredPart[] | null>(null);

	const send = async (confirm: boolean) => {
		const saved = await call("PUT /api/service/:id/fields", {
			params: { id },
			body: { choiceId, version: base.version, fields: fieldsOf(drafts), confirm },
		});
		setBase(saved);
		setDrafts(savedDrafts(drafts, saved.fields));
		setNewer(null);
	};
	const rebase = async () => {
		const read = await call("GET /api/catalogue/services/:id/fields", {
			params: { id },
			query: { choiceId },
		});
		const rebased = rebaseDrafts(drafts, base.fields, read.fields);
		setBase(read);
		setDrafts(rebased.drafts);
		setNewer(rebased);
	};
	const refuse = (found: ErrorItem[]) => {
		setFaults(found);
		setAttempts((before) => before + 1);
	};
	const save = () =>
		run(
			async () => {
				const found = readPropertyForm(fieldsOf(drafts)).faults;
				if (found.length > 0) throw new ApiFailure(400, { message: found[0]?.msg ?? "", errors: found });
				try {
					await send(false);
				} catch (failure) {
					if (!(failure instanceof ApiFailure)) throw failure;
					if (failure.body.reason === "form_changed") return rebase();
					const parts = answeredIn(failure);
					if (parts === null) throw failure;
					return setAnswered(parts);
				}
				alert("success", m["catalogue.fields.saved"]());
			},
			({ errors }) => refuse(errors),
		);
	return {
		drafts,
		newer,
		attempts,
		isBusy,
		answered,
		/** The preview of the drafts, as far as they are valid. */
		shown: readPropertyForm(fieldsOf(drafts)).fields.filter(({ name }) => name !== ""),
		change: (next: FieldDraft[]) => {
			setFaults([]);
			setDrafts(next);
		},
		errorOf: (path: string) =>
			faults.find((fault) => fault.path === path || fault.path?.startsWith(`${path}.`))?.msg,
		save,
		confirm: () => send(true),
		closeQuestion: () => setAnswered(null),
	};
}
