import { hillHouse } from "../parts/buildings.ts";
import {
	bucket,
	hammer,
	handsaw,
	ladder,
	paintRoller,
	paintTin,
	plane,
	toolbox,
} from "../parts/hand-tools.ts";
import { stove } from "../parts/kitchen-appliances.ts";
import { kneeling, person } from "../parts/people.ts";
import {
	clothOf,
	floorLamp,
	gleam,
	hangingLamp,
	hillWindow,
	plant,
	room,
	rug,
	sofa,
	wallOf,
	wallPicture,
} from "../parts/rooms.ts";
import { type Scene, tradeScenes } from "../parts/settings.ts";
import { slab, trowel } from "../parts/site-tools.ts";
import { type Drawing, at, circle, ellipse, line, rect, shape, times, turned } from "../shapes.ts";

const architect: Scene = (vary) =>
	room(wallOf(vary), "wood", 150) +
	hillWindow(110, 16, 88, 66) +
	rect(0, 138, 320, 62, "wood-2") +
	turned(
		128,
		152,
		-4,
		rect(-92, -58, 184, 94, "roof", 3),
		line("M-74-40H-14V18H-74zM-14-12h34M20-40V18H-14M-74-10h30", "cloth", 2.6),
		line("M-54-40v12M-30 18V4", "marigold", 2.4),
	) +
	at(
		236,
		170,
		0.66,
		hillHouse({
			lower: "wall",
			upper: vary.pick(["wood", "wall-2"]),
			roof: vary.pick(["marigold", "roof", "wood"]),
		}),
	) +
	line("M170 186l46-34", "marigold", 5) +
	shape("M168 190l34-64 4 66z", "metal") +
	shape("M180 182l14-30 2 30z", "wood-2") +
	line("M60 84l-14 54M60 84l18 52M54 108h14", "metal-2", 4) +
	circle(60, 82, 5, "marigold");

const interior: Scene = (vary) =>
	room(wallOf(vary), "wood", 156) +
	rect(0, 0, 112, 156, vary.pick(["hill-3", "roof", "wood"])) +
	wallPicture(130, 28, 56, 44) +
	wallPicture(196, 36, 36, 30, "roof") +
	at(172, 180, 1.16, sofa(vary.pick(["marigold", "roof", "hill-3"]), "cloth")) +
	floorLamp(72, 180) +
	hangingLamp(264, 58) +
	plant(278, 180, 1.2, "roof") +
	rug(170, 190, 116, "roof", "mark") +
	at(
		56,
		40,
		1,
		rect(-30, -18, 16, 40, "cloth", 2),
		rect(-14, -18, 16, 40, "marigold", 2),
		rect(2, -18, 16, 40, "wall-3", 2),
		rect(18, -18, 16, 40, "mark", 2),
	);

const modularKitchen: Scene = (vary) => {
	const front = vary.pick(["roof", "marigold", "wood", "hill-3"] as const);
	return (
		rect(0, 0, 320, 200, wallOf(vary)) +
		rect(0, 172, 320, 28, "metal") +
		rect(26, 22, 74, 58, front, 2) +
		rect(104, 22, 40, 58, "wall", 2) +
		rect(220, 22, 74, 58, front, 2) +
		line("M63 24v54M257 24v54", "ink", 1.4) +
		shape("M150 66l18-20h28l18 20v10h-64z", "metal-2") +
		rect(172, 0, 20, 48, "metal-2") +
		rect(26, 84, 268, 34, "wall-3") +
		line("M26 101h268M60 84v34M94 84v34M128 84v34M162 84v34M196 84v34M230 84v34M264 84v34", "wall", 1.6) +
		rect(20, 118, 280, 8, "ink", 2) +
		rect(26, 126, 268, 46, front) +
		line("M80 128v42M134 128v42M230 128v42M134 142h96M134 156h96", "ink", 1.4) +
		line("M66 136h8M86 136h8M174 134h16M174 149h16M174 164h16M236 136h8", "mark", 3) +
		at(182, 122, 0.56, stove("ink")) +
		line("M60 118v-18q0-10 11-10t11 10v4", "metal-2", 5) +
		plant(266, 118, 0.6, "marigold") +
		rect(108, 96, 18, 22, "wood", 2)
	);
};

const paintWall: Scene = (vary) => {
	const paint = clothOf(vary);
	return (
		room("wall", "wood", 166) +
		shape(`M0 0h196v${vary.around(120, 16)}h-26v-20h-24v44h-30v-30H88v48H58v-36H30v26H0z`, paint) +
		ladder(92, 184, 1.16) +
		at(
			92,
			146,
			1.04,
			person({ pose: "raise", head: "cap", shirt: "cloth", apron: paint === "roof" ? "marigold" : "roof" }),
		) +
		line("M106 58 126 40", "wood", 5) +
		line("M124 42 132 34V22h-6", "metal-2", 3) +
		rect(112, 10, 34, 14, "mark", 4) +
		paintTin(216, 186, 1.2, paint) +
		paintTin(258, 186, 0.96, "marigold") +
		hillWindow(218, 26, 74, 64)
	);
};

