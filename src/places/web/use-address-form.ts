import { useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import type { Address, PlacesApi } from "../places.contract.ts";
import {
	type AddressDraft,
	addressInputOf,
	draftOf,
	emptyAddress,
	isUntouched,
	newDraft,
	type Person,
} from "./address-draft.ts";
import { addressErrors, addressPaths, isBehindToggle } from "./address-errors.ts";
import type { AddressBook } from "./use-address-book.ts";
import { usePostOffices } from "./use-post-offices.ts";

const call = apiOf<PlacesApi>();

type AddressFormSettings = {
	/** The key of the draft: the account, and the person of the address. */
	draftKey: string;
	/** The name and number that a new address starts with. */
	person: Person;
	/** Set if staff enter another person's address. */
	userMobile: string | null;
	book: AddressBook;
};

/** Adds or changes the address; returns the whole list and the address in it. */
async function saveAddress(draft: AddressDraft, userMobile: string | null, before: Address[]) {
	const address = addressInputOf(draft);
	if (draft.id !== "") {
		const params = { id: draft.id };
		const list = (await call("PUT /api/address/:id", { params, body: { address } })).address.address;
		return { list, saved: list.find(({ _id }) => _id === draft.id) ?? null };
	}
	const body = { address, ...(userMobile !== null && { userMobile }) };
	const list = (await call("POST /api/address/user/create", { body })).address.address;
	const isNew = ({ _id }: Address) => !before.some((known) => known._id === _id);
	return { list, saved: list.find(isNew) ?? list[0] ?? null };
}

/** The form's values, stored in the browser, and the post offices of the pincode. */
function useTypedAddress({ draftKey, person, book }: AddressFormSettings) {
	const kept = useDraft(`address|${draftKey}`, emptyAddress, "browser");
	// Without any address, the form is shown at once.
	const isFirst = book.addresses?.length === 0 && !kept.draft.isOpen;
	const draft = isFirst ? newDraft(kept.draft, person) : kept.draft;
	const search = usePostOffices(draft.pincode);
	const only = search.offices?.length === 1 ? search.offices[0]?.poName : undefined;
	const typed = draft.isPlaceTyped || !only ? draft : { ...draft, poName: draft.poName || only };
	return { ...kept, draft, typed, search };
}

/** The address form, and saving it; what is typed is stored until then. */
export function useAddressForm(settings: AddressFormSettings) {
	const { person, userMobile, book } = settings;
	const alert = useAlert();
	const saved = useRef<Address | null>(null);
	const { draft, typed, search, isRecalled, change, clear } = useTypedAddress(settings);
	const form = useForm({
		initial: emptyAddress,
		draft: { draft: typed, change: (part) => change({ ...typed, ...part }) },
		paths: addressPaths,
		check: addressErrors,
		submit: async (address) => {
			const answer = await saveAddress(address, userMobile, book.addresses ?? []);
			saved.current = answer.saved;
			book.show(answer.list);
			clear();
			alert("success", address.id === "" ? m["places.address.added"]() : m["places.address.changed"]());
		},
		onErrors: (errors) => {
			if (isBehindToggle(errors)) change({ ...typed, isMoreOpen: true });
		},
	});
	const { values, isBusy, formProps, enter, errorOf, field, checkField, clearErrors } = form;
	const open = (opened: AddressDraft) => {
		clearErrors();
		change(opened);
	};
	return {
		draft: values,
		formProps,
		enter,
		errorOf,
		field,
		isRecalled,
		isUntouched: isUntouched(draft),
		search,
		isSaving: isBusy,
		leavePincode: () => checkField("pincode"),
		add: () => open(newDraft(draft, person)),
		edit: (address: Address) => open(draftOf(address)),
		/** Closes the form and keeps the draft of a new address; the change of a stored one is discarded. */
		close: () => open(draft.id === "" ? { ...draft, isOpen: false } : emptyAddress),
		/** Returns the saved address; null if an error was shown instead. */
		save: async (): Promise<Address | null> => {
			saved.current = null;
			await form.send();
			return saved.current;
		},
	};
}

export type AddressForm = ReturnType<typeof useAddressForm>;
