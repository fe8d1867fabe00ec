import { isShown, type Service, type ServiceChoice } from "../../catalogue/catalogue.ts";
import type { PropertyField } from "../../catalogue/property-field.ts";
import { propertyFormOf } from "../../catalogue/property-form.ts";
import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { mediaPath } from "../../media/picture.ts";
import { displayName, type Location } from "../../places/location.ts";
import { type CardQuestion, cardPrice, cardQuestions, summaryLine } from "../listing-summary.ts";
import type { ListingCard, ListingImage } from "../listing-answers.ts";
import type { AccessFacts } from "../listings.policy.ts";
import { m } from "../../paraglide/messages.js";
import { ratingOf } from "../rating.ts";
import { shownMinutes, timeInWords } from "../response-time.ts";
import type { ListingRow } from "./listings.repository.ts";

/** What a presenter uses in addition to the row. */
export type Surroundings = {
	catalogue: CatalogueSnapshot;
	service: Service;
	/** The prefix of picture paths; "" if this process serves the pictures itself. */
	cdnBase: string;
};

type SharedRow = Pick<
	ListingRow,
	| "id"
	| "ownerName"
	| "firmName"
	| "choiceId"
	| "availability"
	| "properties"
	| "formVersion"
	| "ratingStars"
	| "ratingCount"
	| "answersWithinMinutes"
	| "locality"
	| "city"
	| "cityDistrictTown"
	| "district"
	| "pincode"
>;

/** The form of a listing: the questions of its service and choice, and the questions that its card answers. */
type ListingForm = { choice: ServiceChoice | null; fields: PropertyField[]; questions: CardQuestion[] };

// Keyed by the snapshot's objects: a new snapshot brings new objects, and the old forms are garbage-collected.
const forms = new WeakMap<Service | ServiceChoice, Map<number, ListingForm>>();

/** Returns the version of the form that the listing answered. Cached per choice and version. */
export function formOf(
	{ choiceId, formVersion }: Pick<ListingRow, "choiceId" | "formVersion">,
	service: Service,
): ListingForm {
	const choice = service.choices.find(({ id }) => id === choiceId) ?? null;
	const versions = forms.get(choice ?? service) ?? new Map<number, ListingForm>();
	forms.set(choice ?? service, versions);
	const known = versions.get(formVersion);
	if (known !== undefined) return known;
	// A version without any answers is not kept, so no listing answered it: use the present form.
	const former = service.formerForms.find(({ version }) => version === formVersion);
	const fields =
		former === undefined
			? presentFormOf({ choiceId }, service)
			: propertyFormOf(former.fields, choiceId === null ? undefined : former.choices[choiceId]);
	const form = { choice, fields, questions: cardQuestions(fields) };
	versions.set(formVersion, form);
	return form;
}

/** Returns the present form of a listing, whichever version it answered. */
export function presentFormOf({ choiceId }: Pick<ListingRow, "choiceId">, service: Service): PropertyField[] {
	return propertyFormOf(service.fields, service.choices.find(({ id }) => id === choiceId)?.fields);
}

/** The places of a listing. A place added after the snapshot was read is left out until the next snapshot. */
export function placesOf(
	{ placeIds }: Pick<ListingRow, "placeIds">,
	{ places }: CatalogueSnapshot,
): Location[] {
	return placeIds.flatMap((id) => places.byId.get(id) ?? []);
}

/** A picture of a listing, by its path without the width suffix. */
export function presentImage(
	image: { key: string; width: number; height: number },
	cdnBase: string,
): ListingImage {
	return {
		img: mediaPath(cdnBase, `service-professionals/${image.key}`),
		width: image.width,
		height: image.height,
	};
}

/** The public part of the address: "Lower Bazaar, Shimla 171001". */
export function areaOf({
	locality,
	city,
	cityDistrictTown,
	district,
	pincode,
}: Pick<SharedRow, "locality" | "city" | "cityDistrictTown" | "district" | "pincode">): string {
	const town = city || cityDistrictTown || district;
	const named = [...new Set([locality, town])].filter((part) => part !== "");
	return `${named.join(", ")} ${pincode}`.trim();
}

/** "Usually answers within 20 minutes", if that is known. */
export function answersInWords(minutes: number | null): Pick<ListingCard, "answers"> {
	const time = timeInWords(minutes);
	return time === null ? {} : { answers: m["listings.response.answers"]({ time }) };
}

type Shared = Pick<
	ListingCard,
	| "_id"
	| "firmName"
	| "name"
	| "service"
	| "choiceName"
	| "availability"
	| "area"
	| "goToLocation"
	| "fixedPlace"
	| "callIcon"
	| "summary"
	| "price"
	| "rating"
	| "answersWithinMinutes"
	| "answers"
>;

/** The fields that a card and a listing's page both show to everyone. */
export function presentShared(row: SharedRow, service: Service, places: readonly Location[]): Shared {
	const { choice, questions } = formOf(row, service);
	return {
		_id: row.id,
		firmName: row.firmName,
		// An owner who has not given a name yet is shown under the firm's name.
		name: row.ownerName ?? row.firmName ?? service.type,
		service: service.type,
		choiceName: choice?.name ?? null,
		availability: row.availability,
		area: areaOf(row),
		goToLocation: places.map(displayName),
		fixedPlace: service.fixedPlace,
		callIcon: service.callIcon,
		summary: summaryLine(questions, row.properties),
		price: cardPrice(questions, row.properties),
		rating: ratingOf({ stars: row.ratingStars, count: row.ratingCount }),
		answersWithinMinutes: shownMinutes(row.answersWithinMinutes),
		...answersInWords(row.answersWithinMinutes),
	};
}

/** The facts about a listing that the access policy needs. */
export function accessFacts(
	{
		ownerId,
		onboardedBy,
		status,
		availability,
		paymentStatus,
	}: Pick<ListingRow, "ownerId" | "onboardedBy" | "status" | "availability" | "paymentStatus">,
	service: Service,
): AccessFacts {
	return {
		ownerId,
		onboardedBy,
		status,
		availability,
		paymentStatus,
		callIcon: service.callIcon,
		imagesAsked: service.imagesAsked,
		serviceShown: isShown(service),
	};
}
