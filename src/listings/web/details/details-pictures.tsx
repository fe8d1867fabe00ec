import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { galleryAddress } from "../../list-address.ts";
import type { Details } from "./details-data.ts";
import type { DetailsState } from "./details-state.ts";

/**
 * The cells of the wide screen's four-column grid, by the number of pictures: one large picture, the others next to it.
 */
function wideScreenShape(index: number, count: number): string {
	if (count === 1) return "md:aspect-2/1 desk:col-span-4 desk:aspect-8/5";
	if (count === 2) return "desk:col-span-2 desk:aspect-8/5";
	if (index === 0) return "desk:col-span-2 desk:row-span-2 desk:aspect-auto";
	// Each of the other two pictures fills one of the two rows next to the large one.
	if (count === 3) return "desk:col-span-2 desk:aspect-2/1";
	if (count === 4 && index === 3) return "desk:col-span-2 desk:aspect-2/1";
	return "desk:aspect-4/3";
}

/** Wide screens show this many, which fill two rows; the gallery has the others. */
const shownOnWideScreens = 5;

function sizesOf(index: number, count: number): string {
	if (count === 1) return "(width >= 1224px) 800px, 100vw";
	return `(width >= 1224px) ${index === 0 ? 600 : 300}px, (width >= 768px) 46vw, 86vw`;
}

type PhotoFrameProps = { to: string | null; state: DetailsState | null; children: React.ReactNode };

/** A photo, linked to the gallery if there is one. */
function PhotoFrame({ to, state, children }: PhotoFrameProps) {
	if (to === null) return <div className="absolute inset-0">{children}</div>;
	return (
		<Link to={to} state={state} className="absolute inset-0 -outline-offset-2 [--color-focus:#fff]">
			{children}
		</Link>
	);
}

type DetailsPicturesProps = {
	details: Pick<Details, "_id" | "images">;
	/** The history state passed to the gallery, for the way back. */
	state: DetailsState | null;
	/** False if there is no gallery, as for a listing that is not public. */
	isLinked: boolean;
};

/**
 * All pictures of a listing, each linked to the gallery: a row that scrolls on phones, a grid on wide screens. The
 * first one loads first.
 */
export function DetailsPictures({ details: { _id, images }, state, isLinked }: DetailsPicturesProps) {
	const count = images.length;
	const shape = (index: number) =>
		index < shownOnWideScreens ? wideScreenShape(index, Math.min(count, shownOnWideScreens)) : "desk:hidden";
	return (
		<div className="relative grid gap-2 *:min-w-0">
			<ul
				aria-label={m["listings.details.photos"]()}
				className={`-mx-(--space-gutter) grid snap-x snap-mandatory grid-flow-col gap-2 overflow-x-auto px-(--space-gutter) [scroll-padding-inline:var(--space-gutter)] [scrollbar-width:none] desk:mx-0 desk:grid-flow-row desk:grid-cols-4 desk:overflow-hidden desk:rounded-lg desk:px-0 ${count === 1 ? "auto-cols-[100%]" : "auto-cols-[86%] md:auto-cols-[46%]"}`}
			>
				{images.map((image, index) => (
					<li
						key={image.img}
						className={`relative aspect-4/3 snap-start overflow-hidden rounded-lg bg-sunk desk:rounded-none ${shape(index)}`}
					>
						<PhotoFrame to={isLinked ? galleryAddress(_id) : null} state={state}>
							<Picture
								picture={image}
								alt={m["ui.photo_of"]({ number: index + 1, total: count })}
								sizes={sizesOf(index, count)}
								first={index === 0}
								className="size-full"
							/>
						</PhotoFrame>
					</li>
				))}
			</ul>
			{isLinked && count > 1 && (
				<ButtonLink
					to={galleryAddress(_id)}
					state={state}
					icon="images"
					className="absolute right-3 bottom-3 bg-surface! shadow-lift"
				>
					{m["listings.gallery.all"]({ count })}
				</ButtonLink>
			)}
		</div>
	);
}
