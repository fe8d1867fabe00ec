import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { type ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useDraft } from "../../ui/use-draft.ts";
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
import { type AddressErrors, addressErrors, isBehindToggle, refusedFields } from "./address-errors.ts";
import type { AddressBook } from "./use-address-book.ts";
import { usePostOffices } from "./use-post-offices.ts";

const call = apiOf<PlacesApi>();

type AddressFormSettings = {
	/** Names the draft: the account, and whose address it is. */
	draftKey: string;
	/** Whose name and number a new address begins with. */
	person: Person;
	/** Set where staff write down the address of somebody else. */
	userMobile: string | null;
	book: AddressBook;
};

/** Adds the address, or changes the one that it was; answers the whole list and the address in it. */
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

/** Which fields tell what is wrong with them: those that were left, all once it was to be saved, and what the server said. */
function useAddressFaults(draft: AddressDraft) {
	const [attempts, setAttempts] = useState(0);
	const [refused, setRefused] = useState<AddressErrors>({});
	const [isPincodeLeft, setPincodeLeft] = useState(false);
	const { pincode, ...others } = addressErrors(draft);
	const tellsPincode = attempts > 0 || (isPincodeLeft && draft.pincode !== "");
	const errors: AddressErrors = {
		...refused,
		...(attempts > 0 && others),
		...(tellsPincode && pincode !== undefined && { pincode }),
	};
	return {
		attempts,
		errors,
		leavePincode: () => setPincodeLeft(true),
		refuse: (faults: AddressErrors) => {
			setRefused(faults);
			setAttempts((before) => before + 1);
		},
		forgive: () => setRefused({}),
		settle: () => {
			setAttempts(0);
			setRefused({});
			setPincodeLeft(false);
		},
	};
}

/** What stands in the form, kept in the browser, and the post offices of its pincode. */
function useTypedAddress({ draftKey, person, book }: AddressFormSettings) {
	const kept = useDraft(`address|${draftKey}`, emptyAddress, "browser");
	// Where there is no address yet, the form is what there is to see.
	const isFirst = book.addresses?.length === 0 && !kept.draft.isOpen;
	const draft = isFirst ? newDraft(kept.draft, person) : kept.draft;
	const search = usePostOffices(draft.pincode);
	const only = search.offices?.length === 1 ? search.offices[0]?.poName : undefined;
	const typed = draft.isPlaceTyped || !only ? draft : { ...draft, poName: draft.poName || only };
	return { ...kept, draft, typed, search };
}

/** The address form's values and faults, and saving it; what is typed is kept until then. */
export function useAddressForm(settings: AddressFormSettings) {
	const { person, userMobile, book } = settings;
	const { isBusy, run, alert } = useTask();
	const { draft, typed, search, isRecalled, change, clear } = useTypedAddress(settings);
	const { refuse, forgive, settle, ...faults } = useAddressFaults(typed);

	const send = async (): Promise<Address | null> => {
		const { list, saved } = await saveAddress(typed, userMobile, book.addresses ?? []);
		book.show(list);
		clear();
		settle();
		alert("success", typed.id === "" ? m["places.address.added"]() : m["places.address.changed"]());
		return saved;
	};
	const tell = (failure: ApiFailure) => {
		const refused = refusedFields(failure.errors);
		refuse(refused);
		if (isBehindToggle(refused)) change({ ...typed, isMoreOpen: true });
	};
	const open = (opened: AddressDraft) => {
		settle();
		change(opened);
	};
	return {
		...faults,
		draft: typed,
		isRecalled,
		isUntouched: isUntouched(draft),
		search,
		isSaving: isBusy,
		type: (part: Partial<AddressDraft>) => {
			forgive();
			change({ ...typed, ...part });
		},
		add: () => open(newDraft(draft, person)),
		edit: (address: Address) => open(draftOf(address)),
		/** Closes the form and keeps what was typed for a new address; the change of an old one is given up. */
		close: () => open(draft.id === "" ? { ...draft, isOpen: false } : emptyAddress),
		/** Answers the saved address, null where something was in the way, which is told. */
		save: async (): Promise<Address | null> => {
			// Before the fields are switched off for the sending: the focus goes to the first wrong one.
			if (Object.keys(addressErrors(typed)).length > 0) {
				alert("danger", m["places.address.fill_in"]());
				refuse({});
				return null;
			}
			let saved: Address | null = null;
			await run(async () => {
				saved = await send();
			}, tell);
			return saved;
		},
	};
}

export type AddressForm = ReturnType<typeof useAddressForm>;
