import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import type { Route } from "./+types/refund-policy.ts";
import { useSite } from "../frame/site-data.ts";
import { menuLinks } from "../header/menu-links.ts";
import { WrittenPage } from "./written-page.tsx";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["shell.menu.refund"](),
		description: m["shell.refund.meta_description"]({ brand: m["brand.name"]() }),
	});

const parts = () => [
	{ title: m["shell.refund.charge_title"](), text: m["shell.refund.charge_text"]() },
	{ title: m["shell.refund.upfront_title"](), text: m["shell.refund.upfront_text"]() },
	{ title: m["shell.refund.none_title"](), text: m["shell.refund.none_text"]() },
	{ title: m["shell.refund.before_title"](), text: m["shell.refund.before_text"]() },
	{
		title: m["shell.refund.dispute_title"](),
		text: m["shell.refund.dispute_text"](),
		link: { to: `${menuLinks.privacy}#grievance-officer`, label: m["shell.privacy.officer_title"]() },
	},
];

export default function RefundPolicy() {
	const { contactMobile } = useSite().brand;
	return (
		<WrittenPage title={m["shell.menu.refund"]()} lead={m["shell.refund.lead"]()} parts={parts()}>
			{contactMobile !== "" && (
				<a
					href={`tel:${contactMobile}`}
					className="inline-flex min-h-11 items-center justify-self-start text-act underline decoration-1 underline-offset-[0.2em]"
				>
					{m["shell.refund.call"]({ number: formatMobile(contactMobile) })}
				</a>
			)}
		</WrittenPage>
	);
}
