import { useCallback, useState } from "react";
import type { CatalogueApi } from "../../../catalogue/catalogue.contract.ts";
import type { ListingsApi } from "../../../listings/listings.contract.ts";
import type { LeadFormSlotProps } from "../../../listings/web/list/lead-form-slot.tsx";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { leadFormName, leadStart, type LeadStart } from "./lead-start.ts";

const callCatalogue = apiOf<CatalogueApi>();
const callListings = apiOf<ListingsApi>();

/** Null if the server does not find it; throws if the server does not respond. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
	try {
		return await answer;
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return null;
		throw failure;
	}
}

async function readStart({ service, choice, place, professional }: LeadFormSlotProps): Promise<LeadStart> {
	const query = { choice: choice ?? undefined };
	const [landing, listing] = await Promise.all([
		orNull(callCatalogue("GET /api/catalogue/landing/:slug", { params: { slug: service }, query })),
		professional === undefined
			? undefined
			: orNull(callListings("GET /api/workerCategory/:id", { params: { id: professional } })),
	]);
	return leadStart({
		landing: landing && landing.landing,
		listing: listing && listing.professional,
		placeSlug: place ?? null,
	});
}

/** What the dialog begins with, loaded by the names on the page; null until then. */
export function useLeadStart({ service, choice, place, professional }: LeadFormSlotProps) {
	const [start, setStart] = useState<LeadStart | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const read = await readStart({ service, choice, place, professional });
			if (isWanted()) setStart(read);
		},
		[service, choice, place, professional],
	);
	const { hasFailed, retry } = useLoading(load);
	return {
		start,
		name: leadFormName({ service, choice, place, professional }),
		hasFailed: start === null && hasFailed,
		retry,
	};
}
