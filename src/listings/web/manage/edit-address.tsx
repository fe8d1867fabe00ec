import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { AddressChooser } from "../../../places/web/address-chooser.tsx";
import { nationalPart } from "../../../places/web/address-draft.ts";
import { streetLine, townLine } from "../../../places/web/address-words.ts";
import { useAddressBook } from "../../../places/web/use-address-book.ts";
import { useAddressForm } from "../../../places/web/use-address-form.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { addressOf } from "./listing-address.ts";
import { readAfterSave } from "./read-after-save.ts";

type AddressesSettings = {
	listing: ListingDetails;
	user: Account;
	/** Reloads the listing. */
	read: () => void;
};

/** The addresses that the listing can use, with the form for a new one. */
export function useListingAddresses({ listing, user, read }: AddressesSettings) {
	const { address } = listing;
	const mobile = address.mobile ?? "";
	// Managers search by the number at the address, which may differ from the number of the owner's account.
	const userMobile = user._id === listing.userId ? null : mobile;
	const book = useAddressBook(userMobile);
	const isOthers = book.addresses !== null && !book.addresses.some(({ _id }) => _id === address._id);
	const typed = useAddressForm({
		draftKey: `${user._id}|${listing.userId}`,
		person: { name: address.name ?? listing.name, phone: nationalPart(mobile) },
		userMobile,
		book,
	});
	const form = { ...typed, save: readAfterSave(typed.save, read) };
	return {
		book,
		form,
		/** The addresses found belong to someone else or to no account: none can be chosen, and none added. */
		isOthers,
		/** Saves an address that is being typed and returns the id to use; null if saving is not possible. */
		settle: async (chosenId: string): Promise<string | null> => {
			if (isOthers || !form.draft.isOpen || form.isUntouched) return chosenId;
			return (await form.save())?._id ?? null;
		},
	};
}

type EditAddressProps = {
	listing: ListingDetails;
	addresses: ReturnType<typeof useListingAddresses>;
	chosenId: string;
	onChoose: (addressId: string) => void;
	error?: string;
};

/** The address that the listing works from: one of its owner's addresses. */
export function EditAddress({ listing, addresses, ...choice }: EditAddressProps) {
	const present = addressOf(listing);
	return (
		<section aria-labelledby="edit-address" className="grid gap-3 *:min-w-0">
			<h3 id="edit-address" className="text-lg">
				{m["listings.desk.address"]()}
			</h3>
			{addresses.isOthers && present !== null ? (
				<>
					<p className="[overflow-wrap:anywhere]">
						{streetLine(present)}, {townLine(present)}
					</p>
					<Note>{m["listings.edit.address_by_owner"]()}</Note>
				</>
			) : (
				<AddressChooser book={addresses.book} form={addresses.form} {...choice} />
			)}
		</section>
	);
}
