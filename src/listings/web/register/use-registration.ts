import { useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { type AddressBook, useAddressBook } from "../../../places/web/use-address-book.ts";
import { usePhotoDrafts } from "../photos/use-photo-drafts.ts";
import type { RegistrationDraft, Wanted } from "./registration-draft.ts";
import { doneSteps, stepErrors } from "./step-errors.ts";
import { stepsOf } from "./registration-steps.ts";
import type { OpenServices } from "../../../catalogue/web/offer/use-offer.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { usePreselection } from "./use-preselection.ts";
import { useWanted } from "./use-wanted.ts";
import { useChosenService, useRegistrant } from "./use-registrant.ts";

type Chosen = Pick<ReturnType<typeof useChosenService>, "chosen" | "choice">;

/** The draft without options that are no longer offered, and without an address that has been deleted since. */
function validDraft(
	draft: RegistrationDraft,
	{ chosen, choice }: Chosen,
	{ addresses }: AddressBook,
): RegistrationDraft {
	const isGone = addresses?.some(({ _id }) => _id === draft.addressId) === false;
	return {
		...draft,
		serviceId: chosen?.id ?? "",
		choiceId: choice?._id ?? "",
		addressId: isGone ? "" : draft.addressId,
	};
}

/** What the registration's steps share: the input, what follows from it, and its errors. */
export function useRegistration(user: Account, open: OpenServices, wanted: Wanted | null) {
	const registrant = useRegistrant(user);
	const about = useChosenService(registrant, open);
	const { offer, service, hasChoices, existing } = about;
	const { isNotOffered, isTakingLink } = usePreselection(registrant, about);
	const { other } = useWanted(registrant, about, wanted);
	const book = useAddressBook(registrant.mobile, registrant.isKnown);
	const photos = usePhotoDrafts(user._id);
	const errors = useState<readonly ErrorItem[]>([]);

	const valid = validDraft(registrant.draft, about, book);
	const ofSteps = stepErrors(valid, {
		hasChoices,
		isStaff: registrant.isForOther,
		isFixedPlace: service?.fixedPlace === true,
	});
	const done = doneSteps(ofSteps);
	const hasPlan = service?.paymentRequired === true;
	return {
		...about,
		/** What the previous screen preselects, if the draft is for something else. */
		other,
		isNotOffered,
		isTakingLink,
		open,
		user,
		draft: valid,
		isReady: registrant.isRecalled && offer.offered !== null,
		isForOther: registrant.isForOther,
		mobile: registrant.mobile,
		person: registrant.person,
		address: book.addresses?.find(({ _id }) => _id === valid.addressId) ?? null,
		book,
		photos,
		/** What is wrong in each step. */
		stepErrors: ofSteps,
		/** The errors on display, which a refused registration shows in several steps. */
		errors,
		/** An existing registration leaves the first step open. */
		done: { ...done, service: done.service && service !== null && existing.listing === null },
		hasPlan,
		// Nearly all services need a plan, so expect one until a service is chosen.
		steps: stepsOf(hasPlan || service === null),
		change: registrant.change,
		/** Deletes the draft and its photos after everything has been sent. */
		discard: () => {
			registrant.clear();
			photos.clear();
		},
	};
}

export type Registration = ReturnType<typeof useRegistration>;
