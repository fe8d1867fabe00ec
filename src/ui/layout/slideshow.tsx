import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";
import { Picture, type StoredPicture } from "../picture.tsx";
import { scrollOver } from "./scroll-over.ts";

/** How long a picture is shown, in milliseconds. */
const standsFor = 1000;

type SlideshowProps = {
	pictures: StoredPicture[];
	/** What the pictures show; each is read as "Photo 1 of 3". */
	label: string;
	sizes: string;
	className?: string;
};

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Advances while `isPlaying` and in view, and neither hovered nor focused. */
function usePlaying(isPlaying: boolean, moveOn: () => void) {
	const frame = useRef<HTMLDivElement>(null);
	const onTime = useEffectEvent(moveOn);
	useEffect(() => {
		const shown = frame.current;
		if (!shown || !isPlaying || wantsStillness()) return;
		let isInSight = false;
		const sight = new IntersectionObserver(([entry]) => {
			isInSight = entry?.isIntersecting ?? false;
		});
		sight.observe(shown);
		const timer = setInterval(() => {
			if (isInSight && !document.hidden && !shown.matches(":hover, :focus-within")) onTime();
		}, standsFor);
		return () => {
			clearInterval(timer);
			sight.disconnect();
		};
	}, [isPlaying]);
	return frame;
}

/** Pictures that change every second, with a button that stops them; they can also be swiped. */
export function Slideshow({ pictures, label, sizes, className = "" }: SlideshowProps) {
	const [place, setPlace] = useState(0);
	const [isPlaying, setPlaying] = useState(true);
	const scroller = useRef<HTMLUListElement>(null);
	const hasSeveral = pictures.length > 1;
	const frame = usePlaying(isPlaying && hasSeveral, () => {
		const list = scroller.current;
		if (list) scrollOver(list, ((place + 1) % pictures.length) * list.clientWidth);
	});
	return (
		<div ref={frame} className={`relative overflow-hidden ${className}`}>
			{/* The list has the name: as landmarks, the slideshows of a page full of cards would be too many. */}
			<ul
				ref={scroller}
				aria-label={label}
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
				tabIndex={0}
				onScroll={({ currentTarget: list }) =>
					setPlace(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
				}
				className="grid size-full snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto -outline-offset-2 [scrollbar-width:none]"
			>
				{pictures.map((picture, index) => (
					<li key={picture.img} className="min-h-0 snap-start">
						<Picture
							picture={picture}
							alt={m["ui.photo_of"]({ number: index + 1, total: pictures.length })}
							sizes={sizes}
							className="size-full"
						/>
					</li>
				))}
			</ul>
			{hasSeveral && <Dots count={pictures.length} place={place} />}
			{hasSeveral && (
				<button
					type="button"
					aria-label={isPlaying ? m["ui.slideshow_stop"]() : m["ui.slideshow_play"]()}
					onClick={() => setPlaying(!isPlaying)}
					className="absolute right-1 bottom-1 grid size-11 place-items-center [--color-focus:#fff] focus-visible:-outline-offset-4"
				>
					<span className="grid size-7 place-items-center rounded-full bg-scrim text-white">
						<Icon name={isPlaying ? "pause" : "play"} size="sm" />
					</span>
				</button>
			)}
		</div>
	);
}

function Dots({ count, place }: { count: number; place: number }) {
	return (
		<span aria-hidden="true" className="absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
			{Array.from({ length: count }, (_, dot) => (
				<span
					key={dot}
					className={`h-2 rounded-full border border-[rgb(8_26_27/0.5)] ${dot === place ? "w-5 bg-white" : "w-2 bg-white/60"}`}
				/>
			))}
		</span>
	);
}
