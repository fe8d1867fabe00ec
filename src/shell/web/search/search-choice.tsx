import { Link } from "react-router";
import type { SearchResult } from "../../../catalogue/catalogue.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { PageHead, Section } from "../../../ui/layout/page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { FoundPlace, SearchOutcome } from "../../search-outcome.ts";
import { ServiceTiles } from "../home/service-tile.tsx";
import { type SiteData, type TiledService, useSite } from "../frame/site-data.ts";

type Choice = Extract<SearchOutcome, { kind: "choice" }>;
type SearchChoiceProps = {
	asked: SearchResult["asked"];
	choice: Choice;
	/** Every open service by sector; empty if something was found. */
	sectors: SiteData["sectors"];
};

function Places({ places }: { places: FoundPlace[] }) {
	return (
		<ul className="grid gap-2 md:grid-cols-2 desk:grid-cols-3 desk:gap-4">
			{places.map(({ name, state, to }) => (
				<li key={to} className="grid">
					<Link
						to={to}
						className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-3 text-ink no-underline hover:border-act hover:text-act-ink"
					>
						<Icon name="map-pin" className="text-act" />
						<span>
							{name} {state !== null && <span className="text-sm text-ink-faint">{state}</span>}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The title: what is still undecided. */
function Head({ asked, choice }: Omit<SearchChoiceProps, "sectors">) {
	const { services, places, service, place } = choice;
	if (service !== null) return <PageHead title={m["shell.search.which_place"]({ service: service.name })} />;
	if (services.length > 0 || places.length > 0) return <PageHead title={m["shell.search.did_you_mean"]()} />;
	if (asked.service !== "") {
		return (
			<PageHead
				title={m["shell.search.nothing_title"]({ words: asked.service })}
				lead={m["shell.search.nothing_line"]()}
			/>
		);
	}
	const title =
		place === null ? m["shell.search.what"]() : m["shell.search.which_service"]({ place: place.name });
	return <PageHead title={title} lead={m["shell.search.start_line"]()} />;
}

/** The popular services, at the place if it is known. */
function popularAt(popular: TiledService[], place: Choice["place"]): TiledService[] {
	if (place === null) return popular;
	return popular.map((service) => ({
		...service,
		to: service.to && `/show-service${service.to}/${place.slug}`,
	}));
}

function Services({ asked, choice: { services, nearest, service, place }, sectors }: SearchChoiceProps) {
	const { popular } = useSite();
	if (service !== null) {
		return (
			<ButtonLink to={service.to} variant="act" className="justify-self-start">
				{m["shell.search.any_place"]({ service: service.name })}
			</ButtonLink>
		);
	}
	if (services.length > 0) {
		return (
			<Section id="services" title={m["shell.search.services_for"]({ words: asked.service })}>
				<ServiceTiles services={services} />
			</Section>
		);
	}
	return (
		<>
			{nearest.length > 0 && (
				<Section id="nearest" title={m["shell.search.nearest"]()}>
					<ServiceTiles services={nearest} />
				</Section>
			)}
			<Section id="popular" title={m["shell.home.popular"]()}>
				<ServiceTiles services={popularAt(popular, place)} />
			</Section>
			{sectors.length > 0 && (
				<Section id="all" title={m["shell.search.all_services"]()}>
					<AllServices sectors={sectors} />
				</Section>
			)}
		</>
	);
}

/** Every service as a link, by sector. */
function AllServices({ sectors }: Pick<SearchChoiceProps, "sectors">) {
	return (
		<div className="grid gap-5 md:grid-cols-2 desk:grid-cols-3">
			{sectors.map(({ name, services }) => (
				<div key={name}>
					<h3 className="text-base">{name}</h3>
					<ul>
						{services.map((service) => (
							<li key={service.to}>
								<TextLink to={service.to} className="inline-flex min-h-11 items-center">
									{service.name}
								</TextLink>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}

/** The suggestions of an ambiguous search; if no service matches, the popular ones. */
export function SearchChoice({ asked, choice, sectors }: SearchChoiceProps) {
	const { places, isPlaceUnknown } = choice;
	return (
		<>
			<Head asked={asked} choice={choice} />
			{isPlaceUnknown && (
				<Note icon="map-pin">{m["shell.search.unknown_place"]({ words: asked.place })}</Note>
			)}
			{places.length > 0 && (
				<Section id="places" title={m["shell.search.places_for"]({ words: asked.place })}>
					<Places places={places} />
				</Section>
			)}
			<Services asked={asked} choice={choice} sectors={sectors} />
		</>
	);
}
