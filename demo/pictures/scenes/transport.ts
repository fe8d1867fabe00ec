import { bucket } from "../parts/hand-tools.ts";
import { farView, flatStreet, pine } from "../parts/landscape.ts";
import { person } from "../parts/people.ts";
import { bed, hillWindow } from "../parts/rooms.ts";
import { type Scene, townRow, vehicleScenes } from "../parts/settings.ts";
import { bus, car, pickup, roofLuggage, roofSign, tanker, towTruck } from "../parts/vehicles.ts";
import { type Drawing, at, circle, line, rect, shape, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

const taxi: Scene = (vary) =>
	car(
		vary.keep("body", ["wall", "marigold", "wall", "metal"]),
		vary.keep("trim", ["marigold", "roof", "ink"]),
	) + vary.keep("roof rack", [roofLuggage(), roofSign(vary)]);

/** The seats of a car or coach, seen from behind, with the road ahead through the windscreen. */
const seats: Scene = (vary) => {
	const cover = vary.keep("cover", ["roof", "marigold", "wood", "metal-2"] as const);
	const seat = (x: number) =>
		at(
			x,
			228,
			1.1,
			rect(-34, -84, 68, 90, cover, 12),
			rect(-20, -104, 40, 24, cover, 9),
			line("M-20-70h40M-20-54h40", "mark", 2.4),
		);
	return (
		farView(vary, "peaks", 240) +
		shape("M146 96h28l66 60H80z", "road") +
		line("M160 100v6M160 112v8M160 126v10", "mark", 3) +
		pine(44, 128, 1.1) +
		pine(280, 126, 1.2, "pine-2") +
		shape("M0 0h320v24H40L22 130H0zM320 0v130h-22L280 24z", "ink") +
		shape("M0 144q160-16 320 0v56H0z", "wood-2") +
		line("M206 140a26 26 0 1 1 52 0 26 26 0 1 1-52 0zM206 140h52", "ink", 6) +
		rect(140, 18, 40, 14, "metal-2", 5) +
		seat(84) +
		seat(232)
	);
};

/** Luggage by the roadside, waiting. */
const luggage: Scene = (vary) =>
	farView(vary, "twinPeaks", 250) +
	shape("M0 152q160-14 320 0v48H0z", "hill-3") +
	flatStreet(176) +
	at(
		120,
		178,
		1.2,
		line("M-14-66v-14h28v14", "ink", 4),
		rect(-34, -66, 68, 66, vary.pick(["roof", "wood"]), 8),
		line("M-12-64V-2M12-64V-2", "mark", 3),
	) +
	at(
		206,
		178,
		1.1,
		line("M-12-46v-10h24v10", "wood-2", 4),
		rect(-38, -46, 76, 46, vary.pick(["marigold", "hill-3"]), 6),
		rect(-38, -28, 76, 6, "wood-2"),
	) +
	at(262, 180, 1, shape("M-22 0v-40q0-16 22-16t22 16V0z", "wood"), rect(-14, -30, 28, 20, "wood-2", 5)) +
	pine(36, 178, 1.5);

const busInside: Scene = (vary) =>
	rect(0, 0, 320, 200, "wall-2") +
	hillWindow(20, 30, 128, 84, "metal-2") +
	hillWindow(172, 30, 128, 84, "metal-2") +
	line("M0 20h320", "metal-2", 8) +
	rect(0, 128, 320, 10, "metal") +
	rect(0, 138, 320, 62, "wall-3") +
	times(3, (index) =>
		at(
			72 + index * 90,
			200,
			1,
			shape(
				"M-30 0v-88q0-14 14-14h26q14 0 14 14V0z",
				index % 2 === 0 ? "roof" : vary.pick(["marigold", "wood"]),
			),
			rect(-20, -98, 34, 20, "cloth", 5),
			rect(22, -44, 14, 10, "ink", 4),
		),
	);

const loading: Scene = (vary) =>
	farView(vary, "rolling", 256) +
	townRow(vary) +
	rect(0, 158, 320, 6, "metal") +
	flatStreet(164) +
	at(
		92,
		44,
		1,
		pickup(
			vary,
			vary.keep("body", ["wall", "metal", "roof"]),
			vary.keep("trim", ["marigold", "roof", "wood"]),
		),
	) +
	at(58, 186, 0.98, person({ pose: "reach", head: vary.pick(["cap", "hair"]), shirt: "marigold" })) +
	rect(74, 126, 26, 22, "wood", 2) +
	line("M87 126v22", "wood-2", 3);

const waterFilling: Scene = (vary) =>
	farView(vary, "ridge", 60) +
	shape("M0 160q160-12 320 0v40H0z", "hill-3") +
	at(
		132,
		50,
		1,
		tanker(
			vary.keep("body", ["marigold", "wall", "roof"]),
			vary.keep("trim", ["wall-3", "cloth", "metal"]),
			"roof",
		),
	) +
	line("M134 150q-20 2-26 20", "ink", 6) +
	bucket(100, 196, 1.1, "roof") +
	bucket(60, 196, 1.1, "marigold") +
	at(
		32,
		196,
		1,
		person({ pose: "hold", head: "longHair", shirt: "marigold", skirt: "roof", skin: "skin-2" }),
	) +
	line("M108 168q-6 4-7 6", "hill-2", 5);

function recoveryTruck(vary: Variation): Drawing {
	const body = vary.keep("body", ["roof", "marigold", "wall"] as const);
	return towTruck(body, body === "marigold" ? "roof" : "marigold");
}

const recovery: Scene = (vary) =>
	farView(vary, "peaks", 60) +
	shape("M0 150q160-10 320 0v50H0z", "pine") +
	shape("M0 162q160-10 320 0v38H0z", "road") +
	at(150, 48, 0.94, recoveryTruck(vary)) +
	`<g transform="translate(20 66)rotate(-7 120 120)">${at(0, 0, 0.86, car(vary.pick(["wall", "metal", "marigold"]), "roof"))}</g>` +
	line("M18 186h60", "mark");

const sleeper: Scene = (vary) =>
	rect(0, 0, 320, 200, "wall-3") +
	hillWindow(30, 14, 260, 92, "metal-2") +
	at(46, 196, 1.5, bed("metal-2", vary.pick(["roof", "wood"]), "marigold")) +
	line("M20 10h280", "wood-2", 4) +
	shape("M24 10h40q4 50-20 98H24zM296 10h-40q-4 50 20 98h20z", "marigold") +
	circle(292, 130, 8, "mark");

/** Transport and water. */
export const transportScenes = {
	taxis: [...vehicleScenes(taxi), seats, luggage],
	"pickup-vans": [
		...vehicleScenes((vary) =>
			pickup(
				vary,
				vary.keep("body", ["wall", "metal", "roof"]),
				vary.keep("trim", ["marigold", "roof", "wood"]),
			),
		),
		loading,
	],
	"volvo-bus": [
		...vehicleScenes((vary) => {
			const body = vary.keep("body", ["wall", "metal", "marigold"] as const);
			return bus(
				body,
				body === "marigold" ? "cloth" : vary.keep("trim", ["marigold", "roof"]),
				vary.keep("base", ["roof", "pine-2"]),
			);
		}),
		busInside,
		sleeper,
		luggage,
	],
	"tow-truck": [...vehicleScenes(recoveryTruck), recovery],
	"water-tanker": [
		...vehicleScenes((vary) =>
			tanker(
				vary.keep("body", ["marigold", "wall", "roof"]),
				vary.keep("trim", ["wall-3", "cloth", "metal"]),
				"roof",
			),
		),
		waterFilling,
	],
} as const satisfies Record<string, readonly Scene[]>;
