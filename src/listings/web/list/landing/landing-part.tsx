import { Link } from "react-router";
import { m } from "../../../../paraglide/messages.js";
import { TextLink } from "../../../../ui/text-link.tsx";
import type { Landing } from "../../../landing.ts";
import { listAddress } from "../../../list-address.ts";
import type { Category, Named } from "../category-data.ts";
import { categoryTitle } from "../category-words.ts";
import { PlaceLinks } from "../place-links.tsx";
import { factLines, questionsOf } from "./landing-words.ts";

function Facts({ category, here }: { category: Category; here: NonNullable<Landing["here"]> }) {
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
			{factLines(category, here).map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

function Questions({ category }: { category: Category }) {
	return (
		<div className="grid gap-4 desk:grid-cols-3 desk:gap-8">
			{questionsOf(category).map(({ question, answer }) => (
				<div key={question} className="grid content-start gap-1">
					<h3 className="text-base font-strong">{question}</h3>
					<p className="text-ink-soft">{answer}</p>
				</div>
			))}
		</div>
	);
}

function RelatedServices({ services, place }: { services: readonly Named[]; place: Named }) {
	return (
		<div className="grid gap-2">
			<h3 className="text-base font-strong">{m["listings.landing.related"]({ place: place.name })}</h3>
			<ul className="flex flex-wrap gap-2">
				{services.map(({ name, slug }) => (
					<li key={slug}>
						<Link
							to={listAddress({ service: slug, place: place.slug })}
							className="inline-flex min-h-11 items-center rounded-full border border-field bg-surface px-3.5 text-ink no-underline hover:border-act"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What a list shows below its cards: facts, questions with answers, and links to lists nearby. */
export default function LandingPart({ category, landing }: { category: Category; landing: Landing }) {
	const { service, choice, place, filter } = category;
	const { here, places, related } = landing;
	return (
		<>
			{here !== null && (
				<>
					<h2 className="text-xl">{m["listings.landing.title"]({ title: categoryTitle(category) })}</h2>
					<Facts category={category} here={here} />
					<Questions category={category} />
					<p>
						<TextLink to="/how-we-rank" className="inline-flex min-h-11 items-center">
							{m["listings.rank.link"]()}
						</TextLink>
					</p>
				</>
			)}
			{places.length > 0 && (
				<div className="grid gap-2">
					<h3 className="text-base font-strong">
						{place === null
							? m["listings.landing.by_place"]({ title: categoryTitle(category) })
							: m["listings.category.nearest_places"]({ title: service.name, place: place.name })}
					</h3>
					<PlaceLinks service={service} choice={choice} filter={filter} places={places} />
				</div>
			)}
			{place !== null && related.length > 0 && <RelatedServices services={related} place={place} />}
		</>
	);
}
