import { useCallback, useState } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { type OpenServices, openServicesOf } from "../../../catalogue/web/offer/use-offer.ts";
import { SeekingForm } from "../../../job-board/web/seeking-form.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ProfilesApi } from "../../../profiles/profiles.contract.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import type { Route } from "./+types/job-seeking.ts";
import { menuLinks } from "../header/menu-links.ts";

const call = apiOf<ProfilesApi>();

export async function loader({ context }: Route.LoaderArgs): Promise<{ services: OpenServices }> {
	return { services: openServicesOf(await context.get(publicCatalogue).home()) };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["job-board.seeking.title"]());

/** Whether the viewer's profile says that they look for jobs; null until known. */
function useIsSeeking() {
	const [isSeeking, setSeeking] = useState<boolean | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		let status: string | null;
		try {
			status = (await call("GET /api/profile/me")).status;
		} catch (failure) {
			if (!isLost(failure)) throw failure;
			status = null;
		}
		if (isWanted()) setSeeking(status === "LookingForJobs");
	}, []);
	return { isSeeking, ...useLoading(load) };
}

type SeekingProps = { userId: string; services: OpenServices };

function Seeking({ userId, services }: SeekingProps) {
	const { isSeeking, hasFailed, retry } = useIsSeeking();
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to={menuLinks.jobs}>{m["job-board.list.title"]()}</BackLink>
				<PageHead title={m["job-board.seeking.title"]()} lead={m["job-board.seeking.lead"]()} />
			</div>
			{isSeeking === null &&
				(hasFailed ? <Problem text={m["job-board.seeking.failed"]()} onRetry={retry} /> : <Waiting />)}
			{isSeeking === true && <SeekingForm userId={userId} services={services} />}
			{isSeeking === false && (
				<EmptyState
					title={m["job-board.seeking.not_seeking_title"]()}
					text={m["job-board.seeking.not_seeking"]()}
					action={
						<ButtonLink to={menuLinks.createProfile} variant="act">
							{m["job-board.seeking.not_seeking_action"]()}
						</ButtonLink>
					}
				/>
			)}
		</Page>
	);
}

/** The work that one seeks. It stands in the shell, because the profile says who seeks and its module is above the job board. */
export default function JobSeeking({ loaderData: { services } }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["job-board.seeking.title"]()} purpose={m["job-board.seeking.login"]()} narrow>
			{(user) => <Seeking key={user._id} userId={user._id} services={services} />}
		</RequireLogin>
	);
}
