import { type Colour, type Drawing, at, circle, ellipse, line, rect, shape } from "../shapes.ts";

export function candle(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		rect(-12, -34, 24, 34, "wall-2", 3),
		ellipse(0, -34, 12, 3, "cloth"),
		line("M0-35v-5", "ink", 2),
		shape("M0-58q9 11 6 16-2 4-6 4t-6-4q-3-5 6-16z", "marigold"),
	);
}

/** An oil lamp of clay with its flame. */
export function diya(x: number, y: number, size: number, clay: Colour = "wood-2"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M0-38q10 13 7 18-2 5-7 5t-7-5q-3-5 7-18z", "marigold"),
		shape("M-28-16h56q-4 16-28 16t-28-16z", clay),
		ellipse(0, -16, 28, 4, "mark"),
	);
}

/** A brass pot with mango leaves and a coconut: 56 wide, 92 high. */
export function kalash(brass: Colour = "marigold"): Drawing {
	return (
		ellipse(0, -78, 13, 15, "wood-2") +
		line("M-4-84v6M4-84v6", "wood", 1.8) +
		shape(
			"M0-60q-22-4-30-20 20-2 30 14 10-16 30-14-8 16-30 20zM0-62q-10-10-12-24Q2-80 0-62q-2-18 12-24 0 14-12 24z",
			"pine",
		) +
		shape("M-16-62h32l-4 10q18 6 18 26 0 26-20 26h-20q-20 0-20-26 0-20 18-26z", brass) +
		line("M-26-30q26 10 52 0", "wood", 3) +
		line("M-7-20h14M0-27v14", "wood-2", 3)
	);
}

/** A sacred fire in its brick pit: 110 wide, 96 high. */
export function havan(): Drawing {
	return (
		shape("M-56-28H56L44 0h-88z", "wood") +
		line("M-50-14H50M-30-27l2 13M0-27v13M30-27l-2 13M-14-13l1 12M15-13l-1 12", "wood-2", 2) +
		rect(-60, -34, 120, 8, "wood-2", 2) +
		line("M-34-36 26-52M34-36-26-52", "ink", 7) +
		shape("M0-104q28 26 24 46-4 22-24 22t-24-22q-2-14 9-24 2 9 7 12 8-20 8-34z", "marigold") +
		shape("M0-72q13 14 11 24-2 11-11 11t-11-11q0-12 11-24z", "mark")
	);
}

export function templeBell(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		line("M0-60v22", "wood-2", 3),
		shape("M-5-38H5q12 4 13 22l5 10h-46l5-10q1-18 13-22z", "marigold"),
		rect(-25, -7, 50, 6, "wood", 3),
		circle(0, 3, 5, "wood-2"),
	);
}

/** The birth chart of the north: a square with crossing lines, from its upper left corner. */
export function birthChart(side: number, paper: Colour = "wall-2", ink: Colour = "wood-2"): Drawing {
	const half = side / 2;
	return (
		rect(0, 0, side, side, paper, 2) +
		line(
			`M4 4H${side - 4}V${side - 4}H4zM4 4 ${side - 4} ${side - 4}M${side - 4} 4 4 ${side - 4}M${half} 4 ${side - 4} ${half} ${half} ${side - 4} 4 ${half}z`,
			ink,
			2.4,
		)
	);
}

/** The plan of a house under a compass: the drawing of a vastu adviser, centred on the origin, 120 wide. */
export function compassPlan(paper: Colour = "wall", ink: Colour = "roof"): Drawing {
	return (
		rect(-60, -60, 120, 120, paper, 3) +
		line("M-46-46H46V46H-46zM-46-8H-8V-46M14-46v30M14 0v46M-46 16h28M14 10h32", ink, 3.4) +
		circle(0, 2, 26, "mark") +
		line("M24 2A24 24 0 1 1-24 2 24 24 0 1 1 24 2z", "wood", 2.4) +
		shape("M0-20 7 2H-7z", "wood-2") +
		shape("M0 24 7 2H-7z", "marigold") +
		circle(0, 2, 3, "cloth") +
		line("M-26 2h5M21 2h5M0-24v4M0 24v4", "wood", 2.4)
	);
}
