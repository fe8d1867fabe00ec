import { cup, kettle, thali } from "../parts/food.ts";
import { stove } from "../parts/kitchen-appliances.ts";
import { towels } from "../parts/leisure-things.ts";
import { books } from "../parts/office-things.ts";
import { person } from "../parts/people.ts";
import {
	bed,
	bunk,
	clothOf,
	curtains,
	floorLamp,
	hangingLamp,
	hillWindow,
	kitchen,
	plant,
	room,
	rug,
	shelves,
	sofa,
	table,
	tiledRoom,
	wallOf,
	wallPicture,
} from "../parts/rooms.ts";
import type { Scene } from "../parts/settings.ts";
import { at, circle, ellipse, line, rect, shape, times } from "../shapes.ts";

export const bedroom: Scene = (vary) =>
	room(wallOf(vary), "wood", 150) +
	hillWindow(40, 24, 106, 80, vary.pick(["wood-2", "roof"])) +
	at(150, 168, 1, bed("wood-2", clothOf(vary), vary.pick(["marigold", "mark"]))) +
	rect(62, 128, 40, 34, "wood-2", 3) +
	line("M82 128v-16", "ink") +
	shape("M70 112 76 98H88L94 112z", "marigold") +
	shape("M0 178q60-12 120 0t110 4v18H0z", vary.pick(["roof", "wood-2", "hill-3"])) +
	line("M10 188q60-10 110 0", "marigold");

export const thaliTable: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	shape("M0 112h320v88H0z", "wood") +
	line("M0 134h320M0 158h320M0 182h320", "wood-2", 1.5) +
	at(154, 132, vary.around(1.04, 0.06), thali(vary.chance(0.3))) +
	rect(264, 86, 34, 52, "metal", 5) +
	ellipse(281, 86, 17, 6, "metal-2") +
	cup(40, 128, 1.3, vary.pick(["roof", "cloth", "marigold"]), false);

export const reception: Scene = (vary) =>
	room(wallOf(vary), "metal", 160) +
	shelves(104, 34, 112, 2, 30) +
	line(`M114 44v6${times(8, () => "m12-6v6")}M114 74v6${times(8, () => "m12-6v6")}`, "marigold", 4) +
	at(160, 158, 0.98, person({ pose: "hold", head: vary.pick(["hair", "bun", "cap"]), shirt: "ink" })) +
	rect(70, 122, 180, 66, "wood", 4) +
	rect(62, 114, 196, 11, "wood-2", 3) +
	shape("M90 140h56v34H90zM174 140h56v34h-56z", "wood-2") +
	shape("M116 114q0-12 12-12t12 12z", "marigold") +
	circle(128, 100, 2.6, "ink") +
	plant(226, 114, 0.7, "roof") +
	hangingLamp(96, 40) +
	hangingLamp(224, 40) +
	rect(20, 146, 34, 40, "roof", 4) +
	line("M30 146v-16h14v16", "ink", 3);

export const breakfast: Scene = (vary) =>
	room(wallOf(vary), "wood", 160) +
	curtains(96, 18, 128, 96, clothOf(vary)) +
	hillWindow(96, 22, 128, 86) +
	at(160, 190, 1.3, table(150, 52, "wood-2")) +
	kettle(118, 122, 1) +
	cup(160, 122, 0.8, "roof") +
	cup(206, 122, 0.8, "roof") +
	ellipse(184, 121, 14, 3, "cloth") +
	at(40, 190, 1.2, line("M-14 0v-40M14 0v-40M14-40v-38", "wood", 5), rect(-18, -46, 36, 8, "marigold", 3)) +
	at(
		280,
		190,
		[-1.2, 1.2],
		line("M-14 0v-40M14 0v-40M14-40v-38", "wood", 5),
		rect(-18, -46, 36, 8, "marigold", 3),
	);

export const bathroom: Scene = (vary) =>
	tiledRoom(vary.pick(["wall-3", "wall-2", "hill-1"]), "wall", "metal-2", 164) +
	rect(112, 24, 96, 60, "wood-2", 4) +
	rect(118, 30, 84, 48, "hill-2", 2) +
	line("M130 68l24-28M150 70l16-20", "cloth", 4) +
	rect(84, 112, 152, 8, "cloth", 3) +
	rect(98, 120, 124, 56, "wood", 3) +
	line("M160 122v52", "wood-2", 3) +
	shape("M128 98h64l-8 16h-48z", "wall") +
	line("M160 100V88h12", "metal-2", 6) +
	towels(262, 178, 0.9, ["marigold", "roof"]) +
	line("M40 50h44", "metal-2", 4) +
	rect(46, 50, 32, 60, "marigold", 2) +
	plant(106, 112, 0.5, "roof");

export const bunkRoom: Scene = (vary) => {
	const covers = [clothOf(vary), vary.pick(["marigold", "roof", "hill-3"] as const)] as const;
	return (
		room(vary.pick(["wall-3", "wall-2", "wall"]), "wood", 156) +
		at(52, 162, 1, bunk(covers[0], covers[1])) +
		at(172, 162, 1, bunk(covers[1], covers[0])) +
		line("M157 48v112M169 48v112M157 66h12M157 86h12M157 106h12M157 126h12M157 146h12", "metal-2", 4) +
		shape("M0 178q160-14 320 0v22H0z", vary.pick(["roof", "wood-2"]))
	);
};

