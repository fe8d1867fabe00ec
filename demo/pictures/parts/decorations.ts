import { type Colour, type Drawing, at, circle, dots, ellipse, line, rect, shape, times } from "../shapes.ts";
import { awning } from "./buildings.ts";

/** Things stand on the origin (bottom, middle) unless their comment says otherwise. */

/** A garland of marigolds in one bow between two points of the same height. */
export function garland(
	x: number,
	y: number,
	width: number,
	sag: number,
	colour: Colour = "marigold",
): Drawing {
	const count = Math.max(5, Math.round(width / 8));
	const flowers = Array.from({ length: count + 1 }, (_, index) => {
		const share = index / count;
		return [Math.round(x + width * share), Math.round(y + 4 * sag * share * (1 - share))] as const;
	});
	return dots(flowers, 4, colour);
}

/** Strings of flowers that hang straight down. */
export function flowerStrings(
	columns: readonly number[],
	y: number,
	length: number,
	colour: Colour = "marigold",
): Drawing {
	const flowers = columns.flatMap((x) => Array.from({ length }, (_, index) => [x, y + index * 9] as const));
	return dots(flowers, 3.6, colour);
}

/** The open pavilion of a feast: 256 wide, 150 high. */
export function pavilion(roof: Colour, stripe: Colour): Drawing {
	return (
		rect(-110, -104, 6, 104, "wood-2") +
		rect(104, -104, 6, 104, "wood-2") +
		shape("M-128-96 0-150 128-96z", roof) +
		shape("M-46-96 0-150 46-96z", "cloth") +
		line("M0-150v-8", "wood-2", 3) +
		shape("M0-166l14 5-14 5z", stripe) +
		at(0, -96, 1, awning(8, 32, 14, [stripe, "cloth"])) +
		garland(-104, -70, 52, 13) +
		garland(-52, -70, 52, 13) +
		garland(0, -70, 52, 13) +
		garland(52, -70, 52, 13)
	);
}

/** A wedding canopy of four posts with flowers: 150 wide, 120 high. */
export function mandap(cloth: Colour = "roof"): Drawing {
	return (
		rect(-66, -96, 8, 96, "wood") +
		rect(58, -96, 8, 96, "wood") +
		shape("M-78-92q38-6 78-32 40 26 78 32v10H-78z", cloth) +
		line("M-78-84q13 14 26 0t26 0 26 0 26 0 26 0 26 0", "cloth", 4) +
		flowerStrings([-62, 62], -76, 7) +
		garland(-58, -74, 58, 16) +
		garland(0, -74, 58, 16) +
		circle(0, -126, 5, "marigold")
	);
}

/** A chair for the couple: 44 wide, 76 high. */
export function throne(seat: Colour = "roof"): Drawing {
	return (
		shape("M-20-20v-44q0-14 20-14t20 14v44z", "marigold") +
		shape("M-14-20v-42q0-10 14-10t14 10v42z", seat) +
		rect(-24, -30, 48, 14, seat, 4) +
		line("M-22-30v-10M22-30v-10", "marigold", 5) +
		rect(-22, -16, 44, 6, "marigold") +
		line("M-19-10V-1M19-10V-1", "wood", 5)
	);
}

export function chandelier(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		line("M0-40V-6M-30 0q0 14 30 14T30 0", "wood", 3),
		shape("M-8-6h16l-4 18h-8z", "wood"),
		dots("-30,-6 30,-6 -15,4 15,4 0,18", 5, "mark"),
	);
}

export function balloons(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		line("M0 0Q-10-30-18-50M0 0Q0-40 2-64M0 0Q12-28 20-48", "metal-2", 1.6),
		ellipse(-20, -62, 13, 16, "roof"),
		ellipse(22, -60, 13, 16, "hill-3"),
		ellipse(2, -78, 14, 17, "marigold"),
	);
}

/** A round table laid for guests with two chairs: 96 wide, 56 high. */
export function guestTable(x: number, y: number, size: number, cloth: Colour = "cloth"): Drawing {
	return at(
		x,
		y,
		size,
		line("M-54-46v44M54-46v44M-54-24h14v22M54-24H40v22", "marigold", 4.5),
		shape("M-38-36h76l8 36h-92z", cloth),
		ellipse(0, -36, 40, 7, "wall"),
		line("M0-38v-10", "pine", 3),
		dots("-5,-50 5,-50 0,-56", 4, "marigold"),
		times(2, (index) => ellipse(-22 + index * 44, -37, 9, 2, "metal")),
	);
}
