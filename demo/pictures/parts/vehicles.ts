import { letters } from "../letters.ts";
import { type Colour, type Drawing, at, circle, dots, line, rect, shape } from "../shapes.ts";
import type { Variation } from "../variation.ts";
import { awning } from "./buildings.ts";

/** Vehicles look right, stand on y = 140 and reach from x = 0 to about 176. */

function wheels(...centres: readonly number[]): Drawing {
	const axles = centres.map((x) => [x, 128] as const);
	return dots(axles, 12, "ink") + dots(axles, 5.2, "metal");
}

const carBody = "M6 118q0-16 18-18l14-22q4-7 14-7h44q10 0 16 7l16 20 20 4q12 2 12 16v10H6z";

export function car(body: Colour, stripe: Colour): Drawing {
	return (
		shape(carBody, body) +
		shape("M44 98l11-17q2-3 6-3h15v20zM84 78h16q5 0 8 4l12 16H84z", "window") +
		rect(6, 108, 154, 7, stripe) +
		rect(150, 114, 10, 6, "marigold", 2) +
		wheels(40, 126)
	);
}

export function roofLuggage(): Drawing {
	return (
		rect(52, 62, 60, 9, "wood-2", 2) + rect(58, 48, 22, 14, "roof", 3) + rect(84, 52, 22, 10, "marigold", 3)
	);
}

export function roofSign(vary: Variation): Drawing {
	return rect(62, 56, 44, 15, "marigold", 3) + letters(vary, "TAXI", 84, 63.5, 8, "ink");
}

function flowerKnot(x: number, y: number): Drawing {
	return (
		circle(x, y, 8, "cloth") + dots(`${x - 4},${y - 3} ${x + 4},${y - 3} ${x},${y + 5}`, 3.4, "marigold")
	);
}

/** A car with garlands over the roof, a bow on the bonnet and flowers at the doors. */
export function groomCar(body: Colour): Drawing {
	return (
		shape(carBody, body) +
		shape("M44 98l11-17q2-3 6-3h15v20zM84 78h16q5 0 8 4l12 16H84z", "window") +
		line("M6 112h154", "mark", 2.5) +
		rect(150, 114, 10, 6, "marigold", 2) +
		dots("52,69 72,75 84,75 104,72 114,78 131,96 142,101 40,80 20,99", 4.6, "marigold") +
		dots("62,74 94,74 122,88 152,104 31,94", 4.6, "wood") +
		flowerKnot(98, 108) +
		flowerKnot(60, 108) +
		shape("M142 96l-12-9v16zM142 96l12-9v16z", "cloth") +
		circle(142, 96, 4, "marigold") +
		wheels(40, 126)
	);
}

const cabPath = "M88 124V82q0-12 12-12h22q8 0 12 8l10 20 14 6q6 2 6 10v10z";

function cab(body: Colour): Drawing {
	return (
		shape(cabPath, body) + shape("M98 80h24q3 0 5 4l7 16H98z", "window") + rect(154, 112, 10, 6, "mark", 2)
	);
}

export function pickup(vary: Variation, body: Colour, bed: Colour): Drawing {
	const load = vary.pick([
		rect(6, 66, 34, 20, "wood-2", 2) + rect(42, 72, 38, 14, "wood", 2),
		rect(8, 58, 26, 28, "roof", 3) + rect(36, 68, 20, 18, "wood", 2) + rect(58, 62, 24, 24, "metal-2", 3),
		shape("M4 86q6-28 40-28t40 28z", "pine") + line("M14 70l60 16M74 70 14 86", "cloth", 2),
		shape("M8 86V50h30v20h40v16z", "marigold") + rect(12, 54, 22, 10, "cloth", 2),
	]);
	return (
		load +
		rect(0, 84, 88, 40, bed, 3) +
		line(
			"M10 88v32M26 88v32M42 88v32M58 88v32M74 88v32",
			bed === "marigold" ? "wood" : "metal-2",
			3,
			"butt",
		) +
		cab(body) +
		rect(0, 118, 164, 8, "ink", 2) +
		wheels(34, 132)
	);
}

export function bus(body: Colour, stripe: Colour, base: Colour): Drawing {
	return (
		rect(0, 52, 176, 76, body, 10) +
		rect(0, 100, 176, 12, stripe) +
		rect(8, 62, 160, 28, "window", 4) +
		line("M40 62v28M72 62v28M104 62v28M136 62v28", body, 3, "butt") +
		rect(0, 112, 176, 16, base, 4) +
		rect(166, 66, 10, 30, "ink", 2) +
		rect(10, 44, 100, 8, base, 3) +
		rect(168, 114, 8, 7, "mark", 2) +
		wheels(40, 136)
	);
}

