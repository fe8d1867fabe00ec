import { chandelier, garland, guestTable, mandap, pavilion } from "../parts/decorations.ts";
import { chafingDish, cup, dhamPot, firePot, leaf, leafPlate, thali } from "../parts/food.ts";
import { bulbString, farView, pine, stars } from "../parts/landscape.ts";
import { person } from "../parts/people.ts";
import { clothOf, room, steam, wallOf } from "../parts/rooms.ts";
import { type Scene, vehicleScenes } from "../parts/settings.ts";
import { foodTruck } from "../parts/vehicles.ts";
import { at, circle, ellipse, line, rect, shape, times, turned } from "../shapes.ts";

const truckFood: Scene = (vary) => {
	const body = vary.keep("body", ["wall", "marigold", "roof"] as const);
	return foodTruck(vary, body, body === "roof" ? "marigold" : vary.keep("hatch", ["roof", "wood"]));
};

const momoPlate: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 110, 320, 90, "wood") +
	line("M0 134h320M0 158h320M0 182h320", "wood-2", 1.5) +
	ellipse(154, 146, 96, 34, "metal-2") +
	ellipse(154, 141, 96, 34, "metal") +
	[
		[104, 136],
		[146, 126],
		[188, 130],
		[126, 152],
		[170, 152],
	]
		.map(([x, y]) =>
			at(
				x ?? 0,
				y ?? 0,
				1,
				shape("M-22 8q-4-24 22-26 26 2 22 26-22 10-44 0z", "cloth"),
				line("M-10-8q10-6 20 0M0-16v-4", "metal-2", 2),
			),
		)
		.join("") +
	ellipse(220, 148, 20, 9, "wood-2") +
	ellipse(220, 145, 17, 7, "marigold") +
	steam(146, 98, 1.1) +
	cup(282, 150, 1, "roof", false);

const buffet: Scene = (vary) =>
	room(wallOf(vary), "wood-2", 160) +
	garland(0, 10, 80, 18) +
	garland(80, 10, 80, 18) +
	garland(160, 10, 80, 18) +
	garland(240, 10, 80, 18) +
	at(
		160,
		126,
		1.16,
		person({ pose: "hold", head: "chef", shirt: "cloth", apron: vary.pick(["roof", "marigold"]) }),
	) +
	rect(20, 122, 280, 70, "cloth") +
	shape("M20 122h280v16q-17 12-35 0t-35 0-35 0-35 0-35 0-35 0-35 0-35 0z", clothOf(vary)) +
	chafingDish(76, 123, 1) +
	chafingDish(244, 123, 1) +
	steam(106, 62, 0.6, "metal-2");

const cookingFire = shape("M-20 10q-8-12 2-22 2 8 6 8 0-12 8-18 0 12 8 16 2-6 6-8 8 14 0 24z", "marigold");

export const feastPlates: Scene = (vary) =>
	rect(0, 0, 320, 200, clothOf(vary)) +
	at(160, 100, 1.16, thali()) +
	ellipse(38, 40, 26, 22, "metal") +
	ellipse(38, 38, 22, 18, "hill-2") +
	ellipse(288, 168, 24, 20, "metal") +
	ellipse(288, 166, 20, 16, "mark") +
	garland(20, 184, 90, 6) +
	garland(220, 16, 90, 6);

export const banquetTables: Scene = (vary) =>
	room(wallOf(vary), "wood", 138) +
	chandelier(92, 46, 0.9) +
	chandelier(228, 46, 0.9) +
	shape(
		times(4, (index) => `M${28 + index * 74} 126V62q20-24 40 0v64z`),
		"hill-2",
	) +
	guestTable(66, 180, 1, "cloth") +
	guestTable(254, 180, 1, "cloth") +
	guestTable(160, 194, 1.16, vary.pick(["marigold", "cloth", "roof"]));

const dhamCook: Scene = (vary) =>
	farView(vary, "peaks", 60) +
	shape("M0 146q160-14 320 0v54H0z", vary.pick(["hill-3", "wall-2"])) +
	shape("M40 176q110-14 220 0l10 24H30z", "wood-2") +
	at(86, 172, 0.94, dhamPot(vary.pick(["wood", "metal", "marigold"]))) +
	at(214, 172, 0.94, dhamPot(vary.pick(["wood", "metal"]))) +
	at(150, 176, 1.24, dhamPot("marigold")) +
	line("M60 180l52-6M122 184l58-6M188 180l50-6", "ink", 7) +
	at(86, 186, 0.6, cookingFire) +
	at(150, 190, 0.8, cookingFire) +
	at(214, 186, 0.6, cookingFire) +
	steam(86, 100, 0.8) +
	steam(150, 80, 1) +
	steam(214, 100, 0.8) +
	at(274, 192, [-1.2, 1.2], person({ pose: "stir", head: "cap", shirt: "cloth", apron: "roof" })) +
	pine(22, 150, 1.2);

