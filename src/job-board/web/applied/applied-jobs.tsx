import { Suspense } from "react";
import { Await } from "react-router";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { readToken } from "../../../platform/web/token.ts";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { BlockSkeleton } from "../../../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/applied-jobs.ts";
import { AppliedList } from "./applied-list.tsx";
import { readApplied } from "./read-applied.ts";

/** Starts to load the first page without blocking navigation. Guests load nothing: they are sent to the login. */
export function clientLoader() {
	const readAt = new Date();
	const first = readToken() === null ? null : readApplied();
	// The page shows a failure. If the guard redirects first, nothing awaits the promise.
	first?.catch(() => {});
	return { first, readAt };
}

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["job-board.applied.title"]());

function Guarded({ children }: Pick<Parameters<typeof RequireLogin>[0], "children">) {
	return (
		<RequireLogin title={m["job-board.applied.title"]()} purpose={m["job-board.applied.login"]()} narrow>
			{children}
		</RequireLogin>
	);
}

function AppliedPage({ children }: { children: React.ReactNode }) {
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to="/jobs">{m["job-board.applied.back"]()}</BackLink>
				<PageHead title={m["job-board.applied.title"]()} lead={m["job-board.applied.lead"]()} />
			</div>
			{children}
		</Page>
	);
}

const Failed = () => <LoadProblem text={m["job-board.applied.failed"]()} />;

export function HydrateFallback() {
	return (
		<Guarded>
			<AppliedPage>
				<BlockSkeleton />
			</AppliedPage>
		</Guarded>
	);
}

/** "My applications": the jobs that the viewer applied for, each with the state of the application. */
export default function AppliedJobsPage({ loaderData: { first, readAt } }: Route.ComponentProps) {
	return (
		<Guarded>
			{(user) => (
				<AppliedPage>
					<Suspense fallback={<BlockSkeleton />}>
						<Await resolve={first} errorElement={<Failed />}>
							{(page) =>
								page === null ? (
									<Failed />
								) : (
									<AppliedList key={user._id} userId={user._id} first={page} readAt={readAt} />
								)
							}
						</Await>
					</Suspense>
				</AppliedPage>
			)}
		</Guarded>
	);
}
