import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { pincodeDirectory } from "../../../places/pincode-directory.ts";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { type Operator, siteOperator } from "../../operator.ts";
import type { Route } from "./+types/about-us.ts";
import { type SiteData, useSite } from "../frame/site-data.ts";
import { OfficerContact } from "./officer-contact.tsx";
import { WrittenPage } from "./written-page.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({ operator: context.get(siteOperator) });

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["shell.menu.about"](),
		description: m["shell.about.meta_description"]({ brand: m["brand.name"]() }),
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

/** Its name, address and contacts, which the E-Commerce Rules require. */
function OperatorFacts({ operator, brand }: { operator: Operator; brand: SiteData["brand"] }) {
	const { name, address, gstin, officer } = operator;
	const facts = [
		{ key: m["shell.about.operator_name"](), value: name },
		...(address.length === 0
			? []
			: [{ key: m["shell.about.operator_address"](), value: address.join(", ") }]),
		...(gstin === null ? [] : [{ key: m["shell.about.operator_gstin"](), value: gstin }]),
		...(brand.contactMobile === ""
			? []
			: [{ key: m["shell.about.operator_phone"](), value: formatMobile(brand.contactMobile) }]),
		...(brand.contactEmail === ""
			? []
			: [
					{
						key: m["shell.about.operator_email"](),
						value: <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>,
					},
				]),
		{ key: m["shell.privacy.officer_title"](), value: <OfficerContact officer={officer} /> },
	];
	return (
		<section aria-labelledby="operator" className="grid gap-2">
			<h2 id="operator" className="text-lg desk:text-xl">
				{m["shell.about.operator_title"]({ brand: m["brand.name"]() })}
			</h2>
			<KeyValues items={facts} />
		</section>
	);
}

export default function AboutUs({ loaderData: { operator } }: Route.ComponentProps) {
	const { brand } = useSite();
	return (
		<WrittenPage title={m["shell.menu.about"]()} lead={m["brand.about"]()} parts={partsOf(m["brand.name"]())}>
			<OperatorFacts operator={operator} brand={brand} />
			<DataSource />
		</WrittenPage>
	);
}
