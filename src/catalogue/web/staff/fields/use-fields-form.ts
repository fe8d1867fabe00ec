import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ErrorItem } from "../../../../platform/app-error.ts";
import { m } from "../../../../paraglide/messages.js";
import { type AnswerOf, ApiFailure, apiOf } from "../../../../platform/web/call-api.ts";
import { useTask } from "../../../../platform/web/use-task.ts";
import { useAlert } from "../../../../ui/alerts.tsx";
import type { AnsweredPart, CatalogueStaffApi } from "../../../catalogue-staff.contract.ts";
import { readPropertyForm } from "../../../property-form-rules.ts";
import { draftsOf, type FieldDraft, fieldsOf } from "./field-drafts.ts";

const call = apiOf<CatalogueStaffApi>();

/** The form of a service as it was read. */
export type LoadedFields = AnswerOf<CatalogueStaffApi, "GET /api/catalogue/services/:id/fields">;

const answeredIn = ({ body }: ApiFailure): AnsweredPart[] | null =>
	body.reason === "answered" ? (body["answered"] as AnsweredPart[]) : null;

/** The questions in the editor, what is wrong with them, and saving them. */
export function useFieldsForm({ service, fields, version }: LoadedFields, choiceId: string | undefined) {
	const { revalidate } = useRevalidator();
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const [drafts, setDrafts] = useState(() => draftsOf(fields));
	const [faults, setFaults] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const [answered, setAnswered] = useState<AnsweredPart[] | null>(null);

	const send = async (confirm: boolean) => {
		await call("PUT /api/service/:id/fields", {
			params: { id: service._id },
			body: { choiceId, version, fields: fieldsOf(drafts), confirm },
		});
		await revalidate();
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
					const parts = failure instanceof ApiFailure ? answeredIn(failure) : null;
					if (parts === null) throw failure;
					setAnswered(parts);
					return;
				}
				alert("success", m["catalogue.fields.saved"]());
			},
			({ errors }) => refuse(errors),
		);
	return {
		drafts,
		attempts,
		isBusy,
		answered,
		/** The form that the drafts make, as far as it can be shown. */
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
