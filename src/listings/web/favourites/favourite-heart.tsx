import { useCallback, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import type { FavouritesApi } from "../../favourites.contract.ts";
import { listingTitle, type NamedListing } from "../details/listing-words.ts";

const call = apiOf<FavouritesApi>();

type FavouriteHeartProps = {
	listing: NamedListing & { _id: string };
	/** On the person's own list: they saved it, and the server is not asked. */
	isListed?: boolean;
};

/** Whether the person saved the listing; asks the server once the person is signed in. */
function useFavourite(listingId: string, isListed: boolean) {
	const userId = useSession().user?._id;
	const [changed, setChanged] = useState<{ userId: string | undefined; isFavourite: boolean } | null>(
		isListed ? { userId, isFavourite: true } : null,
	);
	const load = useCallback<Load>(
		async (isWanted) => {
			if (userId === undefined) return;
			const params = { id: listingId };
			const { isFavourite } = await call("GET /api/workerCategory/:id/favourite", { params });
			// If the person has pressed the heart in the meantime, that is newer.
			if (isWanted()) setChanged((before) => (before?.userId === userId ? before : { userId, isFavourite }));
		},
		[listingId, userId],
	);
	useLoading(isListed ? null : load);
	return {
		isFavourite: changed !== null && changed.userId === userId && changed.isFavourite,
		show: (isFavourite: boolean, pressedBy: string) => setChanged({ userId: pressedBy, isFavourite }),
	};
}

/** The button that saves a listing for the person, after the login if needed, and takes it away again. */
export function FavouriteHeart({ listing, isListed = false }: FavouriteHeartProps) {
	const { requireLogin } = useSession();
	const { isFavourite, show } = useFavourite(listing._id, isListed);
	const { run, alert } = useTask("favourite");
	const name = listingTitle(listing);
	const change = async () => {
		const account = await requireLogin(m["listings.favourites.login_to_save"]({ name }));
		if (account === null) return;
		const work = async () => {
			const params = { id: listing._id };
			show(!isFavourite, account._id);
			if (isFavourite) {
				await call("DELETE /api/workerCategory/:id/favourite", { params });
			} else {
				await call("PUT /api/workerCategory/:id/favourite", { params });
				alert("success", m["listings.favourites.saved"](), "/favourites");
			}
		};
		await run(work, () => show(isFavourite, account._id));
	};
	return (
		<Button
			variant="text"
			icon={isFavourite ? "heart-filled" : "heart"}
			aria-label={m["listings.favourites.save"]({ name })}
			aria-pressed={isFavourite}
			onClick={() => void change()}
			className="min-w-11"
		/>
	);
}
