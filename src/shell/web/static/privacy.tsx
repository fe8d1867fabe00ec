import { m } from "../../../paraglide/messages.js";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { siteOperator } from "../../operator.ts";
import { menuLinks } from "../header/menu-links.ts";
import type { Route } from "./+types/privacy.ts";
import { OfficerContact } from "./officer-contact.tsx";
import { WrittenPage } from "./written-page.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({ officer: context.get(siteOperator).officer });

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["words.privacy"](),
		description: m["shell.privacy.meta_description"]({ brand: m["brand.name"]() }),
	});

const partsOf = (brand: string) => [
	{ title: m["shell.privacy.keep_title"](), text: m["shell.privacy.keep_text"]() },
	{ title: m["shell.privacy.see_title"](), text: m["shell.privacy.see_text"]() },
	{ title: m["shell.privacy.others_title"](), text: m["shell.privacy.others_text"]() },
	{ title: m["shell.privacy.long_title"](), text: m["shell.privacy.long_text"]() },
	{
		title: m["shell.privacy.rights_title"](),
		text: m["shell.privacy.rights_text"](),
		link: { to: menuLinks.account, label: m["accounts.account.title"]() },
	},
	{ title: m["shell.privacy.browser_title"](), text: m["shell.privacy.browser_text"]() },
	{ title: m["shell.privacy.safe_title"](), text: m["shell.privacy.safe_text"]() },
	{ title: m["shell.privacy.adults_title"](), text: m["shell.privacy.adults_text"]({ brand }) },
];

/** The notice that section 5 of the DPDP Act requires, and the grievance officer. */
export default function Privacy({ loaderData: { officer } }: Route.ComponentProps) {
	const brand = m["brand.name"]();
	return (
		<WrittenPage
			title={m["words.privacy"]()}
			lead={m["shell.privacy.lead"]()}
			parts={partsOf(brand)}
			inForceSince="2026-11-27"
		>
			<section aria-labelledby="grievance-officer" className="grid gap-2">
				<h2 id="grievance-officer" className="text-lg desk:text-xl">
					{m["shell.privacy.officer_title"]()}
				</h2>
				<p>{m["shell.privacy.officer_text"]()}</p>
				<OfficerContact officer={officer} />
			</section>
		</WrittenPage>
	);
}
