import { useState } from "react";
import { popularAtMost } from "../../../listings/landing.ts";
import { listAddress } from "../../../listings/list-address.ts";
import type { ListingsApi } from "../../../listings/listings.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { type TiledService, useSite } from "../frame/site-data.ts";
import { rememberedPlace } from "../search/remembered-place.ts";
import { ServiceTiles } from "./service-tile.tsx";

const call = apiOf<ListingsApi>();

type PopularHere = { typed: string; place: string; services: TiledService[] };
/** Kept for the way back to the home page. */
let kept: PopularHere | null = null;

async function readPopular(typed: string): Promise<PopularHere | null> {
	const { place, services } = await call("GET /api/workerCategory/popular", { query: { place: typed } });
	// With fewer, the grid would shrink and the page would move.
	if (place === null || services.length < popularAtMost) return null;
	return {
		typed,
		place: place.name,
		services: services.map(({ name, slug, icon }) => ({
			name,
			icon,
			to: listAddress({ service: slug, place: place.slug }),
		})),
	};
}

/** The popular services of the place that was searched for last on this device; null without one. */
function usePopularHere(): PopularHere | null {
	const [found, setFound] = useState(kept);
	const [load] = useState((): Load => async (isWanted) => {
		// Only this browser knows the last place, so it is asked for after the page loads.
		const typed = rememberedPlace();
		if (typed === kept?.typed) return;
		kept = typed === "" ? null : await readPopular(typed);
		if (isWanted()) setFound(kept);
	});
	// If it fails, the services of all India stay.
	useLoading(load);
	return found;
}

/** The popular services: of the place searched for last, otherwise of all India. */
export function PopularServices() {
	const { popular } = useSite();
	const here = usePopularHere();
	return (
		<section aria-labelledby="popular" className="grid gap-3.5 desk:gap-5">
			<h2 id="popular" className="text-xl desk:text-2xl">
				{here === null ? m["shell.home.popular"]() : m["shell.home.popular_in"]({ place: here.place })}
			</h2>
			<ServiceTiles services={here?.services ?? popular} />
		</section>
	);
}
