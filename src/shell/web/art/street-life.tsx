import { Fill, Line } from "./brush.tsx";
import { Person, Pot } from "./people.tsx";
import { Awning } from "./street-houses.tsx";

export function PowerPole({ x }: { x: number }) {
	return (
		<g transform={`translate(${x} 232)`}>
			<Fill d="M-4-176h8V0h-8zM-30-164h60v6h-60zM-26-146h52v5h-52z" colour="wood-2" />
			<Fill d="M-24-172h6v8h-6zM18-172h6v8h-6z" colour="cloth" />
		</g>
	);
}

/** The electrician on his ladder. */
export function Electrician() {
	return (
		<>
			<Line
				d="M346 232l-8-120M372 232l-12-122M345 214h26M343 194h26M342 174h25M341 154h23M339 134h22"
				colour="marigold"
				width={4}
			/>
			<g transform="translate(352 166) scale(-1 1)">
				<Person pose="raise" wears="helmet" shirt="roof" />
			</g>
		</>
	);
}

/** The plumber at the pipe of the town house, his bag beside him. */
export function Plumber() {
	return (
		<>
			<g transform="translate(896 233) scale(-1 1)">
				<Person pose="reach" wears="cap" shirt="marigold" />
				<Line d="M26-54 38-58" colour="metal-2" width={5} />
			</g>
			<Fill d="M909 216h24q3 0 3 3v13h-30v-13q0-3 3-3z" colour="roof" />
		</>
	);
}

const flowers = [-104, -52, 0, 52].map((left) => `M${left + 13}-61h0m13 4h0m13-4h0`).join("");

/** The tent of a feast, with the cook of the dham. */
export function FeastTent() {
	return (
		<g transform="translate(1164 232)">
			<Fill d="M-110-104h6V0h-6zM104-104h6V0h-6z" colour="wood-2" />
			<Fill d="M-128-96 0-150 128-96z" colour="roof" />
			<Awning x={-128} y={-96} stripes={8} width={32} drop={14} />
			<Line d="M-104-70q26 26 52 0t52 0 52 0 52 0" colour="marigold" width={3.5} />
			<Line d={flowers} colour="marigold" width={6.8} />
			<g transform="translate(-20 -8) scale(.9)">
				<Fill d="M-20 10q-8-12 2-22 2 8 6 8 0-12 8-18 0 12 8 16 2-6 6-8 8 14 0 24z" colour="marigold" />
				<Pot />
			</g>
			<Line d="M-26-46q-6-8 0-14M-12-46q-6-8 0-14" colour="hill-2" width={3.5} />
			<g transform="translate(44) scale(-.96 .96)">
				<Person pose="stir" wears="chef" shirt="cloth" apron="roof" />
			</g>
			<Line d="M22-38-4-46" colour="wood-2" width={4} />
			<Fill d="M66-40h40V0H66z" colour="cloth" />
			<g transform="translate(86 -40) scale(.36)">
				<Pot />
			</g>
		</g>
	);
}

export function Taxi() {
	return (
		<g transform="translate(974 134) scale(.9)">
			<Fill d="M6 118q0-16 18-18l14-22q4-7 14-7h44q10 0 16 7l16 20 20 4q12 2 12 16v10H6z" colour="wall" />
			<Fill d="M44 98l11-17q2-3 6-3h15v20zM84 78h16q5 0 8 4l12 16H84z" colour="window" />
			<Fill d="M6 108h154v7H6zM84 52h22v10H84zM150 114h10v6h-10z" colour="marigold" />
			<Fill d="M52 62h60v9H52z" colour="wood-2" />
			<Fill d="M61 48h16q3 0 3 3v11H58V51q0-3 3-3z" colour="roof" />
			<Line d="M40 128h0m86 0h0" colour="ink" width={22} />
			<Line d="M40 128h0m86 0h0" colour="metal" width={10} />
		</g>
	);
}
