import { type Colour, type Drawing, at, circle, ellipse, line, rect, shape, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

/** A wall and a boarded floor; `floorTop` is where they meet. */
export function room(wall: Colour, floor: Colour = "wood", floorTop = 156): Drawing {
	const boards =
		floor === "wood" ? line(`M0 ${floorTop + 15}h320M0 ${floorTop + 31}h320`, "wood-2", 1.5) : "";
	return rect(0, 0, 320, 200, wall) + rect(0, floorTop, 320, 200 - floorTop, floor) + boards;
}

/** A tiled wall above a floor or a counter. */
export function tiledRoom(wall: Colour, joint: Colour, floor: Colour, floorTop = 152): Drawing {
	const across = times(Math.ceil(floorTop / 38), (row) => `M0 ${row * 38 + 20}h320`);
	const down = times(6, (column) => `M${column * 54 + 24} 0v${floorTop}`);
	return (
		rect(0, 0, 320, 200, wall) +
		line(across + down, joint, 1.6) +
		rect(0, floorTop, 320, 200 - floorTop, floor)
	);
}

/** A kitchen: tiles, a worktop and the cabinets under it. */
export function kitchen(vary: Variation, wall: Colour = "wall-3"): Drawing {
	const front = vary.pick(["roof", "wood", "marigold", "wall-2"] as const);
	const knob = front === "marigold" || front === "wall-2" ? "wood-2" : "mark";
	return (
		tiledRoom(wall, wall === "wall" ? "wall-3" : "wall", "ink", 140) +
		rect(0, 140, 320, 8, "metal") +
		rect(0, 148, 320, 52, front) +
		line("M64 150v50M128 150v50M192 150v50M256 150v50", "ink", 1.4) +
		line("M52 160v12M76 160v12M180 160v12M204 160v12", knob, 3)
	);
}

/** A window with the hills behind it, from its upper left corner. */
export function hillWindow(
	x: number,
	y: number,
	width: number,
	height: number,
	frame: Colour = "wood-2",
): Drawing {
	const view = at(
		x + 5,
		y + 5,
		[Math.round((width - 10) * 10) / 1000, Math.round((height - 10) * 10) / 700],
		rect(0, 0, 100, 70, "sky"),
		shape("M0 52 28 24l20 20 24-28 28 32v22H0z", "hill-2"),
		shape("M0 60q50-16 100 0v10H0z", "hill-3"),
	);
	return (
		rect(x, y, width, height, frame, 3) +
		view +
		circle(x + width - 22, y + 20, 8, "sun") +
		line(`M${x + width / 2} ${y + 3}v${height - 6}M${x + 3} ${y + height / 2}h${width - 6}`, frame, 4, "butt")
	);
}

/** Curtains at both sides of a window. */
export function curtains(x: number, y: number, width: number, drop: number, colour: Colour): Drawing {
	return (
		line(`M${x - 12} ${y}h${width + 24}`, "wood-2", 4) +
		shape(`M${x - 8} ${y}h22q2 ${drop / 2}-10 ${drop}h-12z`, colour) +
		shape(`M${x + width + 8} ${y}h-22q-2 ${drop / 2} 10 ${drop}h12z`, colour)
	);
}

/** A made bed seen from its side, 150 wide; (0, 0) is the left foot on the floor. */
export function bed(frame: Colour, blanket: Colour, stripe: Colour): Drawing {
	return (
		rect(0, -82, 150, 64, frame, 6) +
		rect(8, -56, 136, 44, "cloth", 6) +
		rect(8, -40, 136, 32, blanket, 6) +
		line("M8-28h136", stripe, 4, "butt") +
		rect(18, -68, 44, 20, "wall", 8) +
		rect(88, -68, 44, 20, "wall", 8) +
		rect(6, -12, 6, 12, "wood-2") +
		rect(140, -12, 6, 12, "wood-2")
	);
}

function berth(y: number, cover: Colour): Drawing {
	return (
		rect(4, y, 94, 20, "cloth", 6) +
		rect(4, y + 8, 94, 14, cover, 5) +
		rect(8, y - 6, 26, 12, "wall", 5) +
		rect(0, y + 18, 102, 10, "wood-2")
	);
}

/** Two beds one above the other, 102 wide and 118 high; (0, 0) is the left foot. */
export function bunk(upper: Colour, lower: Colour): Drawing {
	return (
		berth(-108, upper) +
		berth(-54, lower) +
		rect(0, -118, 6, 118, "wood-2") +
		rect(96, -118, 6, 118, "wood-2")
	);
}

/** A sofa of three seats, 150 wide, standing on the origin. */
export function sofa(cover: Colour, pillow: Colour): Drawing {
	return (
		rect(-64, -64, 128, 40, cover, 10) +
		rect(-75, -44, 26, 38, cover, 10) +
		rect(49, -44, 26, 38, cover, 10) +
		rect(-52, -34, 104, 22, cover, 6) +
		line("M-50-34h100M-17-34v20M17-34v20", "ink", 1.4) +
		rect(-46, -56, 26, 22, pillow, 6) +
		rect(-66, -8, 8, 8, "wood-2") +
		rect(58, -8, 8, 8, "wood-2")
	);
}

/** A table seen from the side, its top at `height` above the origin. */
export function table(width: number, height: number, top: Colour = "wood"): Drawing {
	const half = width / 2;
	return (
		line(`M${-half + 14}${-height + 6}V0M${half - 14}${-height + 6}V0`, "wood-2", 7, "butt") +
		rect(-half, -height, width, 9, top, 3)
	);
}

/** A lamp hung from the ceiling, the shade's lower edge at (x, y). */
export function hangingLamp(x: number, y: number, shade: Colour = "marigold"): Drawing {
	return line(`M${x} 0v${y - 16}`, "ink", 2.5) + shape(`M${x - 20} ${y}q20-34 40 0z`, shade);
}

export function floorLamp(x: number, y: number): Drawing {
	return at(x, y, 1, line("M0-2v-72M-12 0h24", "ink", 3.5), shape("M-18-72-11-98H11l7 26z", "marigold"));
}

export function plant(x: number, y: number, size: number, pot: Colour = "wood"): Drawing {
	return at(
		x,
		y,
		size,
		line("M0-18q-14-22-26-20M0-18q0-28 10-38M0-18q12-16 24-16M0-18q-6-26-14-34", "pine", 5),
		shape("M-12-20h24l-4 20H-8z", pot),
	);
}

export function rug(x: number, y: number, radius: number, colour: Colour, edge: Colour): Drawing {
	return ellipse(x, y, radius, radius * 0.16, edge) + ellipse(x, y, radius * 0.88, radius * 0.12, colour);
}

/** A framed picture of hills on the wall. */
export function wallPicture(
	x: number,
	y: number,
	width: number,
	height: number,
	frame: Colour = "wood-2",
): Drawing {
	return (
		rect(x, y, width, height, frame, 2) +
		rect(x + 4, y + 4, width - 8, height - 8, "sky") +
		shape(
			`M${x + 4} ${y + height - 4}v-${height * 0.2}l${width * 0.3}-${height * 0.3} ${width * 0.2} ${height * 0.2} ${width * 0.2}-${height * 0.12} ${width * 0.3 - 8} ${height * 0.24}v${height * 0.08}z`,
			"hill-3",
		)
	);
}

/** A rack of shelves with boards every `step`; what stands on it is up to the scene. */
export function shelves(x: number, y: number, width: number, boards: number, step: number): Drawing {
	return shape(
		times(boards, (index) => `M${x} ${y + index * step}h${width}v6h${-width}z`),
		"wood-2",
	);
}

/** A four-pointed gleam on something clean. */
export function gleam(x: number, y: number, size: number, colour: Colour = "marigold"): Drawing {
	return at(x, y, size, shape("M0-14Q2-2 14 0 2 2 0 14-2 2-14 0-2-2 0-14z", colour));
}

export function steam(x: number, y: number, size: number, colour: Colour = "cloth"): Drawing {
	return at(x, y, size, line("M-7 0q-6-8 0-14t0-14M7 0q-6-8 0-14t0-14", colour, 3.4));
}

/** The colour of a room's wall; plain white is the rarest, for it ends where the page begins. */
export const wallOf = (vary: Variation) =>
	vary.pick(["wall-2", "wall-3", "wall-2", "wall-3", "wall"] as const);

/** The colour of covers, curtains and paint. */
export const clothOf = (vary: Variation) => vary.pick(["roof", "marigold", "hill-3", "wood"] as const);
