import { sectorLabel, type Service } from "../../catalogue/catalogue.ts";
import { underPresentNames } from "../../catalogue/property-form-rules.ts";
import type { LargerPlace } from "../../places/home-place.ts";
import { displayName } from "../../places/location.ts";
import { profilePhotoPath } from "../../media/picture.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { maskContacts } from "../../platform/mask-contacts.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { withoutFolders } from "../answer-changes.ts";
import { fileAddress } from "../listing-files.ts";
import type { EarlierRejection, ListingDetails, StaffListing } from "../listing-answers.ts";
import { listingAbilities, mayManageUpiId, maySeePrivate } from "../listings.policy.ts";
import { answersOf, publicFields } from "../property-answers.ts";
import { factsOnly, propertySections } from "../property-sections.ts";
import {
	accessFacts,
	formOf,
	presentFormOf,
	placesOf,
	presentImage,
	presentShared,
	type Surroundings,
} from "./listing-parts.ts";
import type { ListingRow } from "./listings.repository.ts";

type Private = Required<
	Pick<
		ListingDetails,
		"mobile" | "paymentStatus" | "isSuspended" | "statusReason" | "appliedDate" | "visits" | "calls" | "leads"
	>
>;

/** The fields that only the owner and staff see. */
function presentPrivate(row: ListingRow): Private {
	return {
		mobile: row.mobile,
		paymentStatus: row.paymentStatus,
		isSuspended: row.isSuspended,
		statusReason: row.statusReason,
		appliedDate: row.appliedAt.toISOString(),
		visits: row.visits,
		calls: row.calls,
		leads: row.leads,
	};
}

/** The place that staff may choose for a fixed-place listing; undefined if it was not requested. */
function presentSuggestion(
	suggestion: LargerPlace | null | undefined,
	viewer: Pick<Viewer, "role"> | null,
): Pick<ListingDetails, "suggestedPlace"> {
	if (suggestion === undefined || !isStaff(viewer)) return {};
	if (suggestion === null) return { suggestedPlace: null };
	const { place, kilometres } = suggestion;
	return {
		suggestedPlace: {
			name: displayName(place),
			slug: place.slug,
			kilometres: kilometres === null ? null : Math.round(kilometres),
		},
	};
}

/** The address: only its public part, or with street, contact person and number if `seesAll`. */
function presentAddress(row: ListingRow, seesAll: boolean): ListingDetails["address"] {
	const { pincode, poName, cityBlock, district, stateName, city, locality } = row;
	if (!seesAll) return { pincodeData: { pincode, poName, district, stateName, city }, locality };
	const { completeAdd, buildingDetails, floorDetails, landmark, cityDistrictTown } = row;
	return {
		_id: row.addressId,
		name: row.addressName,
		mobile: row.mobile,
		pincodeData: { pincode, poName, cityBlock, district, stateName, city },
		manualAddress: { completeAdd, buildingDetails, floorDetails },
		landmark,
		locality,
		cityDistrictTown,
	};
}

/** Hours, days off and rates; contacts in the names of rates are masked unless `seesAll`. */
function presentWork(
	{ hours, daysOff, rates }: ListingRow,
	seesAll: boolean,
): Pick<ListingDetails, "hours" | "daysOff" | "rates"> {
	return {
		hours,
		daysOff,
		rates: rates.map(({ name, price, unit }) => ({
			name: seesAll ? name : maskContacts(name),
			price: rupeesFromPaise(price),
			unit,
		})),
	};
}

type Answered = Pick<
	ListingDetails,
	"properties" | "servicePropertyFields" | "sections" | "formVersion" | "presentForm"
>;

/** The answers to the service's questions. Private ones are included if `seesAll`, but never in the sections. */
function presentAnswers(row: ListingRow, { service }: Surroundings, seesAll: boolean): Answered {
	const { fields } = formOf(row, service);
	const publicOnes = publicFields(fields);
	const visible = seesAll ? fields : publicOnes;
	return {
		properties: withoutFolders(visible, answersOf(visible, row.properties)),
		servicePropertyFields: visible,
		sections: propertySections(publicOnes, factsOnly(row.properties), (key) => fileAddress(row.id, key)),
		formVersion: service.formVersion,
		...(seesAll && presentForm(row, service)),
	};
}