const carpentry: Scene = (vary) =>
	room(wallOf(vary), "wall-2", 168) +
	rect(166, 18, 134, 76, "wood-2", 3) +
	handsaw(226, 50, 0.92) +
	at(262, 92, 0.46, hammer()) +
	line("M184 74v14M196 74v14M208 74v14", "metal", 5) +
	hillWindow(26, 26, 80, 66) +
	rect(24, 132, 272, 13, "wood", 3) +
	line("M52 145v55M268 145v55M60 178h200", "wood-2", 12, "butt") +
	rect(70, 118, 176, 14, vary.pick(["mark", "wall-2"]), 2) +
	plane(132, 118, 1) +
	line("M96 112q-12-2-10-12t12-6 4 11M84 128q-10 2-12-6", "mark", 4) +
	toolbox(280, 132, 0.6, "roof");

const slidingWindow: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 168, 320, 32, "wood") +
	hillWindow(66, 18, 190, 132, vary.pick(["cloth", "metal-2", "ink"])) +
	rect(156, 20, 10, 128, "metal") +
	rect(148, 74, 5, 22, "ink", 2) +
	rect(169, 74, 5, 22, "ink", 2) +
	rect(56, 150, 210, 9, "metal-2", 2) +
	sheerGlass() +
	line("M28 190 52 60M40 192 62 66", "metal-2", 7) +
	plant(284, 172, 1, "roof");

function sheerGlass(): Drawing {
	return line("M92 60l26-30M92 84l46-54M196 120l40-46", "cloth", 3.4);
}

const tiling: Scene = (vary) => {
	const tile = vary.pick(["wall-3", "wall", "hill-2"] as const);
	const laid = times(3, (row) =>
		times(5 - row, (column) => `M${40 + column * 44} ${16 + row * 42}h40v38h-40z`),
	);
	return (
		rect(0, 0, 320, 200, vary.pick(["metal", "wall-2"])) +
		shape(laid, tile) +
		times(2, (row) =>
			times(3 - row, (column) =>
				at(
					60 + column * 88 + row * 44,
					35 + row * 42,
					1,
					shape("M0-13 13 0 0 13-13 0z", "roof"),
					circle(0, 0, 4, "marigold"),
				),
			),
		) +
		rect(0, 152, 320, 48, "metal-2") +
		at(232, 194, [-1.34, 1.34], kneeling(vary.pick(["marigold", "roof"]), "skin")) +
		rect(140, 102, 40, 38, tile, 1) +
		at(160, 121, 1, shape("M0-13 13 0 0 13-13 0z", "roof"), circle(0, 0, 4, "marigold")) +
		shape(
			times(4, (index) => `M52 ${186 - index * 8}h56v6h-56z`),
			"wall",
		) +
		trowel(118, 192, 0.8) +
		bucket(284, 192, 0.9, "roof", "metal")
	);
};

const marble: Scene = (vary) =>
	room(wallOf(vary), "metal-2", 150) +
	hillWindow(34, 22, 80, 70) +
	slab(0, 152, 106, 46) +
	slab(108, 152, 104, 46) +
	slab(214, 152, 106, 46) +
	turned(252, 146, 8, slab(-36, -112, 72, 112)) +
	turned(224, 146, 4, slab(-40, -104, 76, 104)) +
	line("M280 150 262 44", "wood-2", 6) +
	at(
		124,
		168,
		1.3,
		line("M0-12 34-84h12", "ink", 5),
		ellipse(-4, -2, 38, 8, "ink"),
		rect(-28, -24, 48, 20, vary.pick(["marigold", "roof"]), 6),
		circle(-4, -14, 5, "ink"),
	) +
	gleam(76, 168, 0.8, "cloth") +
	gleam(56, 182, 0.5, "cloth");

const motifRoller = () => paintRoller(0, 0, 1, "marigold");

/** Building and interiors: what is done inside the house. */
export const interiorScenes = {
	architects: [
		architect,
		...tradeScenes(
			{ draw: () => at(0, 0, 0.7, hillHouse({ lower: "wall", upper: "wood", roof: "roof" })), tall: 112 },
			"PLANS",
		),
	],
	"interior-designer": [
		interior,
		...tradeScenes({ draw: () => sofa("marigold", "cloth"), tall: 108 }, "INTERIORS"),
	],
	"modular-kitchen": [modularKitchen, ...tradeScenes({ draw: () => stove("ink"), tall: 124 }, "KITCHENS")],
	painter: [paintWall, ...tradeScenes({ draw: motifRoller, tall: 90 }, "PAINTS")],
	carpenter: [carpentry, ...tradeScenes({ draw: () => plane(0, 0, 1), tall: 84 }, "CARPENTER")],
	"upvc-aluminium": [
		slidingWindow,
		...tradeScenes({ draw: () => hillWindow(-50, -80, 100, 80, "metal-2"), tall: 90 }, "WINDOWS"),
	],
	"tile-installers": [tiling, ...tradeScenes({ draw: () => trowel(0, 0, 1), tall: 84 }, "TILES")],
	"marble-installers": [marble, ...tradeScenes({ draw: () => slab(-40, -96, 80, 96), tall: 100 }, "MARBLE")],
} as const satisfies Record<string, readonly Scene[]>;
