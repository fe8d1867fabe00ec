import { useNavigate } from "react-router";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { publicCatalogue } from "../../catalogue/catalogue.contract.ts";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { publicPage } from "../../platform/web/public-page.ts";
import { Card } from "../../ui/layout/card.tsx";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { jobLifeDays } from "../job.ts";
import type { Route } from "./+types/new-job.ts";
import { jobAddress } from "./job-address.ts";
import { jobCategories, type JobCategory } from "./job-categories.ts";
import { JobFields } from "./job-form.tsx";
import { useJobForm } from "./use-job-form.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<{ categories: JobCategory[] }> {
	return { categories: jobCategories(await context.get(publicCatalogue).home()) };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["job-board.form.title"]());

function NewJob({ user, categories }: { user: Account; categories: JobCategory[] }) {
	const navigate = useNavigate();
	const form = useJobForm(user, ({ _id }) => navigate(jobAddress(_id), { replace: true }));
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to="/jobs">{m["job-board.list.title"]()}</BackLink>
				<PageHead title={m["job-board.form.title"]()} lead={m["job-board.form.lead"]()} />
			</div>
			<Card className="desk:p-7">
				<JobFields form={form} categories={categories} />
			</Card>
			<Note icon="shield-check">{m["job-board.form.privacy"]({ days: jobLifeDays })}</Note>
		</Page>
	);
}

export default function NewJobPage({ loaderData: { categories } }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["job-board.form.title"]()} purpose={m["job-board.form.login"]()} narrow>
			{(user) => <NewJob key={user._id} user={user} categories={categories} />}
		</RequireLogin>
	);
}
