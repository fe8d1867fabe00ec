import { type Colour, type Drawing, at, circle, ellipse, line, rect, shape } from "../shapes.ts";

/** Things of leisure, advice and puja; they stand on the origin (bottom, middle) unless their comment differs. */

/** A dumbbell, 60 wide, centred on the origin. */
export function dumbbell(x: number, y: number, size: number, plate: Colour = "ink"): Drawing {
	return at(
		x,
		y,
		size,
		rect(-16, -3, 32, 6, "metal-2"),
		rect(-24, -14, 9, 28, plate, 3),
		rect(15, -14, 9, 28, plate, 3),
		rect(-31, -9, 7, 18, plate, 3),
		rect(24, -9, 7, 18, plate, 3),
	);
}

/** A bench press with its loaded bar: 170 wide, 104 high. */
export function benchPress(plate: Colour = "ink", pad: Colour = "marigold"): Drawing {
	return (
		line("M-44 0v-92M44 0v-92M-58-1h28M30-1h28", "metal-2", 6) +
		line("M-84-88H84", "metal", 5) +
		rect(-76, -116, 12, 56, plate, 4) +
		rect(-62, -108, 9, 40, "marigold", 3) +
		rect(64, -116, 12, 56, plate, 4) +
		rect(53, -108, 9, 40, "marigold", 3) +
		rect(-34, -38, 68, 13, pad, 5) +
		line("M-22-26V-1M22-26V-1", "ink", 6)
	);
}

/** A treadmill that faces left: 110 wide, 96 high. */
export function treadmill(colour: Colour = "ink"): Drawing {
	return (
		rect(-54, -14, 108, 14, colour, 6) +
		line("M-50-15h96", "metal-2", 4) +
		line("M-42-14-50-84h30", "metal-2", 6) +
		rect(-66, -98, 26, 18, colour, 4) +
		rect(-62, -94, 18, 9, "hill-3", 2)
	);
}

/** A rolled mat seen from its end, its length to the right. */
export function rolledMat(x: number, y: number, size: number, colour: Colour): Drawing {
	return at(
		x,
		y,
		size,
		rect(0, -24, 66, 24, colour, 4),
		circle(2, -12, 12, "cloth"),
		line("M2-12q4-4 4 1t-8 3-2-11 12 1", colour, 3),
		rect(24, -24, 6, 24, "cloth"),
	);
}

/** A Pilates bed with springs and a bar: 180 wide, 64 high. */
export function reformer(pad: Colour = "roof"): Drawing {
	return (
		line("M-84-30v30M84-30v30M-40-30v30M40-30v30", "wood-2", 6, "butt") +
		rect(-90, -36, 180, 10, "wood", 3) +
		rect(-16, -50, 76, 14, pad, 6) +
		rect(44, -58, 22, 20, pad, 6) +
		line("M-80-36v-30h8", "metal-2", 5) +
		line("M-66-43h6l3-5 5 10 5-10 5 10 5-10 5 10 5-10 3 5h8", "metal-2", 2.4) +
		line("M86-36v-30M86-64 22-52", "ink", 2.6) +
		circle(86, -68, 4, "marigold")
	);
}

/** Someone who dances, on tiptoe, arms high: 90 high. */
export function dancer(dress: Colour = "marigold", skin: Colour = "skin"): Drawing {
	return (
		line("M-2-38-4-4M4-38 24-22", skin, 6) +
		line("M-4-4l-3 4M24-22l8-1", "ink", 5) +
		shape("M-9-60q0-5 5-5h8q5 0 5 5l-2 14 24 14q-30 12-62 0l24-14z", dress) +
		line("M-8-62-22-76-12-94M8-62 24-78 16-96", skin, 5) +
		rect(-3, -72, 6, 8, skin) +
		circle(0, -79, 8.5, skin) +
		shape("M-9-79q0-11 9-11t9 11q-4-5-9-5t-9 5z", "ink") +
		circle(0, -92, 4, "ink")
	);
}

/** Round stones one upon another: 54 wide, 46 high. */
export function stones(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		ellipse(0, -8, 27, 9, "ink"),
		ellipse(1, -23, 21, 8, "road"),
		ellipse(-1, -36, 15, 6.5, "metal-2"),
	);
}

export function towels(x: number, y: number, size: number, colours: readonly [Colour, Colour]): Drawing {
	return at(
		x,
		y,
		size,
		rect(-32, -18, 64, 18, colours[0], 9),
		circle(-23, -9, 9, "cloth"),
		rect(-28, -36, 56, 18, colours[1], 9),
		circle(-19, -27, 9, "cloth"),
		line("M-23-9q3-3 4 1M-19-27q3-3 4 1", "metal-2", 2),
	);
}

/** A sunshade for the poolside: 90 wide, 92 high. */
export function parasol(x: number, y: number, size: number, colour: Colour = "marigold"): Drawing {
	return at(
		x,
		y,
		size,
		line("M0 0v-84", "wood-2", 4),
		shape("M-46-58Q-40-92 0-92t46 34q-8-6-15 0-8-6-16 0-7-6-15 0-8-6-15 0-8-6-16 0-7-6-15 0z", colour),
		shape("M-15-58q0-26 15-34 15 8 15 34-7-6-15 0-8-6-15 0z", "cloth"),
	);
}

export function lounger(x: number, y: number, size: number, colour: Colour = "cloth"): Drawing {
	return at(x, y, size, line("M-34-14H18L40-34", colour, 7), line("M-28-12v12M14-12v12", "wood-2", 4));
}
