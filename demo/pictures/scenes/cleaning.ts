import { hillHouse } from "../parts/buildings.ts";
import { broom, noPests, roofTank, sprayBottle, sprayer, vacuum } from "../parts/cleaning-tools.ts";
import { bucket } from "../parts/hand-tools.ts";
import { stove, waterDrop } from "../parts/kitchen-appliances.ts";
import { farView, pine } from "../parts/landscape.ts";
import { kneeling, person } from "../parts/people.ts";
import {
	gleam,
	hillWindow,
	kitchen,
	plant,
	room,
	rug,
	sofa,
	tiledRoom,
	wallOf,
	wallPicture,
} from "../parts/rooms.ts";
import { type Scene, tradeScenes } from "../parts/settings.ts";
import { car } from "../parts/vehicles.ts";
import { type Drawing, at, circle, ellipse, line, rect, shape } from "../shapes.ts";

function foam(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		circle(-16, 0, 11, "cloth"),
		circle(0, -6, 15, "cloth"),
		circle(17, 0, 12, "cloth"),
		circle(4, -22, 5, "cloth"),
		circle(-14, -18, 3.4, "cloth"),
	);
}

const sofaCarpet: Scene = (vary) =>
	room(wallOf(vary), "wood", 150) +
	wallPicture(40, 26, 60, 46) +
	at(166, 156, 1.3, sofa(vary.pick(["marigold", "roof", "hill-3"]), "cloth")) +
	rug(150, 186, 140, "hill-3", "roof") +
	at(132, 190, 0.98, vacuum(vary.pick(["roof", "wood", "ink"]))) +
	foam(226, 92, 0.8) +
	gleam(258, 52, 0.9) +
	gleam(92, 106, 0.6);

const tankCleaning: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	rect(0, 150, 320, 50, vary.pick(["wall-2", "wall", "wall-3"])) +
	rect(0, 144, 320, 12, "metal-2") +
	at(146, 146, 1.2, roofTank(vary.pick(["ink", "roof", "wall"]))) +
	at(238, 146, [-1.1, 1.1], person({ pose: "reach", head: "cap", shirt: vary.pick(["marigold", "roof"]) })) +
	line("M210 88 190 66", "wood", 4) +
	rect(180, 52, 14, 22, "marigold", 4) +
	line("M100 132H70v68", "metal-2", 6) +
	gleam(124, 70, 0.9, "cloth") +
	gleam(160, 116, 0.6, "cloth") +
	waterDrop(88, 168, 0.8) +
	waterDrop(56, 178, 0.6);

const homeCleaning: Scene = (vary) =>
	room(wallOf(vary), "wood", 152) +
	hillWindow(34, 24, 90, 74) +
	at(236, 168, 0.92, sofa(vary.pick(["hill-3", "roof", "wood"]), "mark")) +
	at(
		136,
		188,
		1.5,
		person({
			pose: "hold",
			head: vary.pick(["longHair", "cap", "bun"]),
			shirt: vary.pick(["marigold", "roof"]),
			apron: "cloth",
			skin: "skin-2",
		}),
	) +
	broom(164, 192, 1.16) +
	bucket(78, 190, 1.2, "roof", "cloth") +
	sprayBottle(234, 192, 0.7) +
	gleam(212, 54, 1) +
	gleam(240, 80, 0.6);

const kitchenCleaning: Scene = (vary) =>
	kitchen(vary, vary.pick(["wall-3", "wall-2"])) +
	at(104, 142, 1, stove("metal")) +
	foam(190, 136, 1) +
	rect(204, 122, 44, 20, "marigold", 4) +
	rect(204, 122, 44, 7, "pine", 3) +
	sprayBottle(160, 142, 1.1, vary.pick(["marigold", "hill-3"])) +
	gleam(104, 66, 1.1) +
	gleam(140, 44, 0.6) +
	gleam(236, 80, 0.8) +
	foam(266, 138, 0.7);

const bathroomCleaning: Scene = (vary) =>
	tiledRoom(vary.pick(["wall-3", "hill-1", "wall-2"]), "wall", "metal-2", 160) +
	rect(112, 46, 56, 54, "wall", 6) +
	rect(132, 40, 16, 7, "metal-2", 3) +
	shape("M100 104h88q4 36-28 46l4 32h-44l2-34q-22-12-22-44z", "wall") +
	rect(96, 98, 96, 11, "cloth", 5) +
	line("M110 118q4 14 14 20", "metal", 3) +
	line("M216 186v-70", "wood", 5) +
	shape("M204 162h24l4 30h-32z", "roof") +
	bucket(66, 190, 1.2, "marigold", "cloth") +
	foam(66, 146, 0.7) +
	sprayBottle(254, 190, 1.1, "marigold") +
	gleam(84, 72, 0.9) +
	gleam(206, 64, 1) +
	gleam(228, 88, 0.6);

