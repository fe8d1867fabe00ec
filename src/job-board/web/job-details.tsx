import { data, useNavigate } from "react-router";
import { SafetyMenuFromSlot } from "../../accounts/web/safety-slot.ts";
import { useSession } from "../../accounts/web/session.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../accounts/web/viewer-data.ts";
import { m } from "../../paraglide/messages.js";
import { LoadProblem } from "../../platform/web/load-problem.tsx";
import { isStaff } from "../../platform/access.ts";
import { formatDate } from "../../platform/dates.ts";
import { shorten } from "../../platform/shorten.ts";
import { pageMeta, unlistedMeta } from "../../platform/web/page-meta.ts";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { useHydrated } from "../../platform/web/use-hydrated.ts";
import { useRevalidateOnReturn } from "../../platform/web/use-revalidate-on-return.ts";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { KeyValues } from "../../ui/layout/key-values.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Waiting } from "../../ui/feedback/waiting.tsx";
import { type JobAnswer, publicJobs } from "../job-board.contract.ts";
import type { Route } from "./+types/job-details.ts";
import { ApplyButton } from "./apply-button.tsx";
import { appliedJobsAddress, ownJobsAddress } from "./job-address.ts";
import { jobPosting } from "./job-posting.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";
import { jobPlaceLine, jobTitle } from "./job-words.ts";
import { NoJob } from "./no-job.tsx";
import { publicJobPage } from "./public-job-page.ts";
import { publicJob } from "./public-job.ts";
import { readJob } from "./read-job.ts";
import { type JobChanges, useJobChanges } from "./use-job-changes.ts";
import { langOf } from "../../platform/lang-of.ts";

type JobPage = {
	job: JobAnswer | null;
	/** When loading the viewer's own view began, as `performance.now()`. */
	begunAt?: number;
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const job = await context.get(publicJobs).details(params.jobId);
	return data({ job: job && publicJob(job) }, { status: job === null ? 404 : 200 });
}

/** A closed job can be read only by the people whom it concerns. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
	loadForViewer<JobPage>(async () => {
		const begunAt = performance.now();
		return { job: await readJob(params.jobId), begunAt };
	}, serverLoader);
clientLoader.hydrate = true as const;

export const headers = publicJobPage;

/** Search results show about this many characters of a description. */
const longest = 160;

export const meta: Route.MetaFunction = (page) => {
	const job = page.loaderData?.job;
	if (!job) return unlistedMeta(page, m["job-board.details.none"]());
	const { district, stateName } = job.address.pincodeData;
	const title = m["job-board.details.meta_title"]({ title: shorten(jobTitle(job), 80), place: district });
	const inOneLine =
		`${m["words.sentence"]({ text: `${district}, ${stateName}` })} ${job.description}`.replaceAll(
			/\s+/g,
			" ",
		);
	const description = shorten(inOneLine, longest);
	return [...pageMeta(page, { title, description }), ...(import.meta.env.SSR ? [jobPosting(page, job)] : [])];
};

const EmployerActs = partOnDemand(() => import("./employer-acts.tsx"));
/** Signed-in viewers get live changes. A guest's page reloads when the person returns to its tab. */
const JobEvents = partOnDemand(() => import("./job-events.tsx"), { Instead: () => null, isExtra: true });
const JobSeekers = partOnDemand(() => import("./job-seekers.tsx"));

function Facts({ job }: { job: JobAnswer }) {
	const person = job.reachablePersonName;
	return (
		<Card as="section" aria-label={m["job-board.details.facts"]()}>
			<KeyValues
				items={[
					{ key: m["job-board.words.category"](), value: job.jobCategoryId.jobCategoryName },
					{ key: m["job-board.words.firm"](), value: job.firmName },
					...(person === "" ? [] : [{ key: m["places.address.person"](), value: person }]),
					{ key: m["words.location"](), value: jobPlaceLine(job.address.pincodeData) },
					{ key: m["job-board.details.posted"](), value: formatDate(new Date(job.createdAt)) },
					job.status.type === "active"
						? { key: m["job-board.details.until"](), value: formatDate(new Date(job.expiresAt)) }
						: { key: m["job-board.details.closed"](), value: formatDate(new Date(job.status.date)) },
				]}
			/>
		</Card>
	);
}

type JobProps = { job: JobAnswer; take: JobChanges["take"] };

