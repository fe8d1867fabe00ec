import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { useDraft } from "../../../ui/form/use-draft.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { indianDay } from "../../../platform/dates.ts";
import { offerFieldFaults } from "./offer-fields.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { readUpiId } from "../../upi-id.ts";
import { changeOf, type EditFields, fieldsOf } from "./edit-fields.ts";

const call = apiOf<ListingsApi>();

type EditSettings = {
	listing: ListingDetails;
	user: Account;
	/** Saves an address that is being typed first and returns its id; null if saving is not possible. */
	settleAddress: (chosenId: string) => Promise<string | null>;
	onChanged: (listing: ListingDetails) => void;
	/** Called when everything typed is saved. */
	onSaved: () => void;
};

/** The form for what can be edited of a listing; input is kept until it is saved. */
export function useEditListing({ listing, user, settleAddress, onChanged, onSaved }: EditSettings) {
	const alert = useAlert();
	const before = fieldsOf(listing);
	const draft = useDraft<EditFields>(`edit-listing|${user._id}|${listing._id}`, before);
	const form = useForm({
		initial: before,
		draft,
		paths: { places: "goToLocation" },
		check: (values) => [
			...(values.upiId.trim() !== "" && readUpiId(values.upiId) === null
				? [{ path: "upiId", msg: m["listings.upi.wrong"]() }]
				: []),
			...offerFieldFaults(values, indianDay(new Date())),
		],
		submit: async (values) => {
			const addressId = await settleAddress(values.addressId);
			if (addressId === null) return;
			const body = changeOf(before, { ...values, addressId });
			if (Object.keys(body).length > 0) {
				const { professional } = await call("PUT /api/workerCategory/:id", {
					params: { id: listing._id },
					body,
				});
				alert("success", m["listings.edit.saved"]());
				onChanged(professional);
			}
			draft.clear();
			onSaved();
		},
	});
	return { ...form, isChanged: Object.keys(changeOf(before, form.values)).length > 0 };
}
