import { m } from "../../paraglide/messages.js";
import { pageMeta, siteOf } from "../../platform/web/page-meta.ts";
import { publicPage } from "../../platform/web/public-page.ts";
import type { Route } from "./+types/about-us.ts";
import { useSite } from "./site-data.ts";
import { WrittenPage } from "./written-page.tsx";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["shell.about.title"](),
		description: m["shell.about.meta_description"]({ brand: siteOf(page).name }),
	});

const partsOf = (brand: string) => [
	{ title: m["shell.about.move_title"](), text: m["shell.about.move_text"]({ brand }) },
	{ title: m["shell.about.ask_title"](), text: m["shell.about.ask_text"]() },
	{ title: m["shell.about.pros_title"](), text: m["shell.about.pros_text"]() },
];

export default function AboutUs() {
	const brand = useSite().brand.name;
	return (
		<WrittenPage title={m["shell.about.title"]()} lead={m["shell.about.lead"]()} parts={partsOf(brand)} />
	);
}