function Applying({ job, take }: JobProps) {
	const count = m["job-board.card.applied"]({ count: job.applicationsCount });
	const mayAct = job.abilities.apply || job.abilities.unapply;
	return (
		<>
			<Card as="section" aria-labelledby="applying" className="grid content-start gap-3.5">
				<h2 id="applying" className="text-lg">
					{job.applies.length > 0 ? m["job-board.details.applied"]() : count}
				</h2>
				<p className="text-ink-soft">
					{job.applies.length > 0
						? m["job-board.details.applied_text"]()
						: mayAct && m["job-board.details.apply_text"]()}
				</p>
				{job.applies.length > 0 && (
					<p>
						<TextLink to={appliedJobsAddress}>{m["job-board.applied.see_all"]()}</TextLink>
					</p>
				)}
				{mayAct && (
					<div className="max-desk:hidden">
						<ApplyButton job={job} take={take} isMain size="lg" block />
					</div>
				)}
			</Card>
			{mayAct && (
				<ActionBar>
					<p className="font-strong">{count}</p>
					<ApplyButton job={job} take={take} isMain isSecond size="lg" />
				</ActionBar>
			)}
		</>
	);
}

type ShownJobProps = JobProps & {
	/** The viewer's abilities could not be loaded, and the page does not guess them. */
	hasFailed: boolean;
	/** Loads the job again for the viewer. */
	read: () => void;
};

function Job({ job, take, hasFailed, read }: ShownJobProps) {
	const { user } = useSession();
	const navigate = useNavigate();
	const isOwn = user !== null && job.createdBy._id === user._id;
	const hasApplied = job.applies.length > 0;
	const mayBeApplicant = hasApplied || (!isOwn && !isStaff(user));
	const answersForIt = job.abilities.seeApplicants || job.abilities.close || job.abilities.delete;
	const leave = () => void navigate(isOwn ? ownJobsAddress : "/jobs", { replace: true });
	return (
		<Page>
			{user !== null && <JobEvents jobId={job._id} read={read} />}
			<div className="flex items-center justify-between gap-3">
				<BackLink to={isOwn ? ownJobsAddress : "/jobs"}>
					{isOwn ? m["job-board.list.own_title"]() : m["job-board.list.title"]()}
				</BackLink>
				{!isOwn && (
					<SafetyMenuFromSlot name={jobTitle(job)} block={null} report={{ type: "job", id: job._id }} />
				)}
			</div>
			<div className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
				<div className="grid gap-6 *:min-w-0">
					<header className="grid justify-items-start gap-2">
						<JobStatusBadge job={job} />
						<h1
							lang={langOf(jobTitle(job))}
							className="max-w-full text-2xl tracking-[-0.01em] [overflow-wrap:anywhere] desk:text-3xl"
						>
							{jobTitle(job)}
						</h1>
					</header>
					<p lang={langOf(job.description)} className="whitespace-pre-line [overflow-wrap:anywhere]">
						{job.description}
					</p>
					<Facts job={job} />
				</div>
				<div className="grid gap-4 *:min-w-0">
					{hasFailed && <LoadProblem text={m["job-board.details.failed"]()} />}
					{mayBeApplicant && !hasFailed && <Applying job={job} take={take} />}
					{answersForIt && (
						<Card as="section" aria-labelledby="manage" className="grid gap-3.5">
							<h2 id="manage" className="text-lg">
								{isOwn
									? m["job-board.card.applied"]({ count: job.applicationsCount })
									: m["job-board.details.manage"]()}
							</h2>
							{!isOwn && !hasApplied && (
								<p>{m["job-board.card.applied"]({ count: job.applicationsCount })}</p>
							)}
							<EmployerActs job={job} take={take} onRemoved={leave} />
						</Card>
					)}
				</div>
				{user !== null && job.abilities.seeApplicants && job.status.type === "active" && (
					<JobSeekers key={user._id} viewerId={user._id} jobId={job._id} />
				)}
			</div>
		</Page>
	);
}

function JobOrNone({ loaded }: { loaded: ViewerData<JobPage> }) {
	const { page, isOwn, isOthers, hasFailed, reload } = useViewerData(loaded);
	const { take, see } = useJobChanges();
	const { user, state } = useSession();
	useRevalidateOnReturn(user === null);
	const read = () => void reload();
	const job = page.job && see(page.job, page.begunAt);
	const isHydrated = useHydrated();
	// There is no public job. Whether the viewer may read one is not known yet.
	const isWaiting = page.job === null && !isOwn && !hasFailed && state !== "guest" && isHydrated;
	if (isOthers || isWaiting) return <Waiting />;
	if (job === null && hasFailed) {
		return (
			<Page narrow>
				<LoadProblem text={m["job-board.details.failed"]()} />
			</Page>
		);
	}
	if (job === null) return <NoJob />;
	return <Job job={job} take={take} hasFailed={hasFailed} read={read} />;
}

export default function JobDetails({ loaderData, params }: Route.ComponentProps) {
	return <JobOrNone key={params.jobId} loaded={loaderData} />;
}
