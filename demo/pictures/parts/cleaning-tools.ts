import { type Colour, type Drawing, at, circle, dots, ellipse, line, rect, shape } from "../shapes.ts";

export function broom(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		line("M0-110V-34", "wood", 5),
		shape("M-9-40H9L19 0h-38z", "marigold"),
		line("M-8-28-12-2M0-28V-2M8-28 12-2", "wood", 2),
		rect(-10, -42, 20, 6, "roof", 2),
	);
}

export function sprayBottle(x: number, y: number, size: number, colour: Colour = "marigold"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-14-38q0-10 8-12H6q8 2 8 12v32q0 6-6 6H-8q-6 0-6-6z", colour),
		rect(-6, -60, 12, 12, "cloth"),
		shape("M-16-72h28q4 0 4 6v6H-4v8h-5v-8h-7z", "roof"),
		rect(-9, -32, 18, 16, "cloth", 2),
	);
}

/** A vacuum cleaner with its hose to the left: about 110 wide, 74 high. */
export function vacuum(body: Colour = "roof"): Drawing {
	return (
		line("M20-36Q0-78-28-66T-52-10", "ink", 6) +
		shape("M-70-8h34l6 8h-46z", "ink") +
		shape("M2-6q0-34 32-34t32 34z", body) +
		rect(0, -10, 68, 8, "pine-2", 3) +
		dots("14,-2 56,-2", 6, "ink") +
		rect(26, -30, 18, 7, "marigold", 3)
	);
}

/** A black water tank as they stand on every roof: 96 wide, 96 high. */
export function roofTank(colour: Colour = "ink"): Drawing {
	return (
		rect(-16, -98, 32, 12, colour, 4) +
		shape("M-44-76q0-14 44-14t44 14V-6q0 6-6 6h-76q-6 0-6-6z", colour) +
		line("M-44-62h88M-44-44h88M-44-26h88", "road", 4) +
		rect(-30, -56, 20, 6, "metal-2", 2)
	);
}

/** A sprayer's tank with its lance, which points to the left. */
export function sprayer(colour: Colour = "marigold"): Drawing {
	return (
		line("M18-20Q-8-4-24-26l-28-18", "ink", 4) +
		line("M-50-43-84-66", "metal-2", 4) +
		shape("M2-50q0-16 16-16h16q16 0 16 16v42q0 8-8 8H10q-8 0-8-8z", colour) +
		rect(14, -76, 24, 12, "ink", 3) +
		line("M26-76v-10M14-86h24", "ink", 4) +
		rect(12, -44, 28, 18, "cloth", 3)
	);
}

/** A cockroach seen from above, inside the sign that forbids it. */
export function noPests(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		circle(0, 0, 33, "cloth"),
		line(
			"M-9-10-20-17M-10 0h-13M-9 9l-11 8M9-10l11-7M10 0h13M9 9l11 8M-4-16q-6-8-10-7M4-16q6-8 10-7",
			"ink",
			2.4,
		),
		ellipse(0, 1, 10, 16, "wood-2"),
		circle(0, -15, 6, "wood-2"),
		line("M0-8V16", "ink", 1.6),
		line("M-21-21 21 21", "marigold", 6),
		line("M30 0A30 30 0 1 1-30 0 30 30 0 1 1 30 0z", "marigold", 6),
	);
}
