import { useSession } from "../../../accounts/web/session.tsx";
import { LostPageFromSlot } from "../../../platform/web/lost-page-slot.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import { Waiting } from "../../../ui/feedback/waiting.tsx";

const ListingPreview = partOnDemand(() => import("../preview/listing-preview.tsx"));

/** The page of a listing that is not public: a preview for its owner and staff, the not-found page for all others. */
export default function UnlistedListing({ listingId }: { listingId: string }) {
	const { state, user } = useSession();
	const isHydrated = useHydrated();
	if (user !== null) return <ListingPreview key={user._id} listingId={listingId} />;
	return state === "loading" && isHydrated ? <Waiting /> : <LostPageFromSlot />;
}
