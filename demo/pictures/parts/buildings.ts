import { letters } from "../letters.ts";
import { type Colour, type Drawing, at, circle, dots, line, rect, shape, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

/** Windows of one size, given by their upper left corners, with a cross of glazing bars. */
export function panes(
	corners: readonly (readonly [number, number])[],
	width: number,
	height: number,
	bars: Colour = "wall",
): Drawing {
	const glass = corners.map(([x, y]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
	const cross = corners
		.map(([x, y]) => `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`)
		.join("");
	return shape(glass, "window") + line(cross, bars, 1.6, "butt");
}

/** The corners of a regular grid of windows. */
export function grid(
	columns: readonly number[],
	rows: readonly number[],
): readonly (readonly [number, number])[] {
	return rows.flatMap((y) => columns.map((x) => [x, y] as const));
}

type HouseColours = { lower: Colour; upper: Colour; roof: Colour; hasSnow?: boolean };

/** A wooden hill house on a stone plinth: 168 wide, 150 high, standing on the origin. */
export function hillHouse({ lower, upper, roof, hasSnow = false }: HouseColours): Drawing {
	const snow = shape(
		"M-84-104-46-138H46L84-104q-12 8-22 0-10 9-22 0-10 8-22 1-10 8-20 0-12 8-22-1-10 8-20 0-11 8-18 0z",
		"cloth",
	);
	return (
		rect(-66, -26, 132, 26, "metal-2") +
		line("M-60-18h30m10 0h34m12 0h34M-50-9h40m14 0h50", "metal", 2) +
		rect(-60, -62, 120, 36, lower) +
		panes(grid([-50, 32], [-54]), 18, 20) +
		rect(-10, -56, 20, 30, "wood-2", 2) +
		circle(6, -40, 1.5, "marigold") +
		rect(-56, -108, 112, 26, upper) +
		rect(-56, -78, 112, 8, "wood-2") +
		line(`M-66-62v-16${times(9, () => "m14 16v-16")}`, "wood", 3, "butt") +
		rect(-70, -70, 140, 8, "wood") +
		rect(-70, -82, 140, 4, "wood") +
		panes(grid([-44, -8, 28], [-104]), 16, 20) +
		rect(30, -150, 10, 16, "metal-2") +
		shape("M-84-104-46-138H46L84-104H70L66-108H-66L-70-104z", roof) +
		line("M-58-124H58M-70-112H70", "pine-2", 1.4) +
		line("M-46-138H46", "wood-2", 4) +
		(hasSnow ? snow : "")
	);
}

/** A low mud house under slate with a smoking chimney: 192 wide, 118 high. */
export function mudHouse(wall: Colour, door: Colour): Drawing {
	return (
		rect(-80, -60, 160, 60, wall) +
		rect(-80, -14, 160, 14, "wood") +
		panes(grid([-64, 42], [-48]), 22, 22) +
		rect(-14, -46, 28, 46, door, 2) +
		shape("M-96-56-64-96H64L96-56z", "metal-2") +
		line("M-88-64H88M-80-74H80M-72-84H72", "metal", 2) +
		rect(-52, -114, 12, 24, "wall") +
		line("M-46-118q-6-8 2-14t0-14", "hill-2", 4)
	);
}

/** A steep cottage with a glass front: 150 wide, 136 high. */
export function frameCottage(roof: Colour): Drawing {
	return (
		rect(-70, -10, 140, 10, "wood-2") +
		shape("M-54-10 0-122 54-10z", "wood") +
		shape("M-38-14 0-92 38-14z", "window") +
		line("M0-92v80M-22-48h44M-20-48v36M20-48v36", "wood", 3, "butt") +
		line("M-66-8 0-130 66-8", roof, 11) +
		rect(-72, -30, 20, 3, "wood-2") +
		rect(52, -30, 20, 3, "wood-2") +
		line("M-70-28v20M70-28v20", "wood-2", 3, "butt")
	);
}

/** A camping tent with its flag: 80 wide, 66 high. */
export function campTent(x: number, y: number, size: number, cloth: Colour = "cloth"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-40 0 0-56 40 0z", cloth),
		shape("M-40 0 0-56h4L-22 0z", "wall-2"),
		shape("M-12 0 0-34 12 0z", "wood-2"),
		line("M0-56v-8", "wood-2"),
		shape("M0-66l12 4-12 4z", "marigold"),
	);
}

/** A hotel of three floors; the sign carries any short word. 164 wide, 154 high. */
export function hotel(vary: Variation, word: string, wall: Colour, roof: Colour): Drawing {
	return (
		rect(-74, -126, 148, 126, wall) +
		rect(-82, -134, 164, 12, roof, 2) +
		panes(grid([-62, -28, 8, 42], [-110, -80, -50]), 20, 18) +
		rect(-20, -24, 40, 24, roof) +
		rect(-32, -32, 64, 8, "marigold", 2) +
		rect(-40, -156, 80, 22, "marigold", 4) +
		letters(vary, word, 0, -145, 11, "ink")
	);
}

/** A block of flats with balconies: 120 wide, 152 high. */
export function flats(wall: Colour, trim: Colour): Drawing {
	const rows = [-140, -104, -68] as const;
	const rails = rows.map((y) => `M-50 ${y + 26}h40m20 0h40`).join("");
	return (
		rect(-60, -152, 120, 152, wall) +
		rect(-66, -158, 132, 8, "metal-2", 2) +
		panes(grid([-44, 16], rows), 28, 24) +
		line(rails, trim, 6, "butt") +
		panes(grid([16], [-32]), 28, 20) +
		rect(-40, -34, 24, 34, trim, 2) +
		rect(-30, -178, 34, 20, "ink", 4)
	);
}

/** A house of glass, for offices: 130 wide, 140 high. */
export function officeBlock(wall: Colour, trim: Colour): Drawing {
	return (
		rect(-65, -140, 130, 140, wall) +
		rect(-71, -146, 142, 8, trim, 2) +
		shape(
			times(3, (row) => `M-55 ${-128 + row * 34}h110v22h-110z`),
			"window",
		) +
		line("M-28-128v90M0-128v90M28-128v90", wall, 3, "butt") +
		rect(-55, -26, 110, 26, "window") +
		rect(-16, -28, 32, 28, trim) +
		line("M0-28v28", wall, 2, "butt")
	);
}

/** A striped awning, its upper edge on the origin, hung on both sides of it. */
export function awning(
	stripes: number,
	step: number,
	drop: number,
	colours: readonly [Colour, Colour],
): Drawing {
	const left = (-stripes * step) / 2;
	const half = (offset: number) =>
		times(Math.ceil((stripes - offset) / 2), (index) => {
			const x = left + (index * 2 + offset) * step;
			return `M${x} 0h${step}v${drop}q${-step / 2} ${step / 2}${-step} 0z`;
		});
	return shape(half(0), colours[0]) + shape(half(1), colours[1]);
}

type ShopLook = { word: string; wall: Colour; board: Colour; awning?: Colour };

/** A shop with one floor of windows above it: 188 wide, 156 high. What it sells is drawn into it by the scene. */
export function shopHouse(
	vary: Variation,
	{ word, wall, board, awning: stripe = "marigold" }: ShopLook,
): Drawing {
	return (
		rect(-86, -148, 172, 148, wall) +
		rect(-94, -156, 188, 10, "roof", 2) +
		panes(grid([-66, -13, 40], [-138]), 26, 30) +
		rect(-86, -100, 172, 24, board) +
		letters(vary, word, 0, -88, 12, "mark") +
		rect(-76, -64, 152, 64, "pine-2") +
		at(0, -76, 1, awning(8, 23, 16, [stripe, "cloth"]))
	);
}

/** The wooden tiered temple of the hills: 150 wide, 160 high. */
export function temple(): Drawing {
	return (
		rect(-72, -10, 144, 10, "metal-2") +
		rect(-40, -52, 80, 42, "wood-2") +
		shape("M-12-10v-26q12-14 24 0v26z", "ink") +
		line("M-30-50v38M30-50v38M-20-50v38M20-50v38", "wood", 4, "butt") +
		shape("M-78-46-44-76H44L78-46z", "wood") +
		rect(-34, -88, 68, 14, "wood-2") +
		shape("M-58-82-32-106H32L58-82z", "wood") +
		rect(-22, -118, 44, 14, "wood-2") +
		shape("M-40-112 0-146 40-112z", "roof") +
		line("M0-146v-14", "marigold", 3) +
		circle(0, -161, 3.5, "marigold") +
		line("M-70-48H70M-50-84H50", "wood-2", 2.5) +
		dots("-60,-42 60,-42 -44,-78 44,-78", 3, "marigold")
	);
}

/** A hall for feasts with columns and an arched door: 220 wide, 116 high. */
export function feastHall(wall: Colour, trim: Colour): Drawing {
	return (
		rect(-104, -84, 208, 84, wall) +
		shape("M-112-84h224L84-104H-84z", trim) +
		shape("M-26-104q26-34 52 0z", trim) +
		circle(0, -124, 4, "marigold") +
		shape("M-20 0v-44q20-26 40 0V0z", "wood-2") +
		shape("M-14 0v-40q14-18 28 0V0z", "marigold") +
		shape(
			times(4, (index) => {
				const x = [-88, -56, 36, 68][index] ?? 0;
				return `M${x}-22v-32q10-14 20 0v32z`;
			}),
			"window",
		) +
		line("M-98-82V-2M-34-82V-2M34-82V-2M98-82V-2", "cloth", 6, "butt") +
		rect(-112, -6, 224, 6, "metal-2")
	);
}
