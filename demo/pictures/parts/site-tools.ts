import { type Colour, type Drawing, at, circle, dots, line, rect, shape, times } from "../shapes.ts";

export function trowel(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-34-10 12-24v24z", "metal"),
		line("M12-12h10v-10h8", "metal-2", 4),
		rect(28, -28, 28, 11, "wood", 5),
	);
}

/** A safety helmet: 64 wide, 34 high. */
export function helmet(colour: Colour = "marigold"): Drawing {
	return (
		shape("M-26-8a26 26 0 0 1 52 0z", colour) +
		rect(-5, -36, 10, 26, "wood", 4) +
		rect(-34, -10, 68, 8, colour, 4)
	);
}

export function barrow(x: number, y: number, size: number, tub: Colour = "roof"): Drawing {
	return at(
		x,
		y,
		size,
		line("M-52-34-20-20 34-6M-24-20-14-2M4-12v10", "wood-2", 4.5),
		shape("M-24-42h66l-14 28H-6z", tub),
		shape("M-18-42q26-22 54 0z", "metal-2"),
		circle(38, -8, 9, "ink"),
	);
}

/** Courses of bricks, the topmost one unfinished. */
export function bricks(
	x: number,
	y: number,
	columns: number,
	rows: number,
	colour: Colour = "wood",
): Drawing {
	const laid = times(rows, (row) =>
		times(columns - (row === rows - 1 ? 2 : 0), (column) => {
			const left = x + column * 26 + (row % 2 === 0 ? 0 : 13);
			return `M${left} ${y - (row + 1) * 14}h24v12h-24z`;
		}),
	);
	return shape(laid, colour);
}

/** Sparks that fly to the right and up. */
export function sparks(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		line("M6-4 26-14M8 2h22M6-10 18-30M-2-10v-20M-8-8l-14-14M8 8l18 10", "marigold", 2.6),
		dots("34,-20 36,8 24,-38 -28,-28 4,-38 34,24", 1.8, "sun"),
		circle(0, 0, 6, "cloth"),
	);
}

/** A standing gate of bars: 84 wide, 96 high. */
export function gate(colour: Colour = "roof"): Drawing {
	return (
		line(
			`M-40 0v-90M40 0v-90M-40-80h80M-40-12h80${times(5, (bar) => `M${-26 + bar * 13}-12v-68`)}`,
			colour,
			5,
			"butt",
		) +
		line("M-40-46h80", colour, 4) +
		dots("-26,-94 -13,-94 0,-94 13,-94 26,-94", 3.6, "marigold") +
		line("M-26-80v-12M-13-80v-12M0-80v-12M13-80v-12M26-80v-12", colour, 3) +
		circle(0, -46, 11, colour) +
		circle(0, -46, 6, "marigold")
	);
}

/** A drill stand that bores with a crown: 70 wide, 110 high. */
export function coreDrill(body: Colour = "marigold"): Drawing {
	return (
		rect(-34, -8, 52, 8, "ink", 2) +
		rect(-28, -108, 9, 104, "metal-2") +
		line("M-23-100v88", "ink", 1.4) +
		rect(-24, -98, 40, 34, body, 6) +
		rect(-6, -112, 22, 16, "ink", 4) +
		line("M16-88h18M34-96v16", "ink", 5) +
		rect(-4, -64, 16, 10, "metal-2") +
		rect(-8, -56, 24, 50, "metal", 2) +
		line("M-8-14h24", "metal-2", 4, "butt")
	);
}

/** A marble block with its veins, from its upper left corner. */
export function slab(x: number, y: number, width: number, height: number): Drawing {
	return (
		rect(x, y, width, height, "wall", 2) +
		line(
			`M${x + width * 0.2} ${y + 2}q${width * 0.2} ${height * 0.3} ${width * 0.1} ${height * 0.5}t${width * 0.24} ${height * 0.4}M${x + width * 0.68} ${y + 2}q-${width * 0.1} ${height * 0.3} ${width * 0.14} ${height * 0.46}`,
			"metal",
			2,
		)
	);
}
