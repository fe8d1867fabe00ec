import { useCallback, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import type { ServiceInterestApi } from "../../service-interest.contract.ts";
import type { Category } from "./category-data.ts";

const call = apiOf<ServiceInterestApi>();

/** A service that is coming soon, and the place where the person waits for it. */
export type Awaited = Pick<Category, "service" | "place">;

const awaitedOf = ({ service, place }: Awaited) => ({
	service: service.slug,
	...(place !== null && { location: place.slug }),
});

/** Whether the person already waits for the service; asks the server once the person is signed in. */
function useRemembered({ service, place }: Awaited) {
	const userId = useSession().user?._id ?? null;
	const { slug: serviceSlug } = service;
	const placeSlug = place?.slug;
	// The answer holds for one person, service and place only.
	const keyOf = (id: string | null) => [id, serviceSlug, placeSlug].join(" ");
	const key = keyOf(userId);
	const [remembered, setRemembered] = useState<string | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const query = { service: serviceSlug, ...(placeSlug !== undefined && { location: placeSlug }) };
			const { isRemembered } = await call("GET /api/catalogue/interest", { query });
			if (isRemembered && isWanted()) setRemembered(key);
		},
		[serviceSlug, placeSlug, key],
	);
	useLoading(userId === null ? null : load);
	return {
		isRemembered: remembered === key,
		/** Records that this person now waits for it. */
		remember: (id: string) => setRemembered(keyOf(id)),
	};
}

/** Subscribes the person to the service's opening; asks for the login first. */
export default function NotifyMeWhenOpen(awaited: Awaited) {
	const { service } = awaited;
	const { requireLogin } = useSession();
	const { isBusy, run } = useTask();
	const [isNew, setNew] = useState(false);
	const { isRemembered, remember } = useRemembered(awaited);
	const notifyMe = async () => {
		const account = await requireLogin(m["listings.interest.login"]({ service: service.name }));
		if (account === null) return;
		await run(async () => {
			await call("POST /api/catalogue/interest", { body: awaitedOf(awaited) });
			remember(account._id);
			setNew(true);
		});
	};
	if (isRemembered) {
		return (
			<Note tone="success" icon="circle-check" announced={isNew}>
				{m["listings.interest.remembered"]({ service: service.name })}
			</Note>
		);
	}
	return (
		<Button variant="now" icon="bell" busy={isBusy} onClick={() => void notifyMe()}>
			{m["listings.interest.tell_me"]()}
		</Button>
	);
}
