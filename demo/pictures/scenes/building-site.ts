import { grid, panes } from "../parts/buildings.ts";
import { bucket, hammer, toolbox } from "../parts/hand-tools.ts";
import { cloud, farView, pine } from "../parts/landscape.ts";
import { kneeling, person } from "../parts/people.ts";
import { room } from "../parts/rooms.ts";
import { type Scene, tradeScenes, vehicleScenes } from "../parts/settings.ts";
import { barrow, bricks, coreDrill, gate, helmet, sparks, trowel } from "../parts/site-tools.ts";
import { backhoe, mixerTruck } from "../parts/vehicles.ts";
import { at, circle, ellipse, line, rect, shape, times } from "../shapes.ts";

const coreCutting: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["metal", "wall-3", "metal-2"])) +
	line("M0 60h120M200 40h120M40 110h80M240 130h80", "metal-2", 2) +
	circle(96, 74, 40, "road") +
	circle(96, 74, 31, "sky") +
	shape("M65 74l20-14 14 10 14-16 14 20a31 31 0 0 1-62 0z", "hill-2") +
	rect(0, 168, 320, 32, "road") +
	at(204, 172, 1.26, coreDrill(vary.pick(["marigold", "roof"]))) +
	at(
		82,
		182,
		1,
		ellipse(0, -2, 32, 9, "metal-2"),
		rect(-32, -44, 64, 42, "metal-2"),
		ellipse(0, -44, 32, 9, "wall"),
	) +
	line("M244 92q50 6 60 76", "ink", 4) +
	bucket(276, 190, 1, "roof") +
	line("M244 110q16 30 30 46", "hill-3", 3);

const metalWork: Scene = (vary) =>
	room(vary.pick(["metal", "wall-3", "wall-2"]), "road", 164) +
	at(126, 178, 1.46, gate(vary.pick(["roof", "ink", "wood-2"]))) +
	at(
		246,
		186,
		[-1.3, 1.3],
		kneeling("roof", "skin"),
		rect(-9, -82, 20, 10, "metal-2", 3),
		line("M46-56h10", "ink", 8),
	) +
	sparks(182, 122, 1) +
	toolbox(286, 192, 0.8);

const welder: Scene = (vary) =>
	room(vary.pick(["pine-2", "road", "wood-2"]), "ink", 160) +
	circle(150, 110, 66, "pine") +
	line("M30 160V66h118M30 104h118M68 66v94M108 66v94M148 66v94", "metal-2", 8, "butt") +
	at(
		222,
		190,
		1.5,
		person({ pose: "hold", head: "mask", shirt: vary.pick(["marigold", "roof"]), apron: "wood" }),
	) +
	line("M208 130l-36-14", "ink", 8) +
	line("M172 116l-18-8", "metal", 4) +
	line("M206 134q-40 40-60 60", "ink", 4) +
	at(150, 106, 1.5, sparks(0, 0, 1)) +
	at(
		60,
		194,
		1,
		rect(-26, -36, 52, 36, "marigold", 4),
		circle(-8, -20, 8, "ink"),
		line("M8-24h10M8-14h10", "ink", 4),
	);

const construction: Scene = (vary) =>
	farView(vary, "rolling", 262) +
	shape("M0 160q160-14 320 0v40H0z", "wall-2") +
	bricks(64, 184, 7, vary.pick([6, 5, 7]), vary.pick(["wood", "wood-2"])) +
	line("M50 190V62M258 190V62M44 92h220M44 62h220", "wood-2", 4.5) +
	rect(44, 86, 220, 6, "marigold") +
	at(140, 86, 0.76, person({ pose: "hold", head: "helmet", shirt: "roof" }), rect(8, -40, 14, 8, "wood")) +
	barrow(246, 192, 0.96, vary.pick(["roof", "marigold"])) +
	at(92, 190, 0.9, helmet("marigold")) +
	trowel(140, 194, 0.7);

