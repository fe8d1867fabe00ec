import { type Colour, type Drawing, at, circle, dots, ellipse, line, rect, shape, times } from "../shapes.ts";

/** Things stand on the origin (bottom, middle) unless their comment says otherwise. */

/** A water purifier with its tank to be seen: 70 wide, 110 high. */
export function purifier(body: Colour = "wall", band: Colour = "roof"): Drawing {
	return (
		rect(-35, -110, 70, 92, body, 8) +
		rect(-27, -102, 54, 36, "hill-2", 4) +
		shape("M-27-88q14-6 27 0t27 0v18q0 4-4 4h-46q-4 0-4-4z", "hill-3") +
		rect(-35, -60, 70, 10, band) +
		dots("-22,-40 -12,-40", 2.6, "marigold") +
		rect(8, -44, 20, 10, "metal-2", 2) +
		rect(-4, -22, 9, 10, "metal-2", 1)
	);
}

export function waterGlass(x: number, y: number, size = 1): Drawing {
	return at(x, y, size, shape("M-10-26h20l-3 26H-7z", "hill-2"), shape("M-9-17H9L7 0H-7z", "hill-3"));
}

export function waterDrop(x: number, y: number, size: number, colour: Colour = "hill-3"): Drawing {
	return at(x, y, size, shape("M0-10q10 14 7 19-2 5-7 5t-7-5q-3-5 7-19z", colour));
}

/** A fridge with two doors: 76 wide, 136 high. */
export function fridge(body: Colour = "roof", side: Colour = "pine-2"): Drawing {
	return (
		rect(-38, -136, 76, 132, body, 8) +
		shape("M18-136h12q8 0 8 8v116q0 8-8 8H18z", side) +
		line("M-38-88h76", "ink", 2.4) +
		line("M-26-120v20M-26-76v30", "metal", 5) +
		rect(-6, -78, 18, 20, "cloth", 1) +
		circle(3, -76, 3, "marigold") +
		rect(-12, -124, 14, 10, "mark", 1) +
		rect(-30, -6, 10, 6, "ink") +
		rect(20, -6, 10, 6, "ink")
	);
}

/** A cooker hood with its flue, 120 wide; its lower edge is at the origin and the flue goes up 90. */
export function cookerHood(body: Colour = "metal"): Drawing {
	return (
		rect(-18, -90, 36, 52, "metal-2") +
		shape("M-60-14-18-46h36l42 32z", body) +
		rect(-60, -14, 120, 14, "metal-2", 2) +
		dots("-12,-7 0,-7 12,-7", 2.6, "marigold") +
		line("M-44-1h22M22-1h22", "mark", 4)
	);
}

function burner(x: number): Drawing {
	const tongues = times(5, (tongue) => `M${x - 18 + tongue * 8} -28q4-8 2-12 6 4 2 12z`);
	return (
		shape(tongues, "hill-3") +
		rect(x - 20, -29, 40, 5, "ink", 2) +
		line(`M${x - 26} -42h52M${x - 22} -42v14M${x + 22} -42v14`, "ink", 3)
	);
}

/** A two-burner stove seen from the front, both burners lit: 150 wide, 46 high. */
export function stove(body: Colour = "metal"): Drawing {
	return (
		burner(-38) +
		burner(38) +
		rect(-75, -25, 150, 20, body, 5) +
		circle(-38, -15, 6.5, "ink") +
		circle(38, -15, 6.5, "ink") +
		line("M-38-15v-4M38-15l3-3", "marigold", 2.4) +
		rect(-64, -6, 12, 6, "ink") +
		rect(52, -6, 12, 6, "ink")
	);
}

export function pressureCooker(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-26-34h52v26q0 8-8 8h-36q-8 0-8-8z", "metal-2"),
		rect(-28, -40, 56, 8, "metal", 3),
		rect(-4, -50, 8, 10, "ink", 2),
		line("M26-30h24", "ink", 7),
	);
}

export function gasCylinder(x: number, y: number, size: number, colour: Colour = "marigold"): Drawing {
	return at(
		x,
		y,
		size,
		line("M-11-62v-12h22v12", "metal-2", 4),
		rect(-5, -70, 10, 8, "metal-2"),
		shape("M-22-48q0-16 22-16t22 16v40q0 8-8 8h-28q-8 0-8-8z", colour),
		line("M-22-40h44", "wood", 2.4),
		rect(-16, -4, 32, 4, "wood-2"),
	);
}

/** A dishwasher with the door down and the rack out: 110 wide, 116 high. */
export function dishwasher(body: Colour = "metal"): Drawing {
	const plates = times(6, (index) => `M${-36 + index * 11}-34v-22`);
	return (
		rect(-48, -116, 96, 116, body, 5) +
		rect(-48, -116, 96, 18, "ink", 4) +
		dots("-34,-107 -24,-107", 2.6, "marigold") +
		rect(-42, -94, 84, 82, "pine-2", 3) +
		line("M-36-76h72M-36-66h72", "metal-2", 2) +
		line("M-26-78v-10h14v10M6-78v-9h14v9", "hill-2", 5) +
		line(plates, "cloth", 6) +
		line("M-42-34h84M-42-26h84", "metal", 3) +
		shape("M-46-12h92l10 12H-56z", "metal-2")
	);
}

/** A microwave oven with something warm inside: 130 wide, 72 high. */
export function microwave(body: Colour = "ink"): Drawing {
	return (
		rect(-65, -72, 130, 68, body, 6) +
		rect(-56, -63, 82, 50, "mark", 4) +
		ellipse(-15, -20, 30, 5, "metal-2") +
		shape("M-33-36h36q0 16-12 16h-12q-12 0-12-16z", "roof") +
		line("M-22-42q-4-5 0-9M-12-42q-4-5 0-9", "wood", 2.6) +
		rect(34, -62, 24, 12, "hill-3", 2) +
		dots("38,-40 46,-40 54,-40 38,-31 46,-31 54,-31", 2.6, "metal-2") +
		circle(46, -18, 5, "marigold") +
		rect(-54, -5, 12, 5, "metal-2") +
		rect(42, -5, 12, 5, "metal-2")
	);
}
