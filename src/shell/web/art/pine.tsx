import { type ArtColour, Fill } from "./brush.tsx";

type PineProps = { x: number; y: number; size: number; colour?: ArtColour };

/** A pine with its foot on (x, y); 62 high at size 1. */
export function Pine({ x, y, size, colour = "pine" }: PineProps) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<Fill d="M-2-8h4v8h-4z" colour="wood-2" />
			<Fill d="M0-62 12-40H6l10 18H9l9 16H-18l9-16h-7l10-18h-6z" colour={colour} />
		</g>
	);
}
