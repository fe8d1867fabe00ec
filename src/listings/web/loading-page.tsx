import { useEffect } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { deskAddress } from "../desk-address.ts";
import type { ListingsApi } from "../listings.contract.ts";
import type { Route } from "./+types/loading-page.ts";
import { isLoadingState } from "./loading-state.ts";

const call = apiOf<ListingsApi>();

/** Between two looks, and until the person is sent to their services without a listing; in milliseconds. */
const pause = 1_000;
const patience = 10_000;

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.loading.redirecting"]());

/** The listing to go on to: the one just worked on, else the viewer's first; null while there is none. */
async function readListingId(wanted: string | undefined, signal: AbortSignal): Promise<string | null> {
	if (wanted !== undefined) {
		const { professional } = await call("GET /api/workerCategory/:id", { params: { id: wanted }, signal });
		return professional._id;
	}
	const { professionals } = await call("GET /api/workerCategory/mine", { signal });
	return professionals[0]?._id ?? null;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Looks again and again until there is a listing or the patience is at its end. Throws when it is given up. */
async function findListingId(wanted: string | undefined, signal: AbortSignal): Promise<string | null> {
	const end = Date.now() + patience;
	const ended = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
	while (Date.now() < end && !signal.aborted) {
		try {
			const found = await readListingId(wanted, ended);
			if (found !== null) return found;
		} catch (error) {
			// A failed look is followed by another one; a listing that is not to be had leads to those that are.
			if (error instanceof ApiFailure && error.status === 404 && wanted !== undefined)
				return findListingId(undefined, signal);
		}
		await wait(pause);
	}
	return null;
}

function Redirecting({ wanted }: { wanted: string | undefined }) {
	const navigate = useNavigate();
	useEffect(() => {
		const leaving = new AbortController();
		void findListingId(wanted, leaving.signal).then((found) => {
			if (leaving.signal.aborted) return undefined;
			return navigate(found === null ? "/myservices" : deskAddress(found), { replace: true });
		});
		return () => leaving.abort();
	}, [wanted, navigate]);
	return (
		<Page narrow className="min-h-[60svh] content-center! justify-items-center text-center">
			<Icon name="loader-circle" size="lg" className="animate-spin text-act" />
			<h1 className="text-xl">
				<output>{m["listings.loading.redirecting"]()}</output>
			</h1>
		</Page>
	);
}

export default function LoadingPage() {
	const { state }: { state: unknown } = useLocation();
	return (
		<RequireLogin>
			{isLoadingState(state) ? <Redirecting wanted={state.professionalId} /> : <Navigate to="/" replace />}
		</RequireLogin>
	);
}
