import { type Colour, type Drawing, circle, dots, line, rect, shape } from "../shapes.ts";

/** A camera on a tripod: 84 wide, 150 high. */
export function tripodCamera(body: Colour = "ink"): Drawing {
	return (
		line("M0-84-32 0M0-84 32 0M0-84V-6", "wood-2", 5) +
		rect(-12, -92, 24, 10, "metal-2", 2) +
		rect(-44, -140, 88, 50, body, 8) +
		shape("M-16-140l6-14h22l6 14z", body) +
		rect(-38, -150, 16, 10, "metal-2", 2) +
		circle(2, -115, 22, "metal-2") +
		circle(2, -115, 17, "pine-2") +
		circle(2, -115, 9, "hill-3") +
		circle(-4, -121, 3.4, "cloth") +
		circle(34, -130, 4, "marigold")
	);
}

/** A phone on a gimbal, its screen towards the viewer: 60 wide, 140 high. */
export function phoneOnGrip(screen: Drawing): Drawing {
	return (
		rect(-8, -52, 16, 52, "ink", 6) +
		circle(0, -36, 4, "marigold") +
		line("M0-52q0-12 26-14v-28", "metal-2", 6) +
		rect(-28, -142, 56, 86, "ink", 8) +
		rect(-23, -136, 46, 74, "sky", 3) +
		screen +
		circle(0, -69, 4.5, "cloth") +
		dots("16,-130", 2.6, "marigold")
	);
}

/** A ring light on its stand: 70 wide, 150 high. */
export function ringLight(): Drawing {
	return (
		line("M0-74V-6M0-16-22 0M0-16 22 0", "ink", 4) +
		line("M30-108A30 30 0 1 1-30-108 30 30 0 1 1 30-108z", "metal-2", 12) +
		line("M30-108A30 30 0 1 1-30-108 30 30 0 1 1 30-108z", "mark", 7)
	);
}
