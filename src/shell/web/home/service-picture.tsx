import { useRef } from "react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import type { PicturedService } from "./sector-carousel.tsx";
import { useIsNear } from "./use-is-near.ts";

/** The picture in its frame, loaded when it comes near the viewport; without scripts the browser decides when. */
function Picture({ image, isComing = false }: { image: string; isComing?: boolean }) {
	const frame = useRef<HTMLSpanElement>(null);
	const isNear = useIsNear(frame);
	const picture = (
		<img
			src={image}
			alt=""
			width={320}
			height={200}
			loading="lazy"
			decoding="async"
			className={`size-full object-cover ${isComing ? "opacity-45" : ""}`}
		/>
	);
	return (
		<span
			ref={frame}
			className="relative block aspect-square overflow-hidden rounded-md border border-line bg-sunk md:aspect-4/3 md:rounded-lg"
		>
			{isNear ? picture : <noscript>{picture}</noscript>}
			{isComing && <Badge className="absolute bottom-1.5 left-1.5">{m["shell.home.coming_soon"]()}</Badge>}
		</span>
	);
}

/** A service with its picture; one that is coming soon says so and has no link. */
export function ServicePicture({ name, to, image, onClick }: PicturedService & { onClick?: () => void }) {
	if (to === null) {
		return (
			<span className="grid content-start gap-2 leading-5 text-ink-faint">
				<Picture image={image} isComing />
				{name}
			</span>
		);
	}
	return (
		<Link
			to={to}
			onClick={onClick}
			className="grid content-start gap-2 leading-5 text-ink no-underline hover:text-act-ink"
		>
			<Picture image={image} />
			{name}
		</Link>
	);
}
