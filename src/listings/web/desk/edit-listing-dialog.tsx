import { type SubmitEvent, useId } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import { longestWords } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { listingTitle } from "../listing-words.ts";
import { GoToPlaces } from "../register/go-to-places.tsx";
import { useServicePlaces } from "../register/use-service-places.ts";
import { EditAddress, useListingAddresses } from "./edit-address.tsx";
import { useEditListing } from "./use-edit-listing.ts";

type EditListingDialogProps = {
	listing: ListingDetails;
	user: Account;
	onChanged: (listing: ListingDetails) => void;
	/** Reads the listing again. */
	read: () => void;
	onClose: () => void;
};

type WordFieldsProps = { listing: ListingDetails; edit: ReturnType<typeof useEditListing> };

function WordFields({ listing, edit: { draft, type, errors } }: WordFieldsProps) {
	return (
		<>
			<TextField
				label={m["listings.edit.firm"]()}
				hint={m["listings.edit.firm_hint"]({ name: listingTitle({ ...listing, firmName: null }) })}
				optional
				autoComplete="organization"
				maxLength={longestWords.firmName}
				value={draft.firmName}
				error={errors["firmName"]}
				onChange={({ target }) => type({ firmName: target.value })}
			/>
			<TextArea
				label={m["listings.register.description"]()}
				optional
				rows={4}
				maxLength={longestWords.description}
				value={draft.description}
				error={errors["description"]}
				onChange={({ target }) => type({ description: target.value })}
			/>
		</>
	);
}

/** Changes a listing's words, places and address. What is typed stays until it is saved, also when the dialog is closed. */
export default function EditListingDialog({
	listing,
	user,
	onChanged,
	read,
	onClose,
}: EditListingDialogProps) {
	const formId = useId();
	const places = useServicePlaces(listing.serviceId._id);
	const addresses = useListingAddresses({ listing, user, read });
	const edit = useEditListing({
		listing,
		user,
		settleAddress: addresses.settle,
		onChanged,
		onSaved: onClose,
	});
	const frame = useErrorFocus(edit.attempts);
	const { draft, type, errors, isSaving } = edit;
	const submit = (event: SubmitEvent) => {
		event.preventDefault();
		void edit.save();
	};
	return (
		<Dialog
			title={m["listings.edit.title"]()}
			size="md"
			onClose={onClose}
			foot={
				<>
					{edit.isChanged && (
						<Button size="lg" disabled={isSaving} onClick={edit.undo}>
							{m["listings.edit.undo"]()}
						</Button>
					)}
					<Button type="submit" form={formId} variant="act" size="lg" busy={isSaving}>
						{m["listings.edit.save"]()}
					</Button>
				</>
			}
		>
			<form id={formId} ref={frame} noValidate className="grid gap-5" onSubmit={submit}>
				<FormFields sending={isSaving}>
					<WordFields listing={listing} edit={edit} />
					{(!listing.fixedPlace || user._id !== listing.userId) && (
						<GoToPlaces
							list={places}
							chosen={draft.places}
							onChange={(chosen) => type({ places: chosen })}
							error={errors["goToLocation"]}
						/>
					)}
				</FormFields>
			</form>
			<EditAddress
				listing={listing}
				addresses={addresses}
				chosenId={draft.addressId}
				onChoose={(addressId) => type({ addressId })}
				error={errors["addressId"]}
			/>
		</Dialog>
	);
}