export function towTruck(body: Colour, arm: Colour): Drawing {
	return (
		line("M88 108 34 66M34 66v26M60 108V87", arm, 7) +
		line("M34 92q0 8 6 8", "ink", 4) +
		shape("M96 124V80q0-12 12-12h22q8 0 12 8l10 20 14 6q6 2 6 10v12z", body) +
		shape("M106 78h24q3 0 5 4l7 16h-36z", "window") +
		rect(20, 108, 90, 14, "metal-2", 3) +
		rect(112, 58, 22, 8, arm, 3) +
		rect(160, 112, 12, 6, "mark", 2) +
		rect(6, 118, 160, 6, "ink") +
		wheels(52, 140)
	);
}

export function tanker(body: Colour, tank: Colour, band: Colour): Drawing {
	return (
		rect(2, 64, 96, 52, tank, 24) +
		rect(2, 84, 96, 10, band) +
		shape("M50 78q9 12 0 17-9-5 0-17z", "cloth") +
		rect(38, 56, 22, 10, "metal-2", 3) +
		shape("M102 122V80q0-10 10-10h22q8 0 12 8l9 20 11 6q6 2 6 10v8z", body) +
		shape("M112 80h20q4 0 6 4l7 15h-33z", "window") +
		rect(160, 110, 12, 6, "mark", 2) +
		rect(0, 114, 170, 10, "ink", 3) +
		shape("M20 134q6 9 0 12-6-3 0-12z", "hill-3") +
		wheels(36, 138)
	);
}

/** The backhoe loader that everyone here calls a JCB; 230 wide, from x = -30. */
export function backhoe(body: Colour): Drawing {
	return (
		line("M38 96 8 46-30 70", body, 10) +
		line("M38 92 12 60", "metal-2", 4) +
		shape("M-42 66h22l4 24q-16 12-30-2z", "metal-2") +
		line("M-44 90l-2 7M-36 95l-1 7M-27 96l1 7", "ink", 3) +
		line("M118 108l40-14 12 22", body, 9) +
		shape("M164 100h34l-4 14 8 24h-30q-12-18-8-38z", "metal-2") +
		shape("M48 58h44l16 34h38v30H40V72z", body) +
		shape("M58 66h30l10 26H58z", "window") +
		rect(44, 50, 52, 8, "ink", 3) +
		rect(120, 76, 6, 18, "ink", 2) +
		rect(34, 116, 116, 8, "ink", 3) +
		circle(60, 122, 18, "ink") +
		circle(60, 122, 8, "metal") +
		circle(132, 126, 14, "ink") +
		circle(132, 126, 6, "metal")
	);
}

export function mixerTruck(body: Colour, drum: Colour, stripe: Colour): Drawing {
	return (
		shape("M0 70l14-18 54-6 32 26v24l-34 22H22z", drum) +
		shape("M34 50l16-2 6 68H42zM68 46l14 12 4 46-14 10z", stripe) +
		shape("M-6 84 2 66l14 14-8 30z", "metal-2") +
		shape("M104 124V80q0-12 12-12h22q8 0 12 8l10 20 12 6q4 2 4 10v12z", body) +
		shape("M114 78h22q4 0 6 4l7 16h-35z", "window") +
		rect(166, 112, 10, 6, "mark", 2) +
		rect(-2, 116, 176, 8, "ink", 2) +
		wheels(24, 52, 146)
	);
}

/** A food truck with its hatch open towards the viewer. */
export function foodTruck(vary: Variation, body: Colour, hatch: Colour): Drawing {
	return (
		rect(0, 46, 132, 78, body, 8) +
		rect(0, 104, 132, 12, hatch) +
		shape("M132 124V66h18q8 0 12 8l8 22q8 2 8 12v16z", body) +
		shape("M138 74h12q4 0 6 4l7 18h-25z", "window") +
		rect(14, 66, 100, 32, "ink", 2) +
		rect(24, 78, 16, 20, "metal", 2) +
		circle(64, 90, 8, "marigold") +
		rect(80, 84, 22, 14, "wood", 2) +
		rect(8, 96, 112, 6, "wood") +
		at(64, 60, 1, awning(6, 19, 10, [hatch, "cloth"])) +
		rect(30, 28, 68, 16, hatch, 4) +
		letters(vary, "MOMO", 64, 36, 8, "cloth") +
		rect(0, 118, 178, 6, "ink", 2) +
		rect(168, 108, 10, 7, "mark", 2) +
		wheels(32, 146)
	);
}

/** A tradesman's van; the panel that carries his sign is centred on (58, 88), 60 high. */
export function serviceVan(body: Colour, stripe: Colour): Drawing {
	return (
		rect(0, 54, 124, 70, body, 8) +
		shape("M112 124V54q22-2 30 16l12 26 12 5q8 2 8 11v12z", body) +
		shape("M122 66h8q6 0 9 7l10 24h-27z", "window") +
		rect(0, 110, 174, 7, stripe) +
		line("M6 48h104M20 48v6M58 48v6M96 48v6M12 43h100", "metal-2", 3) +
		rect(162, 108, 12, 6, "mark", 2) +
		rect(0, 118, 174, 6, "ink", 2) +
		wheels(34, 138)
	);
}
