import { useCallback, useMemo, useState } from "react";
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
export type OfferedService = {
	id: string;
	name: string;
	slug: string;
	sectorId: string;
	sectorName: string;
	/** Every word under which it is found. */
	names: string[];
	/** Its place among the popular services, from 0; null for the others. */
	popularRank: number | null;
};

/** The services that take registrations; those that are yet to come are not among them. */
export type OpenServices = Pick<OfferedService, "id" | "slug" | "popularRank">[];

/** Takes them from the home page's content, which the page's loader has. */
export function openServicesOf({ popular, sectors }: HomeCatalogue): OpenServices {
	const rankOf = new Map(popular.map(({ _id }, rank) => [_id, rank]));
	return sectors
		.flatMap(({ entries }) => entries)
		.filter(({ comingSoon }) => !comingSoon)
		.map(({ _id: id, link }) => ({ id, slug: link.slice(1), popularRank: rankOf.get(id) ?? null }));
}

/** The open services under their sectors, by name; sectors without any are left out. */
export function offeredServices(sectors: readonly SectorAnswer[], open: OpenServices): OfferedService[] {
	const openById = new Map(open.map((service) => [service.id, service]));
	return sectors
		.filter(({ active }) => active)
		.flatMap(({ _id: sectorId, sectorName, services }) =>
			services.flatMap(({ _id: id, type: name, names }) => {
				const found = openById.get(id);
				return found === undefined ? [] : [{ ...found, name, sectorId, sectorName, names }];
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
	const offered = useMemo(() => (sectors === null ? null : offeredServices(sectors, open)), [sectors, open]);
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