export const studyDesk: Scene = (vary) =>
	room(wallOf(vary), "wood", 160) +
	hillWindow(36, 24, 92, 78) +
	shelves(176, 52, 108, 1, 10) +
	books(216, 52, 0.62, ["roof", "marigold", "wood"]) +
	plant(264, 52, 0.55, "marigold") +
	at(170, 190, 1.2, table(190, 56)) +
	rect(132, 86, 62, 36, "ink", 3) +
	rect(137, 90, 52, 28, "hill-3", 1) +
	line("M236 122v-26l-20-14", "ink", 4) +
	shape("M226 92l-24-2 14-18z", "marigold") +
	books(96, 122, 0.5, ["marigold", "roof"]) +
	at(160, 198, 1.1, rect(-20, -42, 40, 9, "roof", 4), line("M-14-34V0M14-34V0", "ink", 4));

export const coworking: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["wall", "wall-2", "wall-3"])) +
	rect(0, 160, 320, 40, vary.pick(["wall-2", "metal", "wood"])) +
	hillWindow(30, 22, 120, 72, "roof") +
	rect(24, 118, 272, 10, "wood", 3) +
	line("M44 128v52M276 128v52M160 128v52", "wood-2", 7, "butt") +
	rect(70, 84, 58, 34, "ink", 4) +
	rect(74, 88, 50, 26, "hill-3", 2) +
	rect(200, 84, 58, 34, "ink", 4) +
	rect(204, 88, 50, 26, "marigold", 2) +
	hangingLamp(228, 56) +
	plant(164, 118, 0.75, "roof") +
	at(98, 192, 0.85, shape("M-18-40h36l-4 26h-28z", "marigold"), line("M0-14V0M-12 0h24", "ink", 5)) +
	at(232, 192, 0.85, shape("M-18-40h36l-4 26h-28z", "roof"), line("M0-14V0M-12 0h24", "ink", 5));

export const meetingRoom: Scene = (vary) =>
	room(wallOf(vary), "metal", 156) +
	rect(90, 22, 140, 74, "ink", 4) +
	rect(96, 28, 128, 62, "wall", 2) +
	line("M108 78V62M130 78V50M152 78V56M174 78V42M196 78V48", "roof", 9, "butt") +
	line("M106 56l24-12 22 6 22-14 30-4", "marigold", 3) +
	ellipse(160, 152, 120, 24, "wood-2") +
	ellipse(160, 146, 120, 24, "wood") +
	cup(110, 146, 0.7) +
	cup(214, 150, 0.7) +
	rect(146, 138, 30, 10, "cloth", 1) +
	at(40, 190, 1.2, rect(-18, -60, 36, 40, "roof", 8), line("M0-20V0M-12 0h24", "ink", 5)) +
	at(282, 190, 1.2, rect(-18, -60, 36, 40, "marigold", 8), line("M0-20V0M-12 0h24", "ink", 5));

export const livingRoom: Scene = (vary) =>
	room(wallOf(vary), "wood", 156) +
	hillWindow(26, 26, 96, 78, vary.pick(["wood-2", "roof"])) +
	wallPicture(150, 34, 54, 44) +
	at(186, 178, 1.1, sofa(clothOf(vary), "cloth")) +
	floorLamp(284, 178) +
	plant(84, 176, 1.1, "marigold") +
	rug(176, 188, 120, vary.pick(["wood-2", "roof"]), "marigold");

export const smallKitchen: Scene = (vary) =>
	kitchen(vary, vary.pick(["wall-3", "wall-2"])) +
	hillWindow(116, 24, 92, 74) +
	rect(22, 22, 74, 56, "wood", 3) +
	line("M59 24v52", "wood-2", 2) +
	shelves(224, 70, 78, 1, 10) +
	cup(246, 70, 0.6, "marigold", false) +
	cup(280, 70, 0.6, "roof", false) +
	at(64, 142, 0.7, stove("metal")) +
	kettle(46, 112, 0.7) +
	line("M160 140v-20q0-10 12-10h4v6", "metal-2", 5) +
	rect(136, 139, 60, 6, "metal-2", 2);

export const emptyShop: Scene = (vary) =>
	room(wallOf(vary), "metal", 152) +
	rect(104, 40, 112, 112, "sky") +
	shape("M104 116l30-34 24 20 20-22 38 40v32H104z", "hill-2") +
	line(`M104 46h112${times(4, (row) => `M104 ${54 + row * 8}h112`)}`, "metal-2", 5) +
	line("M104 40v112M216 40v112", "metal-2", 6) +
	shelves(20, 66, 64, 3, 32) +
	shelves(236, 66, 64, 3, 32) +
	rect(110, 150, 100, 36, "wood", 3) +
	rect(102, 144, 116, 9, "wood-2", 3) +
	hangingLamp(66, 36) +
	hangingLamp(254, 36);
