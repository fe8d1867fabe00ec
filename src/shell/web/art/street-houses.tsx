import { Fill, Line, Panes } from "./brush.tsx";

/** A wooden house of the hills on its stone plinth: 168 wide, 150 high, standing on (x, 224). */
export function HillHouse({ x }: { x: number }) {
	return (
		<g transform={`translate(${x} 224)`}>
			<Fill d="M-66-26H66V0H-66zM30-150h10v16H30z" colour="metal-2" />
			<Line d="M-60-18h30M-20-18h34M26-18h34M-50-9h40M4-9h50" colour="metal" width={2} />
			<Fill d="M-60-62H60v36H-60z" colour="wall" />
			<Panes
				corners={[
					[-50, -54],
					[32, -54],
				]}
				width={18}
				height={20}
			/>
			<Fill d="M-10-56h20v30h-20z" colour="wood-2" />
			<Line d="M6-40h0" colour="marigold" width={3} />
			<Fill d="M-56-78H56v8H-56z" colour="wood-2" />
			<Line
				d="M-66-62v-16M-52-62v-16M-38-62v-16M-24-62v-16M-10-62v-16M4-62v-16M18-62v-16M32-62v-16M46-62v-16M60-62v-16"
				colour="wood"
				width={3}
				isFlush
			/>
			<Fill d="M-70-70H70v8H-70zM-70-82H70v4H-70zM-56-108H56v26H-56z" colour="wood" />
			<Panes
				corners={[
					[-44, -104],
					[-8, -104],
					[28, -104],
				]}
				width={16}
				height={20}
			/>
			<Fill d="M-84-104-46-138H46L84-104H70L66-108H-66L-70-104z" colour="roof" />
			<Line d="M-46-138H46" colour="wood-2" width={4} />
			<Line d="M-58-124H58M-70-112H70" colour="pine-2" width={1.4} />
		</g>
	);
}

/** The lettering of the tea stall, drawn as strokes: a drawing has no font to wait for. */
const stallName =
	"M-29 3v-6l4 6v-6M-23-3v4q0 2 2 2t2-2v-4M-17-3v6m4-6-4 3.6m1.4-1 2.6 3.4M-11-3v6m4-6-4 3.6m1.4-1 2.6 3.4M-5 3l2-6 2 6m-3.3-2h2.6M1-3v6h1.6q2.4 0 2.4-3t-2.4-3zM15-2q-.6-1-1.8-1-2.2 0-2.2 3t2.2 3q1.2 0 1.8-1M17-3v6m4-6v6m-4-3h4M23 3l2-6 2 6m-3.3-2h2.6M29-3v6";

/** The tea stall at the corner. */
export function ChaiStall() {
	return (
		<g transform="translate(560 232)">
			<Fill d="M-86-148H86V0H-86z" colour="wall-2" />
			<Fill d="M-94-156H94v10H-94z" colour="roof" />
			<Panes
				corners={[
					[-66, -136],
					[-13, -136],
					[40, -136],
				]}
				width={26}
				height={30}
			/>
			<Fill d="M-86-98H86v22H-86zM-74-48h60V0h-60zM-6-50h80V0H-6z" colour="pine-2" />
			<g transform="translate(0 -87) scale(2)">
				<Line d={stallName} colour="mark" width={1.2} />
			</g>
			<Awning x={-92} y={-76} stripes={8} width={23} drop={16} />
			<Fill d="M-74-22h60v6h-60zM-12-24h92V0h-92z" colour="wood" />
			<Fill d="M6-24q-3-15 0-17h20q3 2 0 17z" colour="metal" />
			<Line d="M26-38q8 0 7 9M6-35-1-40" colour="metal" width={2.7} />
			<Fill d="M13-45h6v4h-6z" colour="metal-2" />
			<Fill d="M44-34h8v10h-8zM56-34h8v10h-8z" colour="cloth" />
			<Fill d="M-64-38h14v16h-14z" colour="marigold" />
			<Fill d="M-46-38h14v16h-14z" colour="roof" />
		</g>
	);
}

type AwningProps = { x: number; y: number; stripes: number; width: number; drop: number };

/** A striped cloth roof, marigold and white by turns. */
export function Awning({ x, y, stripes, width, drop }: AwningProps) {
	const half = (first: number) =>
		Array.from({ length: Math.ceil((stripes - first) / 2) }, (_, pair) => {
			const left = x + (pair * 2 + first) * width;
			return `M${left} ${y}h${width}v${drop}q${-width / 2} ${width / 2}${-width} 0z`;
		}).join("");
	return (
		<>
			<Fill d={half(0)} colour="marigold" />
			<Fill d={half(1)} colour="cloth" />
		</>
	);
}

/** A town house with its black water tank and the pipe that a plumber is mending. */
export function TankHouse() {
	return (
		<g transform="translate(800 232)">
			<Fill d="M-76-170H52V0H-76z" colour="wall" />
			<Fill d="M-82-176H58v8H-82z" colour="metal-2" />
			<Panes
				corners={[
					[-62, -156],
					[10, -156],
					[-62, -100],
					[10, -100],
				]}
				width={28}
				height={32}
			/>
			<Fill
				d="M-66-122h36v6h-36zM6-122h36v6H6zM-66-66h36v6h-36zM6-66h36v6H6zM-62-46h34V0h-34z"
				colour="roof"
			/>
			<Fill d="M-45-206H-3q5 0 5 5v25h-52v-25q0-5 5-5zM-41-212h34q3 0 3 3v5h-40v-5q0-3 3-3z" colour="ink" />
			<Line d="M-12-176v-14M64 0v-150q0-12-12-12H-8M64-40h14" colour="metal-2" width={6} />
			<Fill d="M57-52h14v8H57z" colour="marigold" />
		</g>
	);
}
