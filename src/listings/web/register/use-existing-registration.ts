import { useCallback, useState } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** What the registration would be for; `mobile` only if staff register someone. */
export type ExistingQuestion = { serviceId: string; choiceId?: string; mobile?: string };

const nameOf = (question: ExistingQuestion | null) => JSON.stringify(question);

/**
 * The registration that prevents a new one, requested as soon as the service is known (null: not yet). If the request
 * fails, the server reports the conflict when the registration is sent.
 */
export function useExistingRegistration(question: ExistingQuestion | null) {
	const name = nameOf(question);
	const [read, setRead] = useState<{ name: string; listing: ListingDetails | null } | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const query: ExistingQuestion = JSON.parse(name);
			const { professional } = await call("GET /api/workerCategory/status", { query });
			if (isWanted()) setRead({ name, listing: professional });
		},
		[name],
	);
	const { hasFailed } = useLoading(question === null ? null : load);
	const isRead = read !== null && read.name === name;
	return {
		listing: isRead ? read.listing : null,
		isAsking: question !== null && !isRead && !hasFailed,
		/** Shows the registration that the server returned with its refusal. */
		show: (listing: ListingDetails) => setRead({ name, listing }),
	};
}
