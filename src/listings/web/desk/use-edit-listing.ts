import { useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { type ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { useDraft } from "../../../ui/use-draft.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { changeOf, type EditFields, fieldsOf } from "./edit-fields.ts";

const call = apiOf<ListingsApi>();

type EditSettings = {
	listing: ListingDetails;
	user: Account;
	/** Saves what is typed of an address first and answers its id; null where something is in the way of it. */
	settleAddress: (chosenId: string) => Promise<string | null>;
	onChanged: (listing: ListingDetails) => void;
	/** Everything is stored as it was typed. */
	onSaved: () => void;
};

/** What was typed over a listing's words, kept until it is saved, and what the server would not have of it. */
export function useEditListing({ listing, user, settleAddress, onChanged, onSaved }: EditSettings) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const before = fieldsOf(listing);
	const { draft, change, clear } = useDraft<EditFields>(`edit-listing|${user._id}|${listing._id}`, before);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [attempts, setAttempts] = useState(0);

	const type = (part: Partial<EditFields>) => {
		setErrors({});
		change(part);
	};
	const tell = ({ errors: faults }: ApiFailure) => {
		setErrors(
			Object.fromEntries(faults.flatMap(({ path, msg }) => (path === undefined ? [] : [[path, msg]]))),
		);
		setAttempts((count) => count + 1);
	};
	const save = () =>
		run(async () => {
			const addressId = await settleAddress(draft.addressId);
			if (addressId === null) return;
			const body = changeOf(before, { ...draft, addressId });
			if (Object.keys(body).length > 0) {
				const { professional } = await call("PUT /api/workerCategory/:id", {
					params: { id: listing._id },
					body,
				});
				alert("success", m["listings.edit.saved"]());
				onChanged(professional);
			}
			clear();
			onSaved();
		}, tell);
	return {
		draft,
		type,
		/** By the field's name in the request. */
		errors,
		attempts,
		isSaving: isBusy,
		save,
		isChanged: Object.keys(changeOf(before, draft)).length > 0,
		/** Back to what is stored. */
		undo: clear,
	};
}
