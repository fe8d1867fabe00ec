import type { Account } from "../../../accounts/accounts.contract.ts";
import { type AddressBook, useAddressBook } from "../../../places/web/use-address-book.ts";
import { usePhotoDrafts } from "../photos/use-photo-drafts.ts";
import {
	type RegistrationDraft,
	type Wanted,
	withChoice,
	withPhone,
	withSector,
	withService,
} from "./registration-draft.ts";
import { doneSteps, stepFaults } from "./registration-faults.ts";
import { stepsOf } from "./registration-steps.ts";
import type { OfferedService, OpenServices } from "../../../catalogue/web/offer/use-offer.ts";
import { usePreselection } from "./use-preselection.ts";
import { useWanted } from "./use-wanted.ts";
import { useRefused } from "./use-refused.ts";
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

type Enter = (part: Partial<RegistrationDraft>, ...fields: string[]) => void;

/** The choices that reset other parts of the draft, with the fields that they change. */
function choicesIn(
	draft: RegistrationDraft,
	{
		enter,
		offered,
		clearPhotos,
	}: { enter: Enter; offered: readonly OfferedService[] | null; clearPhotos: () => void },
) {
	return {
		chooseSector: (sectorId: string) => {
			enter(withSector(draft, sectorId), "sectorId", "serviceId", "choiceId", "goToLocation", "addressId");
			clearPhotos();
		},
		chooseService: (serviceId: string) => {
			const service = offered?.find(({ id }) => id === serviceId);
			if (service) enter(withService(draft, service), "serviceId", "choiceId", "goToLocation");
		},
		chooseChoice: (choiceId: string) => enter(withChoice(draft, choiceId), "choiceId"),
		enterPhone: (phone: string) => enter(withPhone(draft, phone), "mobile", "addressId"),
	};
}

/** What the registration's steps share: the input, what follows from it, and its faults. */
export function useRegistration(user: Account, open: OpenServices, wanted: Wanted | null) {
	const registrant = useRegistrant(user);
	const { draft, change } = registrant;
	const about = useChosenService(registrant, open);
	const { offer, service, hasChoices, existing } = about;
	const { isNotOffered, isTakingLink } = usePreselection(registrant, about);
	const { other } = useWanted(registrant, about, wanted);
	const book = useAddressBook(registrant.mobile, registrant.isKnown);
	const photos = usePhotoDrafts(user._id);
	const { refused, refuse, touch } = useRefused();

	const valid = validDraft(draft, about, book);
	const faults = stepFaults(valid, {
		hasChoices,
		isStaff: registrant.isForOther,
		isFixedPlace: service?.fixedPlace === true,
	});
	const done = doneSteps(faults);
	const hasPlan = service?.paymentRequired === true;
	/** Changes the draft and clears the server's faults of the changed fields. */
	const enter: Enter = (part, ...fields) => {
		touch(...fields);
		change(part);
	};
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
		faults,
		refused,
		refuse,
		/** An existing registration leaves the first step open. */
		done: { ...done, service: done.service && service !== null && existing.listing === null },
		hasPlan,
		// Nearly all services need a plan, so expect one until a service is chosen.
		steps: stepsOf(hasPlan || service === null),
		enter,
		...choicesIn(draft, { enter, offered: offer.offered, clearPhotos: photos.clear }),
		/** Deletes the draft and its photos after everything has been sent. */
		discard: () => {
			registrant.clear();
			photos.clear();
		},
	};
}

export type Registration = ReturnType<typeof useRegistration>;
