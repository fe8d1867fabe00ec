import type { ComponentProps } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../accounts/web/viewer-data.ts";
import { m } from "../../paraglide/messages.js";
import { LoadProblem } from "../../platform/web/load-problem.tsx";
import { readsQuery } from "../../platform/page-query.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { EmptyState, Problem } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import type { JobAnswer } from "../job-board.contract.ts";
import type { Route } from "./+types/applicants.ts";
import { ApplicantTable } from "./applicant-table.tsx";
import { jobAddress } from "./job-address.ts";
import { jobTitle } from "./job-words.ts";
import { NoJob } from "./no-job.tsx";
import { readJob } from "./read-job.ts";
import { useApplicants } from "./use-applicants.ts";
import { useJobEvents } from "./use-job-events.ts";

export const handle = readsQuery("job");

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["job-board.applicants.title"]());

function SkeletonLines() {
	return (
		<Skeleton className="grid gap-3">
			<Card>
				<SkeletonLine shape="title" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="line" />
			</Card>
		</Skeleton>
	);
}

/**
 * Without applicants yet, the creator can call people who look for such work; the job's page lists them for its
 * creator.
 */
function Nobody({ job }: { job: JobAnswer }) {
	const { user } = useSession();
	const isSeeking = job.status.type === "active" && user?._id === job.createdBy._id;
	return (
		<EmptyState
			text={m["job-board.applicants.none"]()}
			action={
				isSeeking && (
					<ButtonLink to={jobAddress(job._id)} icon="users">
						{m["job-board.seekers.title"]()}
					</ButtonLink>
				)
			}
		/>
	);
}

function Applicants({ job }: { job: JobAnswer }) {
	const { list, hasFailed, retry, more, isBusy } = useApplicants(job._id);
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to={jobAddress(job._id)}>{m["job-board.applicants.back"]()}</BackLink>
				<header className="[overflow-wrap:anywhere]">
					<h1 className="text-2xl tracking-[-0.01em] desk:text-3xl">{m["job-board.applicants.title"]()}</h1>
					<p className="text-ink-soft">{jobTitle(job)}</p>
				</header>
			</div>
			{hasFailed && <Problem text={m["job-board.applicants.failed"]()} onRetry={retry} />}
			{list === null && !hasFailed && <SkeletonLines />}
			{list?.items.length === 0 && <Nobody job={job} />}
			{list !== null && list.items.length > 0 && <ApplicantTable job={job} applicants={list.items} />}
			{list !== null && list.nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</Page>
	);
}

function NotYours({ job }: { job: JobAnswer }) {
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["job-board.error.not_yours"]()}
				action={
					<ButtonLink to={jobAddress(job._id)} variant="act">
						{m["job-board.applicants.back"]()}
					</ButtonLink>
				}
			/>
		</Page>
	);
}

type ApplicantsData = { job: JobAnswer | null };

const jobIdIn = (query: URLSearchParams) => query.get("job") ?? "";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
	const jobId = jobIdIn(new URL(request.url).searchParams);
	return loadForViewer<ApplicantsData>(
		async () => ({ job: jobId === "" ? null : await readJob(jobId) }),
		() => ({ job: null }),
	);
};

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin
			title={m["job-board.applicants.title"]()}
			purpose={m["job-board.applicants.login"]()}
			narrow
		>
			{children}
		</RequireLogin>
	);
}

function ApplicantsSkeleton() {
	return (
		<Page narrow>
			<SkeletonLines />
		</Page>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<ApplicantsSkeleton />
		</Guarded>
	);
}

function ApplicantsOf({ jobId, loaded }: { jobId: string; loaded: ViewerData<ApplicantsData> }) {
	const { page, isOwn, isOthers, hasFailed, reload } = useViewerData(loaded);
	const read = () => void reload();
	useJobEvents(jobId, read);
	if (hasFailed) {
		return (
			<Page narrow>
				<LoadProblem text={m["job-board.applicants.failed"]()} />
			</Page>
		);
	}
	if (isOthers || !isOwn) return <ApplicantsSkeleton />;
	if (page.job === null) return <NoJob />;
	return page.job.abilities.seeApplicants ? <Applicants job={page.job} /> : <NotYours job={page.job} />;
}

/** The applicants for the job in the URL, for its creator and managers. */
export default function ApplicantsPage({ loaderData }: Route.ComponentProps) {
	const jobId = jobIdIn(useSearchParams()[0]);
	if (jobId === "") return <Navigate to="/dashboard" replace />;
	return (
		<Guarded>
			{(user) => <ApplicantsOf key={`${user._id}|${jobId}`} jobId={jobId} loaded={loaderData} />}
		</Guarded>
	);
}
