import { useCallback, useState } from "react";
import type {
	CatalogueApi,
	HomeCatalogue,
	SectorAnswer,
	ServiceAnswer,
} from "../../../catalogue/catalogue.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";

const call = apiOf<CatalogueApi>();

/** A service that takes registrations. */
export type OfferedService = { id: string; name: string; slug: string; sectorId: string; sectorName: string };

/** Ids of the services that take registrations, with their slugs; those that are yet to come are not among them. */
export type OpenServices = { id: string; slug: string }[];

/** Takes them from the home page's content, which the page's loader has. */
export function openServicesOf({ sectors }: Pick<HomeCatalogue, "sectors">): OpenServices {
	return sectors
		.flatMap(({ entries }) => entries)
		.filter(({ comingSoon }) => !comingSoon)
		.map(({ _id: id, link }) => ({ id, slug: link.slice(1) }));
}

/** The open services under their sectors, by name; sectors without any are left out. */
export function offeredServices(sectors: readonly SectorAnswer[], open: OpenServices): OfferedService[] {
	const slugs = new Map(open.map(({ id, slug }) => [id, slug]));
	return sectors
		.filter(({ active }) => active)
		.flatMap(({ _id: sectorId, sectorName, services }) =>
			services.flatMap(({ _id: id, type: name }) => {
				const slug = slugs.get(id);
				return slug === undefined ? [] : [{ id, name, slug, sectorId, sectorName }];
			}),
		)
		.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

let fetchedSectors: SectorAnswer[] | null = null;

/** What one can register for; null until it came. Only names: what a service asks for comes with its sector. */
export function useOffer(open: OpenServices) {
	const [sectors, setSectors] = useState(fetchedSectors);
	const load = useCallback<Load>(async (isWanted) => {
		fetchedSectors ??= (await call("GET /api/sector")).sectors;
		if (isWanted()) setSectors(fetchedSectors);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	const offered = sectors === null ? null : offeredServices(sectors, open);
	return { offered, hasFailed: sectors === null && hasFailed, retry };
}

const fetchedServices = new Map<string, ServiceAnswer[]>();

/** All about the chosen service: its choices, whether it is paid for, whether it asks for photos; null until it came. */
export function useServiceFacts(chosen: OfferedService | null) {
	const [, setArrived] = useState<string | null>(null);
	const sectorId = chosen?.sectorId ?? null;
	const load = useCallback<Load>(
		async (isWanted) => {
			if (sectorId === null || fetchedServices.has(sectorId)) return;
			const { services } = await call("POST /api/service/bysector", { body: { sectorId } });
			fetchedServices.set(sectorId, services);
			if (isWanted()) setArrived(sectorId);
		},
		[sectorId],
	);
	const { hasFailed, retry } = useLoading(sectorId === null ? null : load);
	const service =
		(sectorId !== null && fetchedServices.get(sectorId)?.find(({ _id }) => _id === chosen?.id)) || null;
	return {
		service,
		isLoading: chosen !== null && service === null && !hasFailed,
		hasFailed: chosen !== null && service === null && hasFailed,
		retry,
	};
}
