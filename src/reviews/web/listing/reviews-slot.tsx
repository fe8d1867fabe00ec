import { type ComponentType, useEffect, useRef, useState } from "react";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import type { ReviewList } from "../../reviews.contract.ts";
import { asksMark, reviewsClass } from "./reviews-class.ts";

type ReviewsSlotProps = { listingId: string; first: ReviewList };

/** A plain import would put its code into the page's bundle. */
const ServersPart = import.meta.env.SSR ? (await import("./listing-reviews.tsx")).default : null;
const fetchPart = () => import("./listing-reviews.tsx");
const LaterPart = partOnDemand(fetchPart, { Instead: () => null, isExtra: true });

/** The server's HTML as it is. The code for further reviews and for reports loads when somebody asks for them. */
function ServersHtml(props: ReviewsSlotProps) {
	const section = useRef<HTMLElement>(null);
	const [part, setPart] = useState<{
		Part: ComponentType<ReviewsSlotProps & { asks: string }>;
		asks: string;
	} | null>(null);
	useEffect(() => {
		const onClick = ({ target }: MouseEvent) => {
			const asks = target instanceof Element && target.closest(`[${asksMark}]`)?.getAttribute(asksMark);
			if (typeof asks !== "string") return;
			// After a failure the button can be pressed again.
			fetchPart().then(
				({ default: Part }) => setPart({ Part, asks }),
				() => {},
			);
		};
		const shown = section.current;
		shown?.addEventListener("click", onClick);
		return () => shown?.removeEventListener("click", onClick);
	}, []);
	if (part !== null) return <part.Part {...props} asks={part.asks} />;
	return (
		<section
			ref={section}
			className={reviewsClass}
			suppressHydrationWarning
			// oxlint-disable-next-line react/no-danger -- empty: React keeps what the server wrote
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}

function BrowsersPart(props: ReviewsSlotProps) {
	const [isServersHtml] = useState(!useHydrated());
	return isServersHtml ? <ServersHtml {...props} /> : <LaterPart {...props} />;
}

/** The reviews of a listing; the server renders the first ones. Give it a key for each listing. */
export function ReviewsSlot(props: ReviewsSlotProps) {
	const Part = ServersPart ?? BrowsersPart;
	return <Part {...props} />;
}
