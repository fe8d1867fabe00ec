import { m } from "../../paraglide/messages.js";
import { readsQuery } from "../../platform/page-query.ts";
import { pageMeta, unlistedMeta } from "../../platform/web/page-meta.ts";
import { publicPage } from "../../platform/web/public-page.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/job-list.ts";
import { JobFilters } from "./job-filters.tsx";
import { type JobListData, loadJobList } from "./job-list-loader.ts";
import { jobSearchAddress, jobSearchParameters, withoutFilters } from "./job-search.ts";
import { OpenJobs } from "./open-jobs.tsx";
import { OwnJobs } from "./own-jobs.tsx";
import { useJobChanges } from "./use-job-changes.ts";

export function loader({ context, request }: Route.LoaderArgs): Promise<JobListData> {
	return loadJobList(context, request);
}

export const headers = publicPage;

export const handle = readsQuery(...jobSearchParameters);

export const meta: Route.MetaFunction = (page) => {
	if (page.loaderData?.search.createdBy === "me") return unlistedMeta(page, m["job-board.list.own_title"]());
	return pageMeta(page, {
		title: m["job-board.list.meta_title"](),
		description: m["job-board.list.meta_description"](),
	});
};

export default function JobListPage({ loaderData }: Route.ComponentProps) {
	const { search, categories, category, problem, list, now } = loaderData;
	const changes = useJobChanges();
	const name = jobSearchAddress(search);
	const listing = { search, serviceId: category?.id, name, now: new Date(now), changes };
	const isOwn = search.createdBy === "me";
	return (
		<Page>
			<PageHead
				title={isOwn ? m["job-board.list.own_title"]() : m["job-board.list.title"]()}
				lead={isOwn ? undefined : m["job-board.list.lead"]()}
				actions={
					<ButtonLink to="/jobs/new" variant="now" icon="plus">
						{m["job-board.form.title"]()}
					</ButtonLink>
				}
			/>
			<JobFilters search={search} categories={categories} category={category?.name ?? null} />
			{problem !== null && (
				<Problem
					text={problem}
					action={
						<ButtonLink to={jobSearchAddress(withoutFilters(search))}>{m["job-board.list.all"]()}</ButtonLink>
					}
				/>
			)}
			{problem === null && (isOwn ? <OwnJobs {...listing} /> : <OpenJobs {...listing} first={list} />)}
		</Page>
	);
}
