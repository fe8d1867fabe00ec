import { type Colour, type Drawing, at, circle, dots, ellipse, line, rect, shape } from "../shapes.ts";
import { steam } from "./rooms.ts";

/** Things stand on the origin (bottom, middle) unless their comment says otherwise. */

/** A wide brass pot over a fire: 90 wide, 62 high. */
export function firePot(food: Colour = "marigold", pot: Colour = "metal-2"): Drawing {
	return (
		shape("M-20 10q-8-12 2-22 2 8 6 8 0-12 8-18 0 12 8 16 2-6 6-8 8 14 0 24z", "marigold") +
		shape("M-34-30h68l-6 26q-2 6-8 6h-40q-6 0-8-6z", pot) +
		ellipse(0, -30, 36, 8, "metal") +
		ellipse(0, -30, 29, 5.5, food) +
		rect(-44, -30, 10, 5, pot, 2) +
		rect(34, -30, 10, 5, pot, 2)
	);
}

/** The narrow-necked brass vessel of a dham: 60 wide, 74 high. */
export function dhamPot(brass: Colour = "marigold"): Drawing {
	return (
		shape("M-14-66h28l-4 14q24 6 24 30 0 22-22 22h-24q-22 0-22-22 0-24 24-30z", brass) +
		ellipse(0, -67, 18, 5, "wood") +
		line("M-33-24q33 12 66 0", "wood", 2.4)
	);
}

function bowl(x: number, y: number, radius: number, food: Colour): Drawing {
	return ellipse(x, y + 3, radius, radius / 2, "metal-2") + ellipse(x, y, radius, radius / 2, food);
}

/** Many small dishes on a steel plate, or on leaves; seen slantwise, centred on the origin, 192 wide. */
export function thali(isOnLeaves = false): Drawing {
	return (
		ellipse(0, 4, 96, 46, isOnLeaves ? "pine-2" : "metal-2") +
		ellipse(0, 0, 96, 46, isOnLeaves ? "pine" : "metal") +
		ellipse(0, 0, 82, 37, isOnLeaves ? "hill-3" : "wall") +
		ellipse(-18, -4, 30, 14, "cloth") +
		shape("M-46-6q28-22 56 0-28 10-56 0z", "wall-2") +
		bowl(44, -17, 20, "marigold") +
		bowl(56, 9, 18, isOnLeaves ? "wood-2" : "pine") +
		bowl(10, 19, 20, "wood") +
		bowl(-50, 13, 16, "cloth")
	);
}

export function cup(x: number, y: number, size: number, colour: Colour = "cloth", saucer = true): Drawing {
	return at(
		x,
		y,
		size,
		saucer ? ellipse(0, -1, 26, 5, "metal") : "",
		line("M15-24q14-2 12 8t-14 8", colour, 4.5),
		shape("M-17-30h34v12q0 17-13 17H-4q-13 0-13-17z", colour),
		ellipse(0, -30, 17, 4, "wood"),
		steam(0, -38, 0.7),
	);
}

export function kettle(x: number, y: number, size: number, colour: Colour = "metal"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-20 0q-6-30 0-34h40q6 4 0 34z", colour),
		line("M20-28q16 0 14 18M-20-22l-14-10", colour, 5.5),
		rect(-6, -42, 12, 8, "metal-2", 3),
	);
}

/** A covered dish over its burner, as at a feast: 84 wide, 66 high. */
export function chafingDish(x: number, y: number, size: number, lid: Colour = "metal"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-34-34a34 28 0 0 1 68 0z", lid),
		rect(-8, -68, 16, 7, "ink", 3),
		rect(-42, -35, 84, 7, "metal-2", 3),
		rect(-36, -28, 72, 12, "metal", 2),
		line("M-30-16V0M30-16V0M-34-1h68", "ink", 3),
		shape("M-6-2q-4-6 6-12 10 6 6 12z", "marigold"),
	);
}

/** A plate stitched from leaves, seen slantwise. */
export function leafPlate(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		ellipse(0, 4, 62, 26, "pine-2"),
		ellipse(0, 0, 62, 26, "pine"),
		ellipse(0, 1, 46, 18, "hill-3"),
		line("M0-25V26M-44-17 44 18M-44 18 44-17M-61 0H61", "pine-2", 1.6),
		dots("-34,-3 34,-3 -18,13 18,13 -18,-10 18,-10", 1.6, "mark"),
	);
}

export function leaf(x: number, y: number, size: number, colour: Colour = "pine"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M0 0q-26-20-22-58Q-16-74 0-88q16 14 22 30 4 38-22 58z", colour),
		line("M0 8v-84M0-20l-14-14M0-20l14-14M0-42l-13-13M0-42l13-13", "hill-2", 2),
	);
}

export function bottle(x: number, y: number, size: number, glass: Colour, label: Colour = "cloth"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-4-54h8v16q8 4 8 12v22q0 4-4 4H-8q-4 0-4-4v-22q0-8 8-12z", glass),
		rect(-5, -58, 10, 6, "ink", 1),
		rect(-12, -22, 24, 12, label),
	);
}

/** Bottles of several colours in a row, the first one centred on x; it weighs far less than single bottles. */
export function bottleRow(x: number, y: number, step: number, glasses: readonly Colour[]): Drawing {
	const each = (part: (left: number) => string) => glasses.map((_, index) => part(x + index * step)).join("");
	const bodies = [...new Set(glasses)].map((glass) =>
		shape(
			glasses
				.map((colour, index) =>
					colour === glass
						? `M${x + index * step - 3} ${y - 38}h6v11q6 3 6 9v15q0 3-3 3h-12q-3 0-3-3v-15q0-6 6-9z`
						: "",
				)
				.join(""),
			glass,
		),
	);
	return (
		bodies.join("") +
		shape(
			each((left) => `M${left - 4} ${y - 41}h8v4h-8z`),
			"ink",
		) +
		shape(
			each((left) => `M${left - 9} ${y - 16}h18v9h-18z`),
			"cloth",
		)
	);
}

export function cocktail(x: number, y: number, size: number, drink: Colour = "marigold"): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-22-56h44L0-28z", "metal"),
		shape("M-16-49h32L0-28z", drink),
		line("M0-28V-2M-13-1h26", "metal", 3.4),
		circle(18, -58, 6, "roof"),
	);
}

/** A wedding cake of three tiers: 70 wide, 84 high. */
export function cake(icing: Colour = "cloth", trim: Colour = "marigold"): Drawing {
	return (
		ellipse(0, -2, 44, 6, "metal-2") +
		rect(-35, -30, 70, 28, icing, 4) +
		rect(-25, -54, 50, 26, icing, 4) +
		rect(-15, -74, 30, 22, icing, 4) +
		line(
			"M-33-26q6 7 11 0t11 0 11 0 11 0 11 0 11 0M-23-50q6 6 11.500 0t11.500 0 11.500 0 11.500 0",
			trim,
			3.2,
		) +
		dots("-8,-76 0,-79 8,-76", 4, trim)
	);
}
