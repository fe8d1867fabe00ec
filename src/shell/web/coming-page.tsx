import { useLocation } from "react-router";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHead } from "../../ui/page.tsx";
import type { Route } from "./+types/coming-page.ts";
import { ways } from "./ways.ts";

/** What the page at this address will be, and what to do meanwhile. */
function wordsAt(pathname: string) {
	return pathname === ways.register
		? {
				title: m["shell.coming.register_title"](),
				lead: m["shell.home.join_line"](),
				text: m["shell.coming.register_line"](),
			}
		: {
				title: m["shell.coming.services_title"](),
				lead: m["shell.coming.services_lead"](),
				text: m["shell.coming.services_line"](),
			};
}

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, wordsAt(page.location.pathname).title);

export default function ComingPage() {
	const { title, lead, text } = wordsAt(useLocation().pathname);
	return (
		<RequireLogin>
			<Page narrow>
				<PageHead title={title} lead={lead} />
				<EmptyState
					text={text}
					action={
						<ButtonLink to={ways.leads} variant="act">
							{m["shell.coming.leads"]()}
						</ButtonLink>
					}
				/>
			</Page>
		</RequireLogin>
	);
}
