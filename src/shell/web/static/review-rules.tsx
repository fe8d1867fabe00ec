import { m } from "../../../paraglide/messages.js";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { highRating } from "../../../listings/rating.ts";
import { longestText, mostTags, reminderDays, reviewDays, reviewRules } from "../../../reviews/review.ts";
import { ruleWords } from "../../../reviews/web/review-words.ts";
import type { Route } from "./+types/review-rules.ts";
import { WrittenPage } from "./written-page.tsx";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: m["reviews.page.title"](),
		description: m["reviews.page.meta_description"]({ brand: m["brand.name"]() }),
	});

const parts = () => [
	{
		title: m["reviews.page.who_title"](),
		text: m["reviews.page.who_text"]({ reminder: reminderDays, days: reviewDays }),
	},
	{ title: m["reviews.page.blind_title"](), text: m["reviews.page.blind_text"]({ days: reviewDays }) },
	{
		title: m["reviews.page.content_title"](),
		text: m["reviews.page.content_text"]({ characters: longestText, tags: mostTags }),
	},
	{
		title: m["reviews.page.average_title"](),
		text: m["reviews.page.average_text"]({ stars: highRating }),
		link: { to: "/how-we-rank", label: m["listings.rank.link"]() },
	},
	{ title: m["reviews.page.money_title"](), text: m["reviews.page.money_text"]() },
	{ title: m["reviews.page.held_title"](), text: m["reviews.page.held_text"]() },
	{ title: m["reviews.page.appeal_title"](), text: m["reviews.page.appeal_text"]() },
	{ title: m["reviews.page.account_title"](), text: m["reviews.page.account_text"]() },
];

/** Who writes reviews, when they appear, and when staff remove one; review.ts has the rules. */
export default function ReviewRules() {
	const brand = m["brand.name"]();
	return (
		<WrittenPage title={m["reviews.page.title"]()} lead={m["reviews.page.lead"]({ brand })} parts={parts()}>
			<section className="grid gap-2">
				<h2 className="text-lg desk:text-xl">{m["reviews.page.removal_title"]()}</h2>
				<p>{m["reviews.page.removal_text"]()}</p>
				<dl className="grid gap-3">
					{reviewRules.map((rule) => (
						<div key={rule}>
							<dt className="font-strong">{ruleWords[rule].name()}</dt>
							<dd>{ruleWords[rule].text()}</dd>
						</div>
					))}
				</dl>
			</section>
		</WrittenPage>
	);
}
