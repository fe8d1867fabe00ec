import { useEffect, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { IconButton } from "../icon-button.tsx";
import { scrollOver } from "./scroll-over.ts";

type CarouselProps = {
	/** The id of the heading. */
	id: string;
	title: React.ReactNode;
	/** Next to the heading, for example "View All". */
	actions?: React.ReactNode;
	/** Shows the first slides in two rows, without scrolling. */
	isGrid?: boolean;
	/** `CarouselSlide`s. */
	children: React.ReactNode;
};

const row =
	"-mx-1 mt-2 grid snap-x snap-mandatory auto-cols-[max(calc((100%-1.875rem)/3.3),6rem)] max-desk:data-on:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)] grid-flow-col gap-2.5 overflow-x-auto p-1 [scroll-padding-inline:0.25rem] [scrollbar-width:none] desk:mt-4 min-[1225px]:auto-cols-[calc((100%-4rem)/5)] min-[1225px]:gap-4";
const grid =
	"mt-2 grid grid-cols-3 gap-2.5 max-md:*:nth-[n+7]:hidden md:grid-cols-4 md:max-desk:*:nth-[n+9]:hidden desk:mt-4 desk:grid-cols-5 desk:gap-4 desk:*:nth-[n+11]:hidden";

type Reach = { back: boolean; on: boolean };

/** Whether a sideways scroller can go back or forward; until measured, only forward. */
function useReach() {
	const scroller = useRef<HTMLUListElement>(null);
	const [reach, setReach] = useState<Reach>({ back: false, on: true });
	useEffect(() => {
		const list = scroller.current;
		if (!list) return;
		const measure = () => {
			const back = list.scrollLeft > 1;
			const on = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
			setReach((before) => (before.back === back && before.on === on ? before : { back, on }));
		};
		const sizes = new ResizeObserver(measure);
		sizes.observe(list);
		list.addEventListener("scroll", measure, { passive: true });
		return () => {
			sizes.disconnect();
			list.removeEventListener("scroll", measure);
		};
	}, []);
	return { scroller, reach };
}

/**
 * A row that scrolls sideways: three slides in view up to 1224 px, and part of the next, which fades; five above. It is a plain scroller, which touch,
 * the wheel and Tab move before scripts run; on desktops, buttons move it by what is in view.
 */
export function Carousel({ id, title, actions, isGrid = false, children }: CarouselProps) {
	const { scroller, reach } = useReach();
	const move = (direction: 1 | -1) => {
		const list = scroller.current;
		if (list) scrollOver(list, list.scrollLeft + direction * list.clientWidth);
	};
	return (
		<section aria-labelledby={id}>
			<header className="flex min-h-11 items-center justify-between gap-2">
				<h2 id={id} className="text-xl desk:text-2xl">
					{title}
				</h2>
				<div className="flex items-center gap-x-4">
					{actions}
					{!isGrid && (reach.back || reach.on) && (
						<span className="hidden gap-2 desk:flex">
							<IconButton
								icon="chevron-left"
								label={m["ui.previous"]()}
								outlined
								disabled={!reach.back}
								onClick={() => move(-1)}
							/>
							<IconButton
								icon="chevron-right"
								label={m["ui.next"]()}
								outlined
								disabled={!reach.on}
								onClick={() => move(1)}
							/>
						</span>
					)}
				</div>
			</header>
			{/* The padding keeps the slides' focus rings inside the scroller. */}
			<ul ref={scroller} data-on={reach.on || undefined} className={isGrid ? grid : row}>
				{children}
			</ul>
		</section>
	);
}

/** One slide of a Carousel, at which scrolling snaps. */
export function CarouselSlide({ children }: { children: React.ReactNode }) {
	return <li className="min-w-0 snap-start">{children}</li>;
}