/** The present form with the answers under its names, if the listing answered another version. */
function presentForm(row: ListingRow, service: Service): Pick<ListingDetails, "presentForm"> {
	const { fields: answered } = formOf(row, service);
	const fields = presentFormOf(row, service);
	if (JSON.stringify(fields) === JSON.stringify(answered)) return {};
	const answers = answersOf(fields, underPresentNames(fields, row.properties));
	return { presentForm: { fields, properties: withoutFolders(fields, answers) } };
}

type Offer = Pick<
	StaffListing,
	"serviceSlug" | "serviceId" | "sector" | "sectorId" | "choiceOfService" | "cardType"
>;

/** The listing's position in the catalogue: sector, service and choice. */
function presentOffer(row: ListingRow, { service }: Surroundings): Offer {
	const { choice } = formOf(row, service);
	return {
		serviceSlug: service.slug,
		serviceId: { _id: service.id, type: service.type, choiceName: choice?.name ?? null },
		sector: { name: sectorLabel(service.sector), slug: service.sector.s3PathName },
		sectorId: { _id: service.sector.id, sector: service.sector.sector },
		choiceOfService: choice === null ? null : { _id: choice.id, name: choice.name },
		cardType: service.cardType,
	};
}

type ForStaff = {
	/** Undefined if it was not requested. */
	suggestedPlace?: LargerPlace | null | undefined;
};

/** A listing on a list of staff, as this viewer may see it. */
export function presentStaffListing(
	row: ListingRow,
	viewer: Pick<Viewer, "userId" | "role"> | null,
	surroundings: Surroundings & ForStaff,
): StaffListing {
	const { catalogue, service, cdnBase } = surroundings;
	const seesAll = maySeePrivate(row, viewer);
	const places = placesOf(row, catalogue);
	const images = row.images.map((image) => ({ _id: image.id, ...presentImage(image, cdnBase) }));
	return {
		...presentShared(row, service, places),
		...presentOffer(row, surroundings),
		userId: row.ownerId,
		user: { name: row.ownerName ?? "" },
		description: row.description,
		address: presentAddress(row, seesAll),
		goToLocations: places.map((place) => ({ name: displayName(place), slug: place.slug })),
		image: row.images[0] === undefined ? null : presentImage(row.images[0], cdnBase),
		imageCount: images.length,
		licenceChecked: row.licenceCheckedAt !== null,
		images,
		professionalStatus: { type: row.status, date: row.statusChangedAt.toISOString() },
		status: row.status,
		amountForEnrollment: service.paymentRequired ? null : 0,
		profileImage: row.profilePicture === null ? null : profilePhotoPath(cdnBase, row.profilePicture),
		memberSince: row.ownerSince.toISOString(),
		...(seesAll && presentPrivate(row)),
		...presentSuggestion(surroundings.suggestedPlace, viewer),
		abilities: listingAbilities(accessFacts(row, service), viewer),
	};
}

/** A listing's page for this viewer; private fields and answers are included only for the owner and staff. */
export function presentDetails(
	row: ListingRow,
	viewer: Pick<Viewer, "userId" | "role"> | null,
	surroundings: Surroundings &
		ForStaff & {
			/** Undefined if the viewer may not read it. */
			earlierRejection?: EarlierRejection | null | undefined;
		},
): ListingDetails {
	const { choice } = formOf(row, surroundings.service);
	const { earlierRejection } = surroundings;
	return {
		...presentStaffListing(row, viewer, surroundings),
		...presentAnswers(row, surroundings, maySeePrivate(row, viewer)),
		...presentWork(row, maySeePrivate(row, viewer)),
		choiceOfService:
			choice === null ? null : { _id: choice.id, name: choice.name, properties: publicFields(choice.fields) },
		...(mayManageUpiId(row, viewer) && { upiId: row.upiId }),
		...(earlierRejection !== undefined && { earlierRejection }),
	};
}
