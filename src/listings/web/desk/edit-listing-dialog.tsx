import { useId } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { listingTitle } from "../listing-words.ts";
import { GoToPlaces } from "../register/go-to-places.tsx";
import { useServicePlaces } from "../register/use-service-places.ts";
import { EditAddress, useListingAddresses } from "./edit-address.tsx";
import { useEditListing } from "./use-edit-listing.ts";

/** As much as the server takes, in characters. */
const longest = { firmName: 120, description: 1000 };

type EditListingDialogProps = {
	listing: ListingDetails;
	user: Account;
	onChanged: (listing: ListingDetails) => void;
	onClose: () => void;
};

/** Changes a listing's words, places and address. What is typed stays until it is saved, also when the dialog is closed. */
export default function EditListingDialog({ listing, user, onChanged, onClose }: EditListingDialogProps) {
	const formId = useId();
	const places = useServicePlaces(listing.serviceId._id);
	const addresses = useListingAddresses(listing, user);
	const edit = useEditListing({
		listing,
		user,
		settleAddress: addresses.settle,
		onChanged,
		onSaved: onClose,
	});
	const frame = useErrorFocus(edit.attempts);
	const { draft, type, errors, isSaving } = edit;
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
			<form
				id={formId}
				ref={frame}
				noValidate
				className="grid gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					void edit.save();
				}}
			>
				<FormFields sending={isSaving}>
					<TextField
						label={m["listings.edit.firm"]()}
						hint={m["listings.edit.firm_hint"]({ name: listingTitle({ ...listing, firmName: null }) })}
						optional
						autoComplete="organization"
						maxLength={longest.firmName}
						value={draft.firmName}
						error={errors["firmName"]}
						onChange={({ target }) => type({ firmName: target.value })}
					/>
					<TextArea
						label={m["listings.edit.description"]()}
						optional
						rows={4}
						maxLength={longest.description}
						value={draft.description}
						error={errors["description"]}
						onChange={({ target }) => type({ description: target.value })}
					/>
					<GoToPlaces
						list={places}
						chosen={draft.places}
						onChange={(chosen) => type({ places: chosen })}
						error={errors["goToLocation"]}
					/>
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
