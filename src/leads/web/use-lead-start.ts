import { useEffect, useState } from "react";
import type { CatalogueApi } from "../../catalogue/catalogue.contract.ts";
import type { ListingsApi } from "../../listings/listings.contract.ts";
import type { LeadFormSlotProps } from "../../listings/web/lead-form-slot.tsx";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { leadStart, type LeadStart } from "./lead-start.ts";

const callCatalogue = apiOf<CatalogueApi>();
const callListings = apiOf<ListingsApi>();

/** Longer than this no call is waited for, in milliseconds. */
const patience = 20_000;

/** Null where the server says that there is none; throws where it does not answer. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
	try {
		return await answer;
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return null;
		throw failure;
	}
}

async function readStart({ service, choice, place, professional }: LeadFormSlotProps): Promise<LeadStart> {
	const signal = AbortSignal.timeout(patience);
	const query = { choice: choice ?? undefined };
	const [landing, listing] = await Promise.all([
		orNull(callCatalogue("GET /api/catalogue/landing/:slug", { params: { slug: service }, query, signal })),
		professional === undefined
			? undefined
			: orNull(callListings("GET /api/workerCategory/:id", { params: { id: professional }, signal })),
	]);
	return leadStart({
		landing: landing && landing.landing,
		listing: listing && listing.professional,
		placeSlug: place ?? null,
	});
}

/** What the dialog begins with, fetched by the names that the page gives; null until it is there. */
export function useLeadStart({ service, choice, place, professional }: LeadFormSlotProps) {
	const [start, setStart] = useState<LeadStart | null>(null);
	const [attempt, setAttempt] = useState(1);
	const [failedAttempt, setFailedAttempt] = useState(0);
	useEffect(() => {
		let isGone = false;
		const load = async () => {
			const read = await readStart({ service, choice, place, professional });
			if (!isGone) setStart(read);
		};
		load().catch(() => {
			if (!isGone) setFailedAttempt(attempt);
		});
		return () => {
			isGone = true;
		};
	}, [service, choice, place, professional, attempt]);
	return {
		start,
		name: [professional, service, choice, place].map((part) => part ?? "").join("|"),
		hasFailed: start === null && failedAttempt === attempt,
		retry: () => setAttempt((before) => before + 1),
	};
}
