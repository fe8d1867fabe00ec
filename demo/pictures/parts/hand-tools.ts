import {
	type Colour,
	type Drawing,
	at,
	circle,
	ellipse,
	line,
	rect,
	shape,
	times,
	turned,
} from "../shapes.ts";

/** Things stand on the origin (bottom, middle) unless their comment says otherwise. */

export function toolbox(x: number, y: number, size: number, colour: Colour = "marigold"): Drawing {
	return at(
		x,
		y,
		size,
		line("M-12-28v-8h24v8", "wood-2", 4),
		rect(-26, -28, 52, 28, colour, 4),
		rect(-26, -18, 52, 5, "wood-2"),
		rect(-4, -20, 8, 9, "metal", 1),
	);
}

export function ladder(x: number, y: number, size: number, colour: Colour = "wood-2"): Drawing {
	return at(x, y, size, line("M-30 0-8-112M30 0 8-112M-24-28h48M-19-54h38M-14-80h28", colour, 5));
}

export function bucket(
	x: number,
	y: number,
	size: number,
	colour: Colour = "roof",
	inside: Colour = "hill-3",
): Drawing {
	return at(
		x,
		y,
		size,
		line("M-18-34a18 20 0 0 1 36 0", "metal-2", 2.6),
		shape("M-20-34h40l-6 34h-28z", colour),
		ellipse(0, -34, 20, 5, inside),
	);
}

/** A distribution board, 84 wide and 96 high, from its upper left corner. */
export function switchboard(lever: Colour = "roof"): Drawing {
	return (
		rect(0, 0, 84, 96, "metal", 6) +
		rect(8, 8, 68, 80, "wall", 4) +
		rect(15, 20, 11, 26, lever, 2) +
		rect(30, 20, 11, 26, "marigold", 2) +
		rect(45, 20, 11, 26, lever, 2) +
		rect(60, 20, 11, 26, lever, 2) +
		line("M20 56v20M36 56v20M50 56v20M66 56v20", "ink", 3)
	);
}

export function bulb(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		rect(-8, -6, 16, 14, "metal-2", 2),
		shape("M-7 8q-14 6-14 20a21 21 0 0 0 42 0q0-14-14-20z", "marigold"),
		line("M-6 30l6-8 6 8", "mark", 3),
		line("M-32 30h-9M32 30h9M-24 52l-6 6M24 52l6 6M0 60v8", "marigold", 4),
	);
}

/** An open spanner that leans to the right, 96 high. */
export function spanner(colour: Colour = "metal"): Drawing {
	return (
		line("M-16-10 12-70", colour, 13) +
		line("M8-88a15 15 0 1 0 22 10", colour, 9) +
		circle(-18, -8, 12, colour)
	);
}

/** A tap with a drop, 76 wide, 72 high. */
export function tap(colour: Colour = "metal-2"): Drawing {
	return (
		rect(-44, -52, 12, 32, colour, 3) +
		shape("M-34-46H10q26 0 26 26v8H18v-6q0-8-8-8h-44z", colour) +
		rect(-8, -60, 10, 14, colour) +
		rect(-22, -68, 38, 9, "marigold", 4) +
		shape("M27-6q8 11 5 14-2 4-5 4t-5-4q-3-3 5-14z", "hill-3")
	);
}

/** A hammer that leans to the right. */
export function hammer(): Drawing {
	return turned(
		0,
		0,
		24,
		rect(-5, -82, 10, 80, "wood", 4),
		shape("M-26-98h40q14 0 16 16H16v4h-42z", "metal-2"),
	);
}

export function handsaw(x: number, y: number, size: number): Drawing {
	const teeth = times(11, () => "l5 6 4-6");
	return at(
		x,
		y,
		size,
		shape(`M-20-20-20-2${teeth}V-8z`, "metal"),
		shape("M-56-26h30q10 0 10 12T-26 2h-28q-12 0-12-14t10-14zm6 9q-6 0-6 5t6 6h16q6 0 6-6t-6-5z", "wood"),
	);
}

export function plane(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		rect(-40, -18, 80, 18, "wood", 3),
		shape("M-34-18q-6-22 8-24 8 4 6 24z", "wood-2"),
		circle(28, -24, 8, "wood-2"),
		shape("M-4-18 10-40l8 4-10 18z", "metal-2"),
	);
}

/** A paint roller; its frame ends in the handle at (x, y). */
export function paintRoller(x: number, y: number, size: number, colour: Colour): Drawing {
	return at(
		x,
		y,
		size,
		line("M0-28V-46H34V-74H26", "metal-2", 4),
		rect(-5, -32, 10, 34, "wood", 4),
		rect(-38, -86, 64, 24, colour, 5),
	);
}

export function paintTin(x: number, y: number, size: number, colour: Colour): Drawing {
	return at(
		x,
		y,
		size,
		rect(-20, -38, 40, 38, "metal", 3),
		ellipse(0, -38, 20, 5, colour),
		shape("M-20-38h40v8q-4 8-8 0t-8 4-8 4-8-6-8-2z", colour),
		rect(-20, -18, 40, 10, "cloth"),
	);
}
