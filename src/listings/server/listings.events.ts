import { readServicesByIds } from "../../catalogue/server/catalogue.api.ts";
import { readPlaceNames } from "../../places/server/places.api.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { deleteFavouritesOf, readFavouritesOf } from "./favourites/favourites.repository.ts";
import type { ListingsContext } from "./listings.context.ts";
import { deleteCallsOf, readCallsOf } from "./search/contacts.repository.ts";
import { discardStored } from "./listings.jobs.ts";
import {
	type AnsweredForm,
	blankListingsOf,
	type ExportedListing,
	readForExport,
} from "./listings.repository.ts";
import { deleteInterestsOf, readInterestsOf } from "./search/service-interest.repository.ts";
import { filesAnswered } from "../property-answers.ts";

/**
 * Handles the deletion of an account: the person's listings disappear from every list and page, and all personal data
 * in them is erased. The files are deleted after the commit, so that a rolled-back deletion does not lose them.
 */
export async function eraseListingsOf(
	{ clock, jobs }: Pick<ListingsContext, "clock" | "jobs">,
	tx: Db,
	{ userId }: { userId: string },
): Promise<void> {
	const { pictures, answers } = await blankListingsOf(tx, userId, clock());
	await deleteCallsOf(tx, userId);
	await deleteInterestsOf(tx, userId);
	await deleteFavouritesOf(tx, userId);
	const files = await filesOf(tx, answers);
	await discardStored(tx, jobs, { pictures, files });
}

/** The names, in the store, of the files among these answers. */
async function filesOf(tx: Db, answers: readonly AnsweredForm[]): Promise<string[]> {
	const services = await readServicesByIds(
		tx,
		answers.map(({ serviceId }) => serviceId),
	);
	return answers
		.flatMap(({ properties, formVersion, serviceId, choiceId }) => {
			const service = services.get(serviceId);
			const former = service?.formerForms.find(({ version }) => version === formVersion);
			const fields = former?.fields ?? service?.fields ?? [];
			const choice =
				former === undefined || choiceId === null
					? service?.choices.find(({ id }) => id === choiceId)?.fields
					: former.choices[choiceId];
			return filesAnswered([...fields, ...(choice ?? [])], properties);
		})
		.map((file) => file.key);
}

/** Adds the person's listings, and the professionals they called or saved, to the export of their data. */
export async function exportListingsOf(
	tx: Db,
	{ userId, add }: { userId: string; add: (part: string, data: unknown) => void },
): Promise<void> {
	add("listings", await namedListings(tx, await readForExport(tx, userId)));
	add("calls", await readCallsOf(tx, userId));
	add("awaitedServices", await namedInterests(tx, userId));
	add("favourites", await readFavouritesOf(tx, userId));
}

/** The services that the person waits for, with names instead of ids. */
async function namedInterests(tx: Db, userId: string): Promise<Record<string, unknown>[]> {
	const rows = await readInterestsOf(tx, userId);
	const services = await readServicesByIds(
		tx,
		rows.map(({ serviceId }) => serviceId),
	);
	const places = await readPlaceNames(
		tx,
		rows.flatMap(({ locationId }) => locationId ?? []),
	);
	return rows.map(({ serviceId, locationId, createdAt }) => ({
		service: services.get(serviceId)?.type ?? null,
		place: locationId === null ? null : (places.get(locationId) ?? null),
		since: createdAt.toISOString(),
	}));
}

/** The listings with the names of services, choices and places instead of their ids. */
async function namedListings(tx: Db, rows: readonly ExportedListing[]): Promise<Record<string, unknown>[]> {
	const services = await readServicesByIds(
		tx,
		rows.map(({ serviceId }) => serviceId),
	);
	const places = await readPlaceNames(
		tx,
		rows.flatMap(({ placeIds }) => placeIds),
	);
	return rows.map(({ serviceId, choiceId, placeIds, rates, ...kept }) => {
		const service = services.get(serviceId);
		const choice = service?.choices.find(({ id }) => id === choiceId);
		return {
			...kept,
			rates: rates.map((rate) => ({ ...rate, price: rupeesFromPaise(rate.price) })),
			service: service?.type ?? null,
			choice: choice?.name ?? null,
			goToLocation: placeIds.flatMap((id) => places.get(id) ?? []),
		};
	});
}