const shuttering: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	shape("M0 164q160-14 320 0v36H0z", "wall-2") +
	line(`M64 184V98${times(6, () => "m38 86v-86")}`, "wood-2", 5, "butt") +
	line("M64 150l38-40M140 150l38-40M216 150l38-40", "wood-2", 3) +
	rect(44, 88, 232, 12, vary.pick(["marigold", "wood"])) +
	rect(50, 66, 220, 22, "metal") +
	rect(44, 60, 8, 30, "wood") +
	rect(268, 60, 8, 30, "wood") +
	line(`M70 66V30${times(9, () => "m20 36v-36")}`, "ink", 2.6) +
	line("M62 44h196M62 56h196", "ink", 1.8) +
	at(36, 192, 0.9, person({ pose: "raise", head: "helmet", shirt: "roof" })) +
	shape(
		times(4, (index) => `M${226 + (index % 2) * 3} ${188 - index * 7}h70v5h-70z`),
		"wood",
	);

const waterProofing: Scene = (vary) =>
	rect(0, 0, 320, 200, "sky") +
	shape("M0 100q60-30 120-6t110-20 90 4v60H0z", "hill-1") +
	cloud(98, 34, 1.5) +
	cloud(226, 28, 1.1) +
	line(
		"M74 56l-7 18M98 58l-7 18M122 56l-7 18M210 46l-7 18M236 46l-7 18M86 84l-6 15M146 70l-6 16M252 74l-6 15",
		"hill-3",
		3.4,
	) +
	rect(0, 126, 320, 74, vary.pick(["wall-2", "wall", "wall-3"])) +
	rect(0, 118, 320, 20, "metal-2") +
	shape("M0 118h188v20H0z", vary.pick(["roof", "pine-2", "marigold"])) +
	line("M120 112q-3 5-8 0M64 112q-3 5-8 0M30 112q-3 5-8 0", "hill-3", 3) +
	at(206, 118, 1, line("M-6-12 14-60", "wood", 5), rect(-30, -18, 44, 17, "roof", 6)) +
	at(248, 119, [-1.04, 1.04], person({ pose: "reach", head: "cap", shirt: "marigold" })) +
	bucket(292, 118, 0.8, "ink", "roof") +
	panes(grid([60, 130, 200], [152]), 40, 34) +
	pine(20, 200, 0.9);

/** Building and interiors: what is done on the site, with the welder. */
export const siteScenes = {
	"core-cutting": [coreCutting, ...tradeScenes({ draw: () => coreDrill(), tall: 116 }, "CORE CUT")],
	"metal-fabricator": [metalWork, ...tradeScenes({ draw: () => gate(), tall: 100 }, "STEEL")],
	"construction-worker": [construction, ...tradeScenes({ draw: () => helmet(), tall: 72 }, "BUILDER")],
	jcb: [
		...vehicleScenes((vary) =>
			at(-4, 4, 1, backhoe(vary.keep("body", ["marigold", "marigold", "metal-2", "roof"]))),
		),
	],
	"concrete-mixer": [
		...vehicleScenes((vary) => {
			const body = vary.keep("body", ["marigold", "roof", "wall"] as const);
			return mixerTruck(
				body,
				vary.keep("drum", ["wall", "cloth", "metal"]),
				body === "roof" ? "marigold" : "roof",
			);
		}),
	],
	shuttering: [shuttering, ...tradeScenes({ draw: () => at(0, 0, 1, hammer()), tall: 100 }, "SHUTTERING")],
	"water-proofing": [
		waterProofing,
		...tradeScenes({ draw: () => bucket(0, 0, 1, "roof", "ink"), tall: 62 }, "DRY ROOF"),
	],
	welder: [welder, metalWork, ...tradeScenes({ draw: () => gate("ink"), tall: 100 }, "WELDING")],
} as const satisfies Record<string, readonly Scene[]>;
