import { hillHouse } from "../parts/buildings.ts";
import { bucket, bulb, spanner, switchboard, tap, toolbox } from "../parts/hand-tools.ts";
import {
	camera,
	copier,
	fanUnit,
	geyser,
	inkBottle,
	printer,
	router,
	splitUnit,
	television,
	washer,
} from "../parts/home-appliances.ts";
import { waterDrop } from "../parts/kitchen-appliances.ts";
import { farView, pine } from "../parts/landscape.ts";
import { kneeling, person } from "../parts/people.ts";
import {
	curtains,
	floorLamp,
	gleam,
	hillWindow,
	plant,
	room,
	rug,
	shelves,
	sofa,
	steam,
	tiledRoom,
	wallOf,
	wallPicture,
} from "../parts/rooms.ts";
import { type Scene, tradeScenes } from "../parts/settings.ts";
import { at, circle, line, rect, shape, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

const workShirt = (vary: Variation) => vary.pick(["roof", "marigold", "hill-3", "metal-2"] as const);

const electrician: Scene = (vary) =>
	room(wallOf(vary), "wood", 168) +
	line("M202 40V0M194 128q-36 30-58 0t-54-34", "ink", 3.5) +
	at(166, 36, 1, switchboard(vary.pick(["roof", "ink", "wood"]))) +
	line("M80 0v22", "ink", 3) +
	shape("M60 44q0-22 20-22t20 22z", "roof") +
	bulb(80, 44, 0.5) +
	at(136, 172, 1, line("M-26 0-8-112M26 0 8-112M-20-28h40M-16-54h32M-12-80h24", "wood-2", 5)) +
	at(
		134,
		144,
		1.08,
		person({ pose: "reach", head: vary.pick(["helmet", "cap", "hair"]), shirt: workShirt(vary) }),
	) +
	toolbox(224, 178, 1, "marigold");

const plumber: Scene = (vary) => {
	const wall = vary.pick(["wall-3", "wall-2", "hill-1"] as const);
	return (
		tiledRoom(wall, "wall", "metal-2") +
		shape("M124 62h128q0 44-30 46h-68q-30-2-30-46z", "wall") +
		rect(118, 56, 140, 10, "cloth", 4) +
		line("M188 56V34q0-12-14-12t-14 12v4M210 56v-8", "metal-2", 8) +
		line("M188 108v22q0 12 16 12h10q12 0 12-12v-10h94", "metal", 10) +
		rect(180, 118, 16, 8, "marigold", 2) +
		waterDrop(160, 52, 0.7, "roof") +
		at(92, 192, 1.22, kneeling(vary.pick(["marigold", "roof", "hill-3"]))) +
		at(131, 126, 0.34, spanner("metal-2")) +
		toolbox(244, 192, 1, "roof")
	);
};

const wifi: Scene = (vary) =>
	room(wallOf(vary), "wood", 176) +
	hillWindow(20, 24, 84, 84) +
	shelves(98, 126, 180, 1, 10) +
	line("M116 132v14M260 132v14", "wood-2", 5) +
	at(178, 126, 1.06, router("wall", vary.pick(["marigold", "roof"]))) +
	plant(254, 126, 0.7, "roof") +
	line("M228 122q40 10 40 60v20", "ink", 2.6) +
	at(
		124,
		200,
		1,
		rect(-36, -44, 72, 44, "ink", 4),
		rect(-31, -39, 62, 36, "hill-3", 2),
		circle(0, -20, 4, "cloth"),
		line("M-8-26a11 11 0 0 1 16 0", "cloth", 3),
	);

const ac: Scene = (vary) =>
	room(wallOf(vary), "wood", 164) +
	hillWindow(196, 70, 84, 72) +
	at(138, 28, 1.06, splitUnit()) +
	line("M88 84q-12 14 0 26t-4 26M122 84q-12 14 0 26t-4 26M156 84q-12 14 0 26t-4 26", "hill-3", 5) +
	at(230, 42, 0.9, line("M0-14v28M-12-7 12 7M12-7-12 7M-4-12l4 4 4-4M-4 12l4-4 4 4", "roof", 3)) +
	at(106, 186, 0.86, sofa(vary.pick(["roof", "marigold", "hill-3"]), "wall"));

const cctv: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	at(88, 188, 0.82, hillHouse({ lower: "wall", upper: "wood", roof: "roof" })) +
	shape("M0 178q160-12 320 0v22H0z", "pine") +
	pine(20, 182, 1) +
	rect(232, 0, 88, 200, vary.pick(["wall-2", "wall", "wall-3"])) +
	shape("M210 0h110v20H196z", "wood-2") +
	at(178, 88, 1.16, camera(vary.pick(["wall", "ink", "metal"]))) +
	at(
		268,
		186,
		1,
		rect(-28, -52, 56, 40, "ink", 3),
		shape("M-24-48h22v15h-22zM2-48h22v15H2zM-24-31h22v15h-22z", "hill-3"),
		rect(2, -31, 22, 15, "marigold"),
		rect(-4, -12, 8, 10, "ink"),
	);

const tv: Scene = (vary) =>
	room(wallOf(vary), "wood", 160) +
	at(160, 138, 1.22, television()) +
	rect(60, 136, 200, 32, vary.pick(["wood-2", "roof", "ink"]), 4) +
	line("M126 138v28M194 138v28", "mark", 1.6) +
	rect(70, 96, 14, 40, "ink", 3) +
	circle(77, 106, 4, "metal-2") +
	circle(77, 122, 5, "metal-2") +
	plant(248, 136, 0.8, "marigold") +
	rug(160, 188, 110, "roof", "marigold");

const washingMachine: Scene = (vary) =>
	tiledRoom(vary.pick(["wall-3", "wall-2", "hill-1"]), "wall", "metal-2", 160) +
	at(150, 186, 1.24, washer(vary.pick(["wall", "metal", "ink"]), vary.pick(["marigold", "roof", "wood"]))) +
	shelves(214, 62, 80, 1, 10) +
	rect(224, 34, 22, 28, "roof", 3) +
	rect(252, 40, 18, 22, "marigold", 3) +
	shape("M216 150h58l-7 38h-44z", "wood") +
	line("M220 160h50M221 170h47M224 180h41", "wood-2", 2) +
	shape("M218 150q4-18 18-14 8-12 18 0 16-2 18 14z", "cloth") +
	line("M30 40h64M40 40v34M62 40v40M84 40v28", "metal-2", 3) +
	shape("M34 46h14v34H34zM78 46h14v26H78z", "marigold") +
	circle(236, 120, 6, "cloth") +
	circle(250, 108, 4, "cloth") +
	circle(226, 104, 3, "cloth");

const geyserScene: Scene = (vary) =>
	tiledRoom(vary.pick(["wall-3", "hill-1", "wall-2"]), "wall", "metal-2", 164) +
	at(132, 138, 1.12, geyser("wall", vary.pick(["roof", "marigold", "wood"]))) +
	line("M116 138v26h-40M148 138v10h66V44q0-14 14-14h16", "metal-2", 6) +
	shape("M230 28h36l6 12h-48z", "metal-2") +
	line("M234 48v14M246 48v18M258 48v14M240 74v14M252 76v14", "hill-3", 3.4) +
	bucket(246, 190, 1.2, vary.pick(["roof", "marigold"]), "hill-3") +
	steam(246, 146, 0.9) +
	rect(60, 158, 16, 12, "metal-2", 3) +
	gleam(84, 48, 0.7);

const printerInk: Scene = (vary) =>
	room(wallOf(vary), "wood", 150) +
	hillWindow(26, 22, 76, 66) +
	at(150, 152, 1.2, printer(vary.pick(["wall", "ink", "metal"]))) +
	inkBottle(222, 184, 0.95, "roof") +
	inkBottle(250, 184, 0.95, "marigold") +
	inkBottle(194, 184, 0.95, "ink") +
	waterDrop(236, 74, 1.1, "roof") +
	waterDrop(260, 92, 0.9, "marigold") +
	waterDrop(216, 96, 0.8, "wood");

const photostat: Scene = (vary) =>
	room(wallOf(vary), "metal", 164) +
	at(168, 188, 1.22, copier(vary.pick(["wall", "metal", "wall-3"]))) +
	rect(20, 120, 56, 68, "wood-2", 3) +
	shape(
		times(5, (sheet) => `M${26 + (sheet % 2) * 2} ${116 - sheet * 5}h44v4h-44z`),
		"cloth",
	) +
	at(
		268,
		192,
		1.45,
		person({ pose: "hold", head: vary.pick(["longHair", "hair", "cap"]), shirt: "marigold" }),
		rect(-9, -44, 20, 14, "cloth"),
	) +
	wallPicture(34, 26, 52, 40);

const coolRoom: Scene = (vary) =>
	farView(vary, "ridge", 250) +
	rect(60, 0, 260, 168, vary.pick(["wall-2", "wall", "wall-3"])) +
	line("M60 40h260M60 84h260M60 128h260", "metal", 1.6) +
	hillWindow(196, 30, 92, 80) +
	at(128, 124, 1.16, fanUnit()) +
	line("M86 124h90M92 126v16M168 126v16", "metal-2", 5) +
	line("M176 96h18q8 0 8 8v30h118", "metal-2", 4) +
	at(
		246,
		190,
		0.98,
		person({ pose: "reach", head: "cap", shirt: "roof" }),
		line("M28-54 46-62", "metal-2", 5),
	) +
	rect(0, 184, 320, 16, "hill-3") +
	toolbox(200, 188, 0.9);

const livingRoomTv: Scene = (vary) =>
	room(wallOf(vary), "wood", 158) +
	curtains(30, 20, 84, 92, "roof") +
	hillWindow(30, 24, 84, 74) +
	at(206, 112, 0.9, television()) +
	at(150, 192, 1, sofa(vary.pick(["marigold", "hill-3", "roof"]), "cloth")) +
	floorLamp(274, 172);

/** Wires, pipes and the other appliances of the house. */
export const homeApplianceScenes = {
	electrician: [
		electrician,
		...tradeScenes({ draw: () => at(0, -70, 1, bulb(0, 0, 1)), tall: 84 }, "ELECTRIC"),
	],
	plumber: [plumber, ...tradeScenes({ draw: () => tap("metal-2"), tall: 76 }, "PLUMBER")],
	wifi: [wifi, ...tradeScenes({ draw: () => router("wall", "roof"), tall: 96 }, "WIFI")],
	ac: [ac, coolRoom, ...tradeScenes({ draw: fanUnit, tall: 62 }, "AC")],
	cctv: [cctv, ...tradeScenes({ draw: () => at(4, -24, 0.9, camera("metal")), tall: 84 }, "CCTV")],
	tv: [tv, livingRoomTv, ...tradeScenes({ draw: television, tall: 112 }, "TV")],
	"washing-machine": [washingMachine, ...tradeScenes({ draw: () => washer(), tall: 108 }, "WASHING")],
	geyser: [geyserScene, ...tradeScenes({ draw: () => geyser(), tall: 114 }, "GEYSER")],
	"printer-ink": [printerInk, ...tradeScenes({ draw: () => printer(), tall: 104 }, "PRINT")],
	photostat: [photostat, ...tradeScenes({ draw: () => copier(), tall: 136 }, "COPY")],
} as const satisfies Record<string, readonly Scene[]>;
