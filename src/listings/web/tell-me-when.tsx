import { useCallback, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { ServiceInterestApi } from "../service-interest.contract.ts";
import type { Category } from "./category-data.ts";

const call = apiOf<ServiceInterestApi>();

/** A service that is yet to come, and the place where somebody waits for it. */
export type Awaited = Pick<Category, "service" | "place">;

const awaitedOf = ({ service, place }: Awaited) => ({
	service: service.slug,
	...(place !== null && { location: place.slug }),
});

/** Whether the person waits for the service already; asks the server once somebody is signed in. */
function useRemembered({ service, place }: Awaited) {
	const userId = useSession().user?._id ?? null;
	const { slug: serviceSlug } = service;
	const placeSlug = place?.slug;
	// For whom and what it is remembered: of another person, service or place nothing is known.
	const keyOf = (id: string | null) => [id, serviceSlug, placeSlug].join(" ");
	const about = keyOf(userId);
	const [remembered, setRemembered] = useState<string | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const query = { service: serviceSlug, ...(placeSlug !== undefined && { location: placeSlug }) };
			const { isRemembered } = await call("GET /api/catalogue/interest", { query });
			if (isRemembered && isWanted()) setRemembered(about);
		},
		[serviceSlug, placeSlug, about],
	);
	useLoading(userId === null ? null : load);
	return {
		isRemembered: remembered === about,
		/** Takes over that it was remembered for this person. */
		remember: (id: string) => setRemembered(keyOf(id)),
	};
}

/** Remembers who waits for the service; asks for the login first. */
export default function TellMeWhen(awaited: Awaited) {
	const { service } = awaited;
	const { requireLogin } = useSession();
	const { isBusy, run } = useTask();
	const [justAsked, setJustAsked] = useState(false);
	const { isRemembered, remember } = useRemembered(awaited);
	const tellMe = async () => {
		const account = await requireLogin(m["listings.interest.login"]({ service: service.name }));
		if (account === null) return;
		await run(async () => {
			await call("POST /api/catalogue/interest", { body: awaitedOf(awaited) });
			remember(account._id);
			setJustAsked(true);
		});
	};
	if (isRemembered) {
		return (
			<Note tone="success" icon="circle-check" announced={justAsked}>
				{m["listings.interest.remembered"]({ service: service.name })}
			</Note>
		);
	}
	return (
		<Button variant="now" icon="bell" busy={isBusy} onClick={() => void tellMe()}>
			{m["listings.interest.tell_me"]()}
		</Button>
	);
}
