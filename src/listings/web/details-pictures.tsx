import { m } from "../../paraglide/messages.js";
import { Picture } from "../../ui/picture.tsx";
import type { ListingImage } from "../listings.contract.ts";

/** How the desk's grid of four columns is shared out, by the number of pictures: the others stand beside a large one. */
function shapeAtDesk(index: number, count: number): string {
	if (count === 1) return "desk:col-span-4 desk:aspect-8/5";
	if (count === 2) return "desk:col-span-2 desk:aspect-8/5";
	if (index === 0) return "desk:col-span-2 desk:row-span-2 desk:aspect-auto";
	// Three pictures fill the two rows beside the large one with one each.
	if (count === 3) return "desk:col-span-2 desk:aspect-2/1";
	if (count === 4 && index === 3) return "desk:col-span-2 desk:aspect-2/1";
	return "desk:aspect-4/3";
}

function sizesOf(index: number, count: number): string {
	if (count === 1) return "(width >= 1224px) 800px, 100vw";
	return `(width >= 1224px) ${index === 0 ? 600 : 300}px, (width >= 768px) 46vw, 86vw`;
}

/** All pictures of a listing: a row for the thumb on phones, a grid at the desk. The first one is loaded first. */
export function DetailsPictures({ images }: { images: ListingImage[] }) {
	const count = images.length;
	return (
		<ul
			aria-label={m["listings.details.photos"]()}
			// The pictures lead nowhere: without a stop of its own the row could not be scrolled by keys everywhere.
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={count > 1 ? 0 : undefined}
			className={`-mx-(--space-gutter) grid snap-x snap-mandatory grid-flow-col gap-2 overflow-x-auto px-(--space-gutter) [scroll-padding-inline:var(--space-gutter)] [scrollbar-width:none] desk:mx-0 desk:grid-flow-row desk:grid-cols-4 desk:overflow-hidden desk:rounded-lg desk:px-0 ${count === 1 ? "auto-cols-[100%]" : "auto-cols-[86%] md:auto-cols-[46%]"}`}
		>
			{images.map((image, index) => (
				<li
					key={image.img}
					className={`relative aspect-4/3 snap-start overflow-hidden rounded-lg bg-sunk desk:rounded-none ${count === 1 ? "md:aspect-2/1" : ""} ${shapeAtDesk(index, count)}`}
				>
					<Picture
						picture={image}
						alt={m["ui.photo_of"]({ number: index + 1, total: count })}
						sizes={sizesOf(index, count)}
						first={index === 0}
						className="absolute inset-0 size-full"
					/>
				</li>
			))}
		</ul>
	);
}
