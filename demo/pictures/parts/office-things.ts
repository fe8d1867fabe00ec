import { type Colour, type Drawing, at, circle, dots, ellipse, line, rect, shape, times } from "../shapes.ts";

/** Scales of justice: 110 wide, 110 high. */
export function scales(brass: Colour = "marigold"): Drawing {
	return (
		line("M0-8v-92M-44-86Q0-102 44-86", brass, 6) +
		circle(0, -102, 6, brass) +
		line("M-44-86-60-46M-44-86-28-46M44-86 28-46M44-86 60-46", "metal-2", 2) +
		shape("M-64-46h40q-4 16-20 16t-20-16zM24-46h40q-4 16-20 16t-20-16z", brass) +
		shape("M-26 0q2-12 26-12T26 0z", brass)
	);
}

/** Books lying one upon another: 84 wide. */
export function books(x: number, y: number, size: number, colours: readonly Colour[]): Drawing {
	return at(
		x,
		y,
		size,
		colours
			.map((colour, index) => {
				const left = -42 + (index % 2) * 6;
				const top = -(index + 1) * 15;
				return (
					rect(left, top, 78, 14, colour, 2) +
					rect(left + 64, top + 2.5, 14, 9, "cloth") +
					rect(left + 8, top, 5, 14, "mark")
				);
			})
			.join(""),
	);
}

export function calculator(x: number, y: number, size: number): Drawing {
	const keys = Array.from(
		{ length: 12 },
		(_, key) => [-15 + (key % 3) * 15, -34 + Math.floor(key / 3) * 10] as const,
	);
	return at(
		x,
		y,
		size,
		rect(-26, -66, 52, 66, "ink", 5),
		rect(-20, -60, 40, 15, "hill-2", 2),
		dots(keys, 3.6, "metal"),
		circle(15, -4, 3.6, "marigold"),
	);
}

/** A pile of rupee coins; `count` of them. */
export function coins(x: number, y: number, count: number): Drawing {
	return (
		times(count, (index) =>
			rect(x - 17, y - 7 - index * 7, 34, 6.4, index % 2 === 0 ? "marigold" : "wood", 3),
		) + ellipse(x, y - 8 - (count - 1) * 7, 16, 4, "mark")
	);
}

/** A gavel that rests on its block: 90 wide, 50 high. */
export function gavel(): Drawing {
	return (
		rect(-44, -10, 56, 10, "wood-2", 3) +
		line("M-8-30 52-8", "wood", 7) +
		shape("M-34-40l30-18 14 24-30 18z", "wood") +
		line("M-36-42l16 28M-6-59 10-32", "wood-2", 7)
	);
}
