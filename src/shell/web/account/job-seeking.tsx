import type { ComponentProps, ReactNode } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { type OpenServices, openServicesOf } from "../../../catalogue/web/offer/use-offer.ts";
import type { JobBoardApi, JobWishes } from "../../../job-board/job-board.contract.ts";
import { SeekingForm } from "../../../job-board/web/seeking-form.tsx";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import type { ProfilesApi } from "../../../profiles/profiles.contract.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import type { Route } from "./+types/job-seeking.ts";
import { menuLinks } from "../header/menu-links.ts";

const callProfiles = apiOf<ProfilesApi>();
const callJobs = apiOf<JobBoardApi>();

type Services = { services: OpenServices };

/** What the viewer looks for: absent until it could be loaded, null if their profile does not say that they look for jobs. */
type SeekingData = Services & { wishes?: JobWishes | null };

export async function loader({ context }: Route.LoaderArgs): Promise<Services> {
	return { services: openServicesOf(await context.get(publicCatalogue).home()) };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["job-board.seeking.title"]());

async function readWishes(): Promise<JobWishes | null> {
	try {
		const { status } = await callProfiles("GET /api/profile/me");
		return status === "LookingForJobs" ? await callJobs("GET /api/jobs/seeking") : null;
	} catch (failure) {
		if (isLost(failure)) return null;
		throw failure;
	}
}

export async function clientLoader({ serverLoader }: Pick<Route.ClientLoaderArgs, "serverLoader">) {
	const served = serverLoader();
	return loadForViewer<SeekingData>(
		async () => {
			const [{ services }, wishes] = await Promise.all([served, readWishes()]);
			return { services, wishes };
		},
		() => served,
	);
}
clientLoader.hydrate = true as const;

function SeekingPage({ children }: { children: ReactNode }) {
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to={menuLinks.jobs}>{m["job-board.list.title"]()}</BackLink>
				<PageHead title={m["job-board.seeking.title"]()} lead={m["job-board.seeking.lead"]()} />
			</div>
			{children}
		</Page>
	);
}

function Seeking({ userId, loaded }: { userId: string; loaded: ViewerData<SeekingData> }) {
	const { page, isOthers, hasFailed, show } = useViewerData(loaded);
	const { services, wishes } = page;
	if (hasFailed) return <LoadProblem text={m["job-board.seeking.failed"]()} />;
	if (isOthers || wishes === undefined) return <Waiting />;
	if (wishes !== null) {
		return (
			<SeekingForm
				userId={userId}
				services={services}
				saved={wishes}
				onSaved={(changed) => show({ wishes: changed })}
			/>
		);
	}
	return (
		<EmptyState
			title={m["job-board.seeking.not_seeking_title"]()}
			text={m["job-board.seeking.not_seeking"]()}
			action={
				<ButtonLink to={menuLinks.createProfile} variant="act">
					{m["job-board.seeking.not_seeking_action"]()}
				</ButtonLink>
			}
		/>
	);
}

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["job-board.seeking.title"]()} purpose={m["job-board.seeking.login"]()} narrow>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<SeekingPage>
				<Waiting />
			</SeekingPage>
		</Guarded>
	);
}

/**
 * The work that the viewer seeks. It is in the shell, because the profile, whose module is above the job board, says who
 * seeks work.
 */
export default function JobSeeking({ loaderData }: Route.ComponentProps) {
	return (
		<Guarded>
			{(user) => (
				<SeekingPage>
					<Seeking key={user._id} userId={user._id} loaded={loaderData} />
				</SeekingPage>
			)}
		</Guarded>
	);
}
