import { type Colour, type Drawing, at, circle, dots, ellipse, line, rect, shape } from "../shapes.ts";

/** A router with two antennas and its waves: 110 wide, 92 high. */
export function router(body: Colour = "wall", wave: Colour = "marigold"): Drawing {
	return (
		line("M-38-22-46-66M38-22 46-66", "ink", 5) +
		rect(-52, -26, 104, 26, body, 8) +
		rect(-52, -10, 104, 10, "metal", 5) +
		dots("-34,-17 -22,-17 -10,-17", 3, "marigold") +
		line("M-9-46a13 13 0 0 1 18 0M-19-58a28 28 0 0 1 38 0M-29-70a43 43 0 0 1 58 0", wave, 5) +
		circle(0, -38, 3.6, wave)
	);
}

/** The indoor unit of an air conditioner, 140 wide, 46 high, hung from its upper middle at the origin. */
export function splitUnit(body: Colour = "wall"): Drawing {
	return (
		rect(-70, 0, 140, 46, body, 9) +
		shape("M-70 34h140v3q0 9-9 9H-61q-9 0-9-9z", "metal") +
		line("M-58 34H58", "metal-2", 2) +
		circle(56, 12, 3, "marigold") +
		rect(30, 9, 18, 6, "hill-1", 2)
	);
}

/** The outdoor unit of an air conditioner: 84 wide, 58 high. */
export function fanUnit(): Drawing {
	return (
		rect(-42, -56, 84, 52, "wall", 4) +
		circle(-12, -30, 21, "metal-2") +
		circle(-12, -30, 17, "ink") +
		shape("M-12-30q-12-4-8-14 8 2 8 14 12-4 15 6-8 6-15-6-2 12-12 10-2-10 12-10z", "metal") +
		line("M22-46h14M22-38h14M22-30h14M22-22h14", "metal-2", 3) +
		rect(-34, -6, 10, 6, "ink") +
		rect(24, -6, 10, 6, "ink")
	);
}

/** A bullet camera on its bracket, looking left; the wall plate is at (46, 0). */
export function camera(body: Colour = "wall"): Drawing {
	return (
		rect(42, -22, 10, 44, "metal-2", 3) +
		line("M44 0H26L10-14", "metal-2", 8) +
		shape("M-56-36 34-50l5 26-90 16z", body) +
		shape("M-64-42 30-58q8-1 9 6l1 5-104 16z", "metal") +
		ellipse(-54, -22, 10, 14, "ink") +
		circle(-55, -22, 6, "hill-3") +
		circle(-57, -25, 2, "cloth") +
		circle(22, -36, 3, "marigold")
	);
}

/** A screen that shows hills: 140 wide, 92 high with its foot. */
export function television(): Drawing {
	return (
		rect(-70, -92, 140, 82, "ink", 5) +
		rect(-64, -86, 128, 70, "sky") +
		circle(36, -66, 10, "sun") +
		shape("M-64-44-34-70l22 20 26-30 30 34 20-14v48H-64z", "hill-2") +
		shape("M-64-32q60-16 128 0v16H-64z", "hill-3") +
		rect(-6, -12, 12, 8, "ink") +
		rect(-34, -5, 68, 5, "ink", 2)
	);
}

/** A front loader: 84 wide, 104 high. */
export function washer(body: Colour = "wall", laundry: Colour = "marigold"): Drawing {
	return (
		rect(-42, -104, 84, 100, body, 6) +
		rect(-42, -104, 84, 22, "metal", 6) +
		rect(-34, -98, 26, 10, body, 2) +
		circle(28, -93, 6, "roof") +
		dots("2,-93 11,-93", 2.4, "metal-2") +
		circle(0, -44, 31, "metal-2") +
		circle(0, -44, 25, "hill-2") +
		shape("M-25-42q12-10 25 0t25 0a25 25 0 0 1-50 0z", "hill-3") +
		shape("M-15-34q8-10 14-2 10-8 14 4-6 10-16 8-12 0-12-10z", laundry) +
		line("M-16-56q6-8 14-8", "cloth", 3) +
		rect(-34, -5, 12, 5, "ink") +
		rect(22, -5, 12, 5, "ink")
	);
}

/** A water heater on the wall, 64 wide, 112 high with its pipes. */
export function geyser(body: Colour = "wall", band: Colour = "roof"): Drawing {
	return (
		line("M-14-20V0M14-20V0", "metal-2", 6) +
		rect(-18, -8, 8, 5, "roof") +
		rect(10, -8, 8, 5, "marigold") +
		rect(-32, -112, 64, 96, body, 24) +
		rect(-32, -52, 64, 8, band) +
		circle(0, -74, 13, "metal") +
		circle(0, -74, 9.5, body) +
		line("M0-74l5-6", "marigold", 2.6) +
		circle(0, -34, 3.4, "marigold")
	);
}

/** A desk printer with a page coming out: 120 wide, 92 high. */
export function printer(body: Colour = "wall"): Drawing {
	return (
		shape("M-30-56l6-36h48l6 36z", "cloth") +
		shape("M-60-48q0-10 10-10H50q10 0 10 10v38H-60z", body) +
		shape("M-60-20H60v10q0 6-6 6H-54q-6 0-6-6z", "metal-2") +
		rect(-40, -38, 80, 8, "ink", 3) +
		circle(48, -48, 3, "marigold") +
		shape("M-34-32h68l8 32h-84z", "cloth") +
		shape("M-20-24H2l1 8h-25zM8-24h14l3 8H9z", "hill-3") +
		line("M-24-10h48", "marigold", 3)
	);
}

/** An ink bottle with a drop on its label; 28 wide, 46 high. */
export function inkBottle(x: number, y: number, size: number, colour: Colour): Drawing {
	return at(
		x,
		y,
		size,
		rect(-6, -46, 12, 10, "ink", 2),
		rect(-14, -38, 28, 38, colour, 5),
		shape("M0-28q9 11 6 15-2 4-6 4t-6-4q-3-4 6-15z", "cloth"),
	);
}

/** A standing copier, its lid open over a bright glass: 118 wide, 134 high. */
export function copier(body: Colour = "wall"): Drawing {
	return (
		shape("M-52-98-40-134H46l12 36z", "metal-2") +
		shape("M-44-100-35-127H40l9 27z", "wall") +
		rect(-58, -100, 116, 16, "metal", 4) +
		rect(-44, -102, 76, 6, "marigold", 2) +
		rect(-52, -86, 104, 82, body, 3) +
		rect(36, -96, 18, 8, "hill-3", 2) +
		rect(-52, -60, 104, 3, "metal-2") +
		rect(-52, -34, 104, 3, "metal-2") +
		line("M-12-46h24M-12-20h24", "metal-2", 4) +
		shape("M-52-82h-26l-6 10h32z", "cloth") +
		shape("M-52-76h-22l-4 6h26z", "hill-2") +
		rect(-44, -5, 12, 5, "ink") +
		rect(32, -5, 12, 5, "ink")
	);
}
