import type { MouseEvent } from "react";
import { m } from "../../../paraglide/messages.js";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { goesElsewhere } from "../../../ui/opens-elsewhere.ts";
import { Picture } from "../../../ui/picture.tsx";
import { gridColumns, gridFrom, tileRows } from "./gallery-shape.ts";
import type { ListingImage } from "../../listing-answers.ts";
import { useOpenedPhoto } from "./use-opened-photo.ts";

const PhotoViewer = dialogOnDemand(() => import("./photo-viewer.tsx"));

/** Complete class names, because Tailwind only generates those that it finds in the code. */
const rowSpans: Record<number, string> = {
	3: "row-span-3",
	4: "row-span-4",
	5: "row-span-5",
	6: "row-span-6",
	7: "row-span-7",
	8: "row-span-8",
	9: "row-span-9",
	10: "row-span-10",
};

/** Rows of a sixth of a tile's width; each tile goes into the first gap, so heights differ and the order stays. */
const masonry = {
	two: "grid-cols-2 auto-rows-[calc(100cqi/12)] grid-flow-dense",
	three:
		"grid-cols-2 auto-rows-[calc(100cqi/12)] grid-flow-dense md:grid-cols-3 md:auto-rows-[calc(100cqi/18)]",
};
const evenGrid = { 3: "desk:grid-cols-3", 4: "desk:grid-cols-4", 5: "desk:grid-cols-5" };

function layoutOf(count: number): string {
	if (count < gridFrom) return count === 2 ? masonry.two : masonry.three;
	return `${masonry.three} ${evenGrid[gridColumns(count)]} desk:auto-rows-auto`;
}

function sizesOf(count: number): string {
	if (count === 1) return "(width >= 1224px) 800px, 100vw";
	return `(width >= 1224px) ${count === 2 ? 580 : 400}px, (width >= 768px) ${count === 2 ? 50 : 33}vw, 50vw`;
}

type TileProps = { picture: ListingImage; index: number; count: number; onOpen: (index: number) => void };

/** A picture that opens in full. Until scripts run, it is a link to its large file. */
function Tile({ picture, index, count, onOpen }: TileProps) {
	const press = (event: MouseEvent) => {
		if (goesElsewhere(event)) return;
		event.preventDefault();
		onOpen(index);
	};
	const isSingle = count === 1;
	return (
		<a
			href={`${picture.img}-1600.webp`}
			onClick={press}
			className="group block size-full overflow-hidden rounded-lg bg-sunk"
		>
			<Picture
				picture={picture}
				alt={m["ui.photo_of"]({ number: index + 1, total: count })}
				sizes={sizesOf(count)}
				first={index === 0}
				className={`transition-opacity duration-(--duration-move) group-hover:opacity-90 ${isSingle ? "h-auto max-h-[80svh] w-full object-contain!" : "size-full"}`}
			/>
		</a>
	);
}

/**
 * All pictures of a listing with the viewer: a masonry, or on wide screens an even grid if there are more than five.
 */
export function GalleryPictures({ pictures, caption }: { pictures: ListingImage[]; caption: string }) {
	const count = pictures.length;
	const { opened, open, close } = useOpenedPhoto(count);
	const isGrid = count >= gridFrom;
	return (
		<div className={`@container ${count === 1 ? "max-w-200" : ""}`}>
			<ul
				aria-label={m["listings.details.photos"]()}
				className={count === 1 ? "" : `-mb-2 grid gap-x-2 md:-mb-3 md:gap-x-3 ${layoutOf(count)}`}
			>
				{pictures.map((picture, index) => (
					<li
						key={picture.img}
						className={
							count === 1
								? ""
								: `pb-2 md:pb-3 ${rowSpans[tileRows(picture)]} ${isGrid ? "desk:row-span-1 desk:aspect-4/3" : ""}`
						}
					>
						<Tile picture={picture} index={index} count={count} onOpen={open} />
					</li>
				))}
			</ul>
			{opened !== null && (
				<PhotoViewer pictures={pictures} caption={caption} index={opened} onClose={close} />
			)}
		</div>
	);
}
