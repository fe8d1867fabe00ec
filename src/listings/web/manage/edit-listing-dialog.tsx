import { useId, useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { indianDay } from "../../../platform/dates.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { longestWords } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { longestUpiId } from "../../upi-id.ts";
import { listingTitle } from "../details/listing-words.ts";
import { GoToPlaces } from "../register/go-to-places.tsx";
import { useServicePlaces } from "../register/use-service-places.ts";
import { EditAddress, useListingAddresses } from "./edit-address.tsx";
import { EditDaysOff } from "./edit-days-off.tsx";
import { EditHours } from "./edit-hours.tsx";
import { EditRates } from "./edit-rates.tsx";
import { useEditListing } from "./use-edit-listing.ts";

type EditListingDialogProps = {
	listing: ListingDetails;
	user: Account;
	onChanged: (listing: ListingDetails) => void;
	/** Reloads the listing. */
	read: () => void;
	onClose: () => void;
};

type WordFieldsProps = { listing: ListingDetails; edit: ReturnType<typeof useEditListing> };

function WordFields({ listing, edit: { field } }: WordFieldsProps) {
	return (
		<>
			<TextField
				{...field("firmName")}
				label={m["listings.edit.firm"]()}
				hint={m["listings.edit.firm_hint"]({ name: listingTitle({ ...listing, firmName: null }) })}
				optional
				autoComplete="organization"
				maxLength={longestWords.firmName}
			/>
			<TextArea
				{...field("description")}
				label={m["listings.register.description"]()}
				optional
				rows={4}
				maxLength={longestWords.description}
			/>
			{listing.upiId !== undefined && (
				<TextField
					{...field("upiId")}
					label={m["listings.upi.label"]()}
					hint={m["listings.upi.hint"]()}
					optional
					inputMode="email"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={longestUpiId}
				/>
			)}
		</>
	);
}

/** Edits a listing's texts, places, hours, rates, UPI id and address. Input stays until it is saved, even if the dialog is closed. */
export default function EditListingDialog({
	listing,
	user,
	onChanged,
	read,
	onClose,
}: EditListingDialogProps) {
	const formId = useId();
	const [today] = useState(() => indianDay(new Date()));
	const places = useServicePlaces(listing.serviceId._id);
	const addresses = useListingAddresses({ listing, user, read });
	const edit = useEditListing({
		listing,
		user,
		settleAddress: addresses.settle,
		onChanged,
		onSaved: onClose,
	});
	const { values, enter, errorOf, isBusy } = edit;
	return (
		<Dialog
			title={m["listings.edit.title"]()}
			size="md"
			onClose={onClose}
			foot={
				<>
					{edit.isChanged && (
						<Button size="lg" disabled={isBusy} onClick={edit.reset}>
							{m["listings.edit.undo"]()}
						</Button>
					)}
					<Button type="submit" form={formId} variant="act" size="lg" busy={isBusy}>
						{m["listings.edit.save"]()}
					</Button>
				</>
			}
		>
			<form id={formId} {...edit.formProps} className="grid gap-5">
				<FormFields sending={isBusy}>
					<WordFields listing={listing} edit={edit} />
					{(!listing.fixedPlace || user._id !== listing.userId) && (
						<GoToPlaces
							list={places}
							fixedPlace={listing.fixedPlace}
							chosen={values.places}
							onChange={(chosen) => enter({ places: chosen })}
							error={errorOf("places")}
						/>
					)}
					<EditHours items={values.hours} onChange={(hours) => enter({ hours })} errorOf={errorOf} />
					<EditDaysOff
						items={values.daysOff}
						today={today}
						onChange={(daysOff) => enter({ daysOff })}
						errorOf={errorOf}
					/>
					<EditRates items={values.rates} onChange={(rates) => enter({ rates })} errorOf={errorOf} />
				</FormFields>
			</form>
			<EditAddress
				listing={listing}
				addresses={addresses}
				chosenId={values.addressId}
				onChoose={(addressId) => enter({ addressId })}
				error={errorOf("addressId")}
			/>
		</Dialog>
	);
}