const dhamRow: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["wall-2", "wall-3"])) +
	rect(0, 96, 320, 104, vary.pick(["wood", "roof", "wood-2"])) +
	line("M0 104h320", "marigold", 3) +
	at(80, 152, 0.74, thali(true)) +
	at(240, 152, 0.74, thali(true)) +
	at(70, 98, 0.8, dhamPot()) +
	at(160, 98, 1, dhamPot("marigold")) +
	at(250, 98, 0.8, dhamPot());

const cookAtWork: Scene = (vary) =>
	farView(vary, "rolling", 262) +
	shape("M0 158q160-14 320 0v42H0z", "hill-3") +
	at(160, 188, 1.14, pavilion(vary.pick(["roof", "wood"]), "marigold")) +
	at(142, 180, 1, firePot()) +
	at(202, 188, [-1.1, 1.1], person({ pose: "stir", head: "chef", shirt: "cloth", apron: "roof" })) +
	line("M172 142l-28-6", "wood-2", 4) +
	rect(222, 152, 44, 36, "cloth") +
	at(244, 152, 0.5, dhamPot());

const leafPlates: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["wall-2", "wall", "wall-3"])) +
	rect(0, 116, 320, 84, "wood") +
	line("M0 140h320M0 164h320M0 186h320", "wood-2", 1.5) +
	leafPlate(126, 166, 1.06) +
	leafPlate(126, 158, 1.06) +
	leafPlate(126, 150, 1.06) +
	leafPlate(232, 164, 0.76) +
	at(70, 120, 1, turned(0, 0, -24, leaf(0, 0, 0.9))) +
	leaf(106, 116, 1) +
	at(150, 118, 1, turned(0, 0, 22, leaf(0, 0, 0.94, "pine-2"))) +
	at(
		252,
		120,
		1,
		shape("M-22 0-16-44h32L22 0z", "hill-3"),
		ellipse(0, -44, 16, 4, "pine"),
		line("M-20-12H20M-18-28H18", "pine", 2),
	);

const leafStack: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	rect(0, 140, 320, 60, "wood") +
	line("M0 162h320M0 184h320", "wood-2", 1.5) +
	times(7, (index) => leafPlate(160, 184 - index * 9, 1.1)) +
	leaf(54, 190, 0.9) +
	leaf(270, 192, 0.9, "pine-2");

const tent: Scene = (vary) =>
	farView(vary, "peaks", 262) +
	shape("M0 156q160-16 320 0v44H0z", "hill-3") +
	pine(18, 168, 1.2) +
	pine(304, 168, 1.3, "pine-2") +
	at(160, 184, 1.14, pavilion(vary.pick(["roof", "wood", "marigold"]), vary.pick(["marigold", "roof"]))) +
	guestTable(116, 188, 0.7) +
	guestTable(206, 188, 0.7) +
	shape("M150 184h20l10 16h-40z", "wood");

const tentAtNight: Scene = (vary) =>
	rect(0, 0, 320, 200, "pine-2") +
	stars(vary) +
	shape("M0 120q70-30 150-10t170-8v120H0z", "pine") +
	circle(160, 120, 84, "pine") +
	at(160, 186, 1.14, pavilion(vary.pick(["wood", "marigold"]), "mark")) +
	rect(0, 184, 320, 16, "wood-2") +
	at(160, 186, 0.9, mandap("roof")) +
	bulbString(0, 60, 120, 44, 8) +
	bulbString(200, 44, 320, 60, 8);

export const tentInside: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["wall-2", "wall-3"])) +
	shape("M0 0h320L196 36h-72z", vary.pick(["marigold", "roof"])) +
	shape("M0 0 124 36 0 64zM320 0 196 36l124 28z", "cloth") +
	rect(0, 148, 320, 52, "wood") +
	chandelier(160, 64, 0.9) +
	garland(0, 66, 110, 22) +
	garland(210, 66, 110, 22) +
	guestTable(80, 178, 0.9) +
	guestTable(240, 178, 0.9) +
	guestTable(160, 194, 1.1, "marigold");

/** Events and food: what is cooked and where it is eaten. */
export const feastScenes = {
	"food-trucks-and-mobile-caterers": [...vehicleScenes(truckFood), momoPlate],
	catering: [buffet, feastPlates, cookAtWork, banquetTables],
	"himachali-dham-cook": [dhamCook, dhamRow, cookAtWork],
	"green-leaf-plates": [leafPlates, leafStack, dhamRow],
	tent: [tent, tentAtNight, tentInside],
} as const satisfies Record<string, readonly Scene[]>;
