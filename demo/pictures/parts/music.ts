import {
	type Colour,
	type Drawing,
	at,
	circle,
	dots,
	ellipse,
	line,
	rect,
	shape,
	sheer,
	turned,
} from "../shapes.ts";

/** A two-headed drum on its strap, lying across: 130 wide, 80 high, centred on the origin. */
export function dhol(shell: Colour = "wood"): Drawing {
	return (
		line("M-44-30Q0-78 44-30", "roof", 5) +
		shape("M-50-34Q0-50 50-34V34Q0 50-50 34z", shell) +
		line("M-48-30-26 36-8-40 12 40 30-38 48 30M-48 30-28-36-8 40 12-40 30 36 48-30", "mark", 2.4) +
		ellipse(-50, 0, 13, 36, "cloth") +
		ellipse(-50, 0, 7, 22, "wall-2") +
		ellipse(50, 0, 13, 36, "marigold") +
		ellipse(50, 0, 9, 30, "cloth")
	);
}

export function drumStick(x: number, y: number, angle: number): Drawing {
	return turned(x, y, angle, line("M0 0Q30-10 62-4", "wood-2", 4.5), circle(64, -4, 4.5, "wood-2"));
}

/** A trumpet that points to the right: about 150 wide, centred on the origin. */
export function trumpet(brass: Colour = "marigold"): Drawing {
	return (
		line("M-74 0H30", brass, 8) +
		shape("M20-6q28-2 44-26 8 0 8 32t-8 32Q48 8 20 6z", brass) +
		ellipse(68, 0, 6, 32, "wood") +
		line("M-40 0v20q0 10 10 10H6q10 0 10-10V0", brass, 7) +
		line("M-22-14V6M-8-14V6M6-14V6", "metal-2", 6) +
		line("M-22-18h0M-8-18h0M6-18h0", "cloth", 8) +
		rect(-84, -6, 12, 12, "metal-2", 3)
	);
}

/** A marching drum seen from the front: 74 wide, 60 high. */
export function sideDrum(shell: Colour = "roof"): Drawing {
	return (
		rect(-36, -54, 72, 54, shell) +
		line("M-30-46-18-8-6-46 6-8 18-46 30-8", "mark", 2.6) +
		rect(-39, -60, 78, 9, "cloth", 3) +
		rect(-39, -7, 78, 9, "cloth", 3)
	);
}

function cone(y: number, radius: number): Drawing {
	return (
		circle(0, y, radius, "metal-2") +
		circle(0, y, radius * 0.78, "road") +
		circle(0, y, radius * 0.34, "marigold")
	);
}

/** A stack of loudspeakers: 60 wide, 130 high. */
export function speakers(box: Colour = "ink"): Drawing {
	return (
		rect(-30, -58, 60, 58, box, 4) +
		rect(-28, -106, 56, 46, box, 4) +
		rect(-24, -134, 48, 26, box, 4) +
		cone(-29, 22) +
		cone(-83, 17) +
		dots("-12,-121 12,-121", 6, "metal-2")
	);
}

/** A mixing desk with two turntables on a stand: 150 wide, 76 high. */
export function djDesk(front: Colour = "roof"): Drawing {
	return (
		shape("M-66-50H66l-8 50H-58z", front) +
		shape("M-66-50h24l6 50h-22zM66-50H42l-6 50h22z", "pine-2") +
		shape("M-14-40 4-18-4-22-10-6l-6-16-10 6z", "marigold") +
		rect(-75, -60, 150, 11, "ink", 3) +
		ellipse(-44, -64, 26, 7, "metal") +
		ellipse(-44, -65, 8, 2.4, "marigold") +
		ellipse(44, -64, 26, 7, "metal") +
		ellipse(44, -65, 8, 2.4, "marigold") +
		rect(-13, -72, 26, 13, "metal-2", 2) +
		dots("-7,-68 0,-68 7,-68", 1.8, "cloth")
	);
}

/** Beams of light from a point downwards, drawn over what is behind. */
export function beams(x: number, y: number, colours: readonly Colour[], reach = 190): Drawing {
	const first = -((colours.length - 1) / 2) * 46;
	return sheer(
		0.38,
		colours
			.map((colour, index) => {
				const foot = first + index * 46;
				return shape(`M${x} ${y}L${x + foot - 18} ${y + reach}h36z`, colour);
			})
			.join(""),
	);
}

export function discoBall(x: number, y: number, radius: number): Drawing {
	const size = radius / 24;
	return (
		line(`M${x} 0v${y - radius}`, "ink", 2.5) +
		at(
			x,
			y,
			size,
			circle(0, 0, 24, "metal"),
			line("M-24 0h48M-21-11h42M-21 11h42M0-24v48M-11-21q-7 21 0 42M11-21q7 21 0 42", "metal-2", 1.6),
			shape("M-11-11h11v11h-11zM11 0h10v11H11zM-20 1h9v10h-9zM1-21h9v10H1z", "cloth"),
		)
	);
}
