import { m } from "../../../paraglide/messages.js";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import type { Route } from "./+types/terms.ts";
import { menuLinks } from "../header/menu-links.ts";
import { WrittenPage } from "./written-page.tsx";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["shell.terms.title"](),
		description: m["shell.terms.meta_description"]({ brand: m["brand.name"]() }),
	});

const partsOf = (brand: string) => [
	{ title: m["shell.terms.verify_title"](), text: m["shell.terms.verify_text"]() },
	{ title: m["shell.terms.duties_title"](), text: m["shell.terms.duties_text"]() },
	{ title: m["shell.terms.listings_title"](), text: m["shell.terms.listings_text"]() },
	{ title: m["shell.terms.liability_title"](), text: m["shell.terms.liability_text"]() },
	{ title: m["shell.terms.changes_title"](), text: m["shell.terms.changes_text"]({ brand }) },
	{
		title: m["shell.terms.ending_title"](),
		text: m["shell.terms.ending_text"](),
		link: { to: menuLinks.account, label: m["accounts.account.title"]() },
	},
];

export default function Terms() {
	const brand = m["brand.name"]();
	return (
		<WrittenPage
			title={m["shell.terms.title"]()}
			lead={m["shell.terms.lead"]({ brand })}
			parts={partsOf(brand)}
			numbered
			inForceSince="2026-11-27"
		/>
	);
}
