import { Fill, Line } from "./brush.tsx";
import { Person } from "./people.tsx";
import { Pine } from "./pine.tsx";
import { ChaiStall, HillHouse, TankHouse } from "./street-houses.tsx";
import { Electrician, FeastTent, Plumber, PowerPole, Taxi } from "./street-life.tsx";

/** Pairs of pines, a tall one and its young one beside it: the place of the tall one and its size. */
const grown: [number, number][] = [
	[-640, 1.5],
	[-560, 1.2],
	[-290, 1.6],
	[-210, 1.3],
	[30, 1.4],
	[250, 1.5],
	[1320, 1.6],
	[1400, 1.4],
	[1610, 1.5],
	[1690, 1.2],
	[1930, 1.6],
	[2040, 1.3],
];
const young: [number, number][] = [
	...grown.map(([x, size]): [number, number] => [x + 31, size * 0.7]),
	[432, 1.2],
	[700, 1.2],
];

/** The hills go on beyond both ends of the street, for screens wider than it. */
function Hills() {
	return (
		<>
			<Line d="M1006 40h0" colour="sun" width={52} />
			<Fill
				d="M-720 170q90-60 200-30 110-60 240-10 120-60 280 20 90-70 190-40 90-64 200-20 110-70 230-10 110-60 240-6 120-70 250-8 110-50 210 4 60-30 120-10 120-40 260 10 110-50 240 30 100-20 220 20v144H-720z"
				colour="hill-1"
			/>
			<Fill
				d="M-720 206q120-50 240-16 120-50 240-6 120-40 240 6 120-60 260-20 120-54 260-6 140-50 290 0 150-48 300 4 140-44 330-4 120-40 240 6 120-40 240 8 120-30 240 10v82H-720z"
				colour="hill-2"
			/>
			<Fill d="M-720 226q180-30 360-4t360-8q200-36 420-8t420-2 600-6 360 6 360 10v50H-720z" colour="hill-3" />
		</>
	);
}

/**
 * The street of the home page: people at work between houses and hills. Its scale follows the height that the classes
 * give it, so a phone sees the middle of the street and a wide screen the hills at both ends. Decoration.
 */
export function HomeStreet({ className = "mt-1 h-25 w-full desk:mt-4 desk:h-60" }: { className?: string }) {
	return (
		<div className={`flex justify-center overflow-hidden ${className}`} aria-hidden="true">
			<svg
				className="h-full w-auto max-w-none shrink-0 overflow-visible"
				viewBox="0 0 1440 264"
				fill="none"
				strokeLinecap="round"
				strokeLinejoin="round"
			>
				<Hills />
				{grown.map(([x, size]) => (
					<Pine key={x} x={x} y={232} size={size} />
				))}
				{young.map(([x, size]) => (
					<Pine key={x} x={x} y={232} size={Math.round(size * 10) / 10} colour="pine-2" />
				))}
				<HillHouse x={-420} />
				<HillHouse x={150} />
				<HillHouse x={1804} />
				<Line
					d="M-420 92q180 30 360-18M-60 74q286 48 366-12M150 92q90 4 156-32M354 62q80 34 130 24M354 62q160 60 390 22M744 84q180 34 420 2M1164 86q150 24 346-16M1510 70q140 44 294 20"
					colour="ink"
					width={1.6}
				/>
				<PowerPole x={-60} />
				<PowerPole x={330} />
				<PowerPole x={1510} />
				<Electrician />
				<ChaiStall />
				<g transform="translate(662 234) scale(.96)">
					<Person pose="drink" wears="hair" shirt="roof" skin="skin-2" skirt="marigold" />
				</g>
				<TankHouse />
				<Plumber />
				<FeastTent />
				<Fill d="M-720 232h2880v32H-720z" colour="road" />
				<Line d="M-680 250H900M1120 250H2120" colour="mark" width={3} dashes="50 50" />
				<Taxi />
			</svg>
		</div>
	);
}
