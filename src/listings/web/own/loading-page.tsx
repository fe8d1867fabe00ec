import { useEffect, useEffectEvent } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Redirecting } from "../../../ui/feedback/redirecting.tsx";
import { manageAddress } from "../../manage-address.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import type { Route } from "./+types/loading-page.ts";
import { findListing, type FoundListing, type Look } from "./find-listing.ts";
import { isLoadingState } from "./loading-state.ts";

const call = apiOf<ListingsApi>();

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["ui.redirecting"]());

/** One attempt to find the listing that was just worked on, otherwise the viewer's first. */
const look: Look = async (wanted, signal) => {
	if (wanted !== undefined) {
		const { professional } = await call("GET /api/workerCategory/:id", { params: { id: wanted }, signal });
		return professional._id;
	}
	const { professionals } = await call("GET /api/workerCategory/mine", { signal });
	return professionals[0]?._id ?? null;
};

function Finding({ wanted }: { wanted: string | undefined }) {
	const navigate = useNavigate();
	const alert = useAlert();
	const goOn = useEffectEvent(({ listingId, fault }: FoundListing) => {
		if (fault !== undefined) alert("danger", fault);
		void navigate(listingId === null ? "/myservices" : manageAddress(listingId), { replace: true });
	});
	useEffect(() => {
		const leaving = new AbortController();
		void findListing(look, { wanted, leaving: leaving.signal }).then((result) => {
			if (!leaving.signal.aborted) goOn(result);
			return undefined;
		});
		return () => leaving.abort();
	}, [wanted]);
	return <Redirecting title={m["ui.redirecting"]()} />;
}

export default function LoadingPage() {
	const { state }: { state: unknown } = useLocation();
	return (
		<RequireLogin title={m["ui.redirecting"]()} purpose={m["shell.services.login"]()} narrow>
			{isLoadingState(state) ? <Finding wanted={state.professionalId} /> : <Navigate to="/" replace />}
		</RequireLogin>
	);
}
