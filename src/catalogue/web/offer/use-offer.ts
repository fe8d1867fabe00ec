import { useCallback, useMemo, useState } from "react";
import type {
	CatalogueApi,
	CatalogueEntry,
	HomeCatalogue,
	SectorAnswer,
	ServiceAnswer,
} from "../../catalogue.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";

const call = apiOf<CatalogueApi>();

/** A service as the search of the service fields knows it. */
export type OfferedService = {
	id: string;
	name: string;
	slug: string;
	sectorId: string;
	sectorName: string;
	/** Every word under which the search finds it. */
	names: string[];
	/** Its rank among the popular services, from 0; null for the others. */
	popularRank: number | null;
	/** Customers cannot find it yet. */
	comingSoon: boolean;
};

/** The services of the home page: popular ones first, then in its order, as its search ranks them. */
export type OpenServices = Pick<OfferedService, "id" | "name" | "slug" | "popularRank" | "comingSoon">[];

/** Derives them from the home page's content, which the page's loader provides. */
export function openServicesOf({ popular, sectors }: HomeCatalogue): OpenServices {
	const rankOf = new Map(popular.map(({ _id }, rank) => [_id, rank]));
	const rank = ({ _id }: CatalogueEntry) => rankOf.get(_id) ?? popular.length;
	return sectors
		.flatMap(({ entries }) => entries)
		.toSorted((one, other) => rank(one) - rank(other))
		.map(({ _id: id, name, link, comingSoon }) => ({
			id,
			name,
			slug: link.slice(1),
			popularRank: rankOf.get(id) ?? null,
			comingSoon,
		}));
}

/** The open services under their sectors, by name; sectors without any are left out. */
export function offeredServices(sectors: readonly SectorAnswer[], open: OpenServices): OfferedService[] {
	const openById = new Map(open.map((service) => [service.id, service]));
	return sectors
		.filter(({ active }) => active)
		.flatMap(({ _id: sectorId, sectorName, services }) =>
			services.flatMap(({ _id: id, names }) => {
				const service = openById.get(id);
				return service === undefined ? [] : [{ ...service, sectorId, sectorName, names }];
			}),
		)
		.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

let fetchedSectors: SectorAnswer[] | null = null;

/** The sectors that were fetched for an earlier form; null if they lack one of these services. */
function fetchedWith(open: OpenServices): SectorAnswer[] | null {
	const known = new Set(fetchedSectors?.flatMap(({ services }) => services.map(({ _id }) => _id)));
	return open.every(({ id }) => known.has(id)) ? fetchedSectors : null;
}

/** The open services with the words under which they are found; null until these have loaded. */
export function useOffer(open: OpenServices) {
	const [sectors, setSectors] = useState(() => fetchedWith(open));
	const [load] = useState((): Load => async (isWanted) => {
		fetchedSectors = fetchedWith(open) ?? (await call("GET /api/sector")).sectors;
		if (isWanted()) setSectors(fetchedSectors);
	});
	const { hasFailed, retry } = useLoading(load);
	const offered = useMemo(() => (sectors === null ? null : offeredServices(sectors, open)), [sectors, open]);
	return { offered, hasFailed: sectors === null && hasFailed, retry };
}

const fetchedServices = new Map<string, ServiceAnswer[]>();

/** The chosen service's choices, and whether it needs a plan and photos; null until they have loaded. */
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
