import { m } from "../../../paraglide/messages.js";
import { Wrap } from "../../../ui/layout/page.tsx";
import { Drawing } from "./drawing.tsx";
import { SearchForm } from "../search/search-form.tsx";

/** The top of the home page: what this is in one line, the search, and the drawing of a street. */
export function Hero() {
	return (
		<section className="bg-art-sky">
			<Wrap className="grid gap-4 pt-5 desk:gap-6 desk:pt-12">
				<div className="grid gap-2">
					<h1 className="max-w-[14em] text-3xl tracking-[-0.02em] md:max-w-none desk:text-4xl">
						{m["brand.tagline"]()}
					</h1>
					<p className="hidden text-xl text-ink-soft desk:block">{m["shell.home.lead"]()}</p>
				</div>
				<SearchForm />
			</Wrap>
			<HomeStreet />
		</section>
	);
}

/** Fills the width from the middle: a phone shows part of the street, a wide screen also the hills on both sides. */
function HomeStreet() {
	return (
		<div className="mt-1 flex h-25 w-full justify-center overflow-hidden md:h-36 desk:mt-4 desk:h-60">
			<Drawing name="home-street" className="h-full w-auto max-w-none shrink-0 overflow-visible" />
		</div>
	);
}
