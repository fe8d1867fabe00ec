/** The colours of the drawings; each is a design token, so that the dark theme turns them to evening. */
export type ArtColour =
	| "cloth"
	| "hill-1"
	| "hill-2"
	| "hill-3"
	| "ink"
	| "marigold"
	| "mark"
	| "metal"
	| "metal-2"
	| "pine"
	| "pine-2"
	| "road"
	| "roof"
	| "skin"
	| "skin-2"
	| "sky"
	| "sun"
	| "wall"
	| "wall-2"
	| "window"
	| "wood"
	| "wood-2";

/** A filled shape. */
export function Fill({ d, colour }: { d: string; colour: ArtColour }) {
	return <path d={d} fill={`var(--color-art-${colour})`} />;
}

type LineProps = {
	d: string;
	colour: ArtColour;
	width: number;
	/** Ends cut off flush: bars, legs, window bars. Round otherwise. */
	isFlush?: boolean;
	/** Length of the dashes and of the gaps between them. */
	dashes?: string;
};

/** A stroke; a point of no length ("h0") makes a dot. The picture's root sets `fill` to none and the round ends. */
export function Line({ d, colour, width, isFlush = false, dashes }: LineProps) {
	return (
		<path
			d={d}
			stroke={`var(--color-art-${colour})`}
			strokeWidth={width}
			strokeLinecap={isFlush ? "butt" : undefined}
			strokeDasharray={dashes}
		/>
	);
}

/** Window panes of one size, by their upper left corners, with a cross of bars in each. */
export function Panes({
	corners,
	width,
	height,
}: {
	corners: [number, number][];
	width: number;
	height: number;
}) {
	const panes = corners.map(([x, y]) => `M${x} ${y}h${width}v${height}h${-width}z`);
	const bars = corners.map(([x, y]) => `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`);
	return (
		<>
			<Fill d={panes.join("")} colour="window" />
			<Line d={bars.join("")} colour="wall" width={1.6} isFlush />
		</>
	);
}
