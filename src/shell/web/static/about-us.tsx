import { m } from "../../../paraglide/messages.js";
import { pincodeDirectory } from "../../../places/pincode-directory.ts";
import { pageMeta, siteOf } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import type { Route } from "./+types/about-us.ts";
import { useSite } from "../frame/site-data.ts";
import { WrittenPage } from "./written-page.tsx";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["shell.menu.about"](),
		description: m["shell.about.meta_description"]({ brand: siteOf(page).name }),
	});

const partsOf = (brand: string) => [
	{ title: m["shell.about.move_title"](), text: m["shell.about.move_text"]({ brand }) },
	{ title: m["shell.about.ask_title"](), text: m["shell.about.ask_text"]() },
	{ title: m["shell.about.pros_title"](), text: m["shell.about.pros_text"]() },
];

/** The licence of the post office data requires that its source is named for readers. */
function DataSource() {
	const { name, publisher, via, url, licence, licenceUrl, published } = pincodeDirectory;
	return (
		<section className="grid gap-2">
			<h2 className="text-lg desk:text-xl">{m["shell.about.data_title"]()}</h2>
			<p>{m["shell.about.data_text"]({ name, publisher, via, licence, month: published })}</p>
			<p className="flex flex-wrap gap-x-4">
				<TextLink to={url} className="inline-flex min-h-11 items-center">
					{m["shell.about.data_source"]()}
				</TextLink>
				<TextLink to={licenceUrl} className="inline-flex min-h-11 items-center">
					{m["shell.about.data_licence"]()}
				</TextLink>
			</p>
		</section>
	);
}

export default function AboutUs() {
	const brand = useSite().brand.name;
	return (
		<WrittenPage title={m["shell.menu.about"]()} lead={m["shell.about.lead"]()} parts={partsOf(brand)}>
			<DataSource />
		</WrittenPage>
	);
}