const carWash: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	shape("M0 150q160-10 320 0v50H0z", "metal") +
	ellipse(160, 188, 130, 10, "hill-2") +
	at(60, 28, 1.14, car(vary.pick(["marigold", "roof", "wood", "metal-2"]), vary.pick(["cloth", "ink"]))) +
	foam(130, 108, 1) +
	foam(168, 116, 0.8) +
	foam(112, 140, 0.8) +
	foam(212, 152, 0.8) +
	foam(76, 160, 0.7) +
	at(282, 190, [-1.2, 1.2], person({ pose: "reach", head: "cap", shirt: "roof" })) +
	line("M252 126l-8-6", "ink", 6) +
	line("M238 112l-30-18M244 114l-36-4M246 118l-30 10", "hill-3", 3.4) +
	pine(28, 160, 1.2);

const pestControl: Scene = (vary) =>
	room(wallOf(vary), "wood", 160) +
	hillWindow(30, 24, 74, 64) +
	noPests(150, 76, 1.5) +
	at(242, 190, 1.5, person({ pose: "hold", head: "helmet", shirt: "roof" })) +
	at(248, 190, 0.9, sprayer(vary.pick(["marigold", "metal"]))) +
	line("M156 124l-16-6M154 134l-20 2M158 144l-16 10", "hill-3", 3.4) +
	plant(56, 178, 1, "marigold");

const cleanHouse: Scene = (vary) =>
	farView(vary, "peaks", 60) +
	shape("M0 168q90-22 180-8t140-4v44H0z", "hill-3") +
	at(
		160,
		184,
		1,
		hillHouse({ lower: vary.pick(["wall", "wall-2"]), upper: "wood", roof: vary.pick(["roof", "wood"]) }),
	) +
	gleam(86, 70, 1.2) +
	gleam(240, 92, 1) +
	gleam(258, 58, 0.6) +
	bucket(60, 190, 1, "marigold", "cloth") +
	broom(262, 190, 0.9);

const scrubbing: Scene = (vary) =>
	tiledRoom(vary.pick(["hill-1", "wall-3", "wall-2"]), "wall", "metal", 150) +
	hillWindow(180, 20, 100, 70, "wall") +
	at(110, 190, 1.4, kneeling(vary.pick(["marigold", "roof", "hill-3"]))) +
	rect(170, 104, 26, 14, "marigold", 3) +
	foam(196, 140, 0.9) +
	foam(236, 150, 0.6) +
	gleam(210, 116, 0.8) +
	bucket(250, 192, 1.1, "roof", "cloth");

/** Cleaning. */
export const cleaningScenes = {
	"sofa-carpet": [sofaCarpet, cleanHouse, ...tradeScenes({ draw: () => vacuum(), tall: 96 }, "CLEAN")],
	"water-tank-cleaning": [tankCleaning, ...tradeScenes({ draw: () => roofTank("ink"), tall: 102 }, "TANKS")],
	"home-cleaning": [
		homeCleaning,
		scrubbing,
		cleanHouse,
		...tradeScenes({ draw: () => broom(0, 0, 1), tall: 112 }, "CLEAN"),
	],
	"kitchen-cleaning": [
		kitchenCleaning,
		scrubbing,
		...tradeScenes({ draw: () => sprayBottle(0, 0, 1), tall: 78 }, "CLEAN"),
	],
	"bathroom-cleaning": [
		bathroomCleaning,
		scrubbing,
		...tradeScenes({ draw: () => bucket(0, 0, 1, "roof", "cloth"), tall: 60 }, "CLEAN"),
	],
	"car-washing": [
		carWash,
		...tradeScenes({ draw: () => at(-62, -105, 0.75, car("marigold", "cloth")), tall: 96 }, "CAR WASH"),
	],
	"pest-control": [
		pestControl,
		cleanHouse,
		...tradeScenes({ draw: () => sprayer("marigold"), tall: 92 }, "NO PESTS"),
	],
} as const satisfies Record<string, readonly Scene[]>;
