import { m } from "../../../paraglide/messages.js";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { Route } from "./+types/how-we-rank.ts";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, { title: m["listings.rank.title"](), description: m["listings.rank.meta_description"]() });

const rules = () => [
	{ title: m["listings.rank.available_title"](), text: m["listings.rank.available_text"]() },
	{ title: m["listings.rank.near_title"](), text: m["listings.rank.near_text"]() },
	{ title: m["listings.rank.turn_title"](), text: m["listings.rank.turn_text"]() },
];

/** Explains the order of every list to customers; listing-order.ts has the rules. */
export default function HowWeRank() {
	return (
		<Page narrow className="desk:pt-12!">
			<header className="grid gap-3">
				<h1 className="text-2xl tracking-[-0.01em] desk:text-3xl">{m["listings.rank.title"]()}</h1>
				<p className="text-lg text-ink-soft">{m["listings.rank.lead"]()}</p>
			</header>
			<ol className="grid gap-6">
				{rules().map(({ title, text }, index) => (
					<li key={title} className="flex gap-4">
						<span
							aria-hidden="true"
							className="grid size-11 shrink-0 place-items-center rounded-full bg-act-tint font-strong text-act-ink tabular-nums"
						>
							{index + 1}
						</span>
						<div className="grid gap-1">
							<h2 className="text-lg desk:text-xl">{title}</h2>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ol>
			<section className="grid gap-1 border-t border-line pt-6">
				<h2 className="text-lg desk:text-xl">{m["listings.rank.never_title"]()}</h2>
				<p>{m["listings.rank.never_text"]()}</p>
				<p>
					<TextLink to="/review-rules" className="inline-flex min-h-11 items-center">
						{m["listings.rank.reviews_link"]()}
					</TextLink>
				</p>
			</section>
			<section className="grid gap-1 border-t border-line pt-6">
				<h2 className="text-lg desk:text-xl">{m["listings.rank.measured_title"]()}</h2>
				<p>{m["listings.rank.measured_text"]()}</p>
			</section>
		</Page>
	);
}
