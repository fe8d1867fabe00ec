import { useState } from "react";
import { m } from "../../../../paraglide/messages.js";
import { type AnswerOf, ApiFailure, apiOf } from "../../../../platform/web/call-api.ts";
import { useForm } from "../../../../platform/web/use-form.ts";
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
 * The form of the questions in the editor. If a colleague saved it in the meantime, the drafts are applied to theirs:
 * nothing typed is lost, and the next Save replaces it.
 */
export function useFieldsForm(loaded: LoadedFields, choiceId: string | undefined) {
	const { _id: id } = loaded.service;
	const alert = useAlert();
	const [initial] = useState(() => ({ drafts: draftsOf(loaded.fields) }));
	const [base, setBase] = useState({ fields: loaded.fields, version: loaded.version });
	const [newer, setNewer] = useState<NewerFields | null>(null);
	const [answered, setAnswered] = useState<AnsweredPart[] | null>(null);

	const send = async (drafts: FieldDraft[], confirm: boolean) => {
		const saved = await call("PUT /api/service/:id/fields", {
			params: { id },
			body: { choiceId, version: base.version, fields: fieldsOf(drafts), confirm },
		});
		setBase(saved);
		form.enter({ drafts: savedDrafts(drafts, saved.fields) });
		setNewer(null);
	};
	const rebase = async (drafts: FieldDraft[]) => {
		const read = await call("GET /api/catalogue/services/:id/fields", {
			params: { id },
			query: { choiceId },
		});
		const rebased = rebaseDrafts(drafts, base.fields, read.fields);
		setBase(read);
		form.enter({ drafts: rebased.drafts });
		setNewer(rebased);
	};
	const form = useForm({
		initial,
		// The alert lists the errors too: one about a whole group has no field.
		paths: { drafts: [] },
		check: ({ drafts }) => readPropertyForm(fieldsOf(drafts)).faults,
		submit: async ({ drafts }) => {
			try {
				await send(drafts, false);
			} catch (failure) {
				if (!(failure instanceof ApiFailure)) throw failure;
				if (failure.body.reason === "form_changed") return rebase(drafts);
				const parts = answeredIn(failure);
				if (parts === null) throw failure;
				return setAnswered(parts);
			}
			alert("success", m["catalogue.fields.saved"]());
		},
	});
	const { drafts } = form.values;
	return {
		...form,
		drafts,
		newer,
		answered,
		/** The preview of the drafts, as far as they are valid. */
		shown: readPropertyForm(fieldsOf(drafts)).fields.filter(({ name }) => name !== ""),
		change: (next: FieldDraft[]) => {
			form.clearErrors();
			form.enter({ drafts: next });
		},
		confirm: () => send(drafts, true),
		closeQuestion: () => setAnswered(null),
	};
}
