import { letters } from "../letters.ts";
import {
	campTent,
	flats,
	frameCottage,
	grid,
	hillHouse,
	hotel,
	mudHouse,
	officeBlock,
	panes,
	shopHouse,
} from "../parts/buildings.ts";
import { cup, kettle } from "../parts/food.ts";
import {
	appleTree,
	bulbString,
	farView,
	flatStreet,
	frontEdge,
	meadow,
	pine,
	roundTree,
	stars,
	trees,
} from "../parts/landscape.ts";
import { person } from "../parts/people.ts";
import { type Scene, hillPlace } from "../parts/settings.ts";
import { at, circle, ellipse, line, rect, shape, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

function houseOf(vary: Variation): string {
	const lower = vary.keep("lower", ["wall", "wall-2", "wall-3"] as const);
	const upper = vary.keep("upper", ["wood", "wall-2", "wood-2"] as const);
	const wooden = { lower, upper, roof: vary.keep("house roof", ["roof", "wood", "metal-2"] as const) };
	return vary.keep("house", [
		hillHouse(wooden),
		hillHouse(wooden),
		hillHouse({ ...wooden, hasSnow: true }),
		at(0, 0, 1.08, mudHouse(lower, vary.keep("door", ["roof", "wood-2"]))),
		at(0, 0, 1.12, frameCottage(wooden.roof)),
	]);
}

const woodenHomeStay: Scene = (vary) =>
	farView(vary, "rolling", 64) +
	meadow(vary) +
	trees(vary) +
	at(164, 182, vary.around(0.98, 0.08), houseOf(vary)) +
	frontEdge(vary.pick(["pine", "pine-2", "hill-3", "cloth"])) +
	line("M164 182q-8 10 14 20", "mark", 7);

export const hillCamp: Scene = (vary) =>
	farView(vary, "rolling", 230) +
	shape("M0 150q160-20 320 0v50H0z", "hill-3") +
	shape("M0 176q80-10 150 4t170 2v18H0z", "hill-1") +
	campTent(70, 162, 1) +
	campTent(166, 154, 0.9, vary.pick(["cloth", "mark"])) +
	campTent(256, 164, 1.05) +
	pine(20, 158, 1.1) +
	pine(304, 156, 1.2, "pine-2");

export const homeStay: Scene = (vary) =>
	vary.keep("kind of stay", [0, 1, 2, 3, 4, 5, 6, 7]) === 7 ? hillCamp(vary) : woodenHomeStay(vary);

export const orchard: Scene = (vary) =>
	farView(vary, "peaks", 260) +
	appleTree(40, 170, 1) +
	appleTree(110, 164, 0.9, "pine-2") +
	appleTree(176, 168, 1) +
	appleTree(246, 162, 0.9, "pine-2") +
	appleTree(300, 170, 1) +
	shape("M0 168q160-10 320 0v32H0z", "hill-3") +
	appleTree(70, 198, 1.4) +
	appleTree(214, 200, 1.5) +
	at(
		146,
		196,
		0.8,
		person({ pose: "raise", head: "longHair", shirt: "marigold", skirt: "roof", skin: "skin-2" }),
	);

export const bonfire: Scene = (vary) =>
	rect(0, 0, 320, 200, "pine-2") +
	stars(vary) +
	circle(262, 46, 16, "sun") +
	shape("M0 118q70-40 150-14t170-10v106H0z", "pine") +
	pine(30, 146, 1.2, "pine-2") +
	pine(64, 150, 0.9, "pine-2") +
	pine(286, 146, 1.3, "pine-2") +
	shape("M0 150h320v50H0z", "wood-2") +
	ellipse(160, 172, 84, 18, "wood") +
	line("M130 178l60-14M130 164l60 14", "ink", 9) +
	shape("M160 104q24 26 20 46-4 18-20 18t-20-18q-2-12 8-20 2 8 6 10 6-18 6-36z", "marigold") +
	shape("M160 134q12 12 10 22-2 10-10 10t-10-10q0-10 10-22z", "mark") +
	at(76, 186, 0.82, person({ head: "hair" })) +
	at(
		250,
		186,
		[-0.82, 0.82],
		person({ head: "longHair", shirt: "marigold", skirt: "cloth", skin: "skin-2" }),
	);

export const balcony: Scene = (vary) =>
	farView(vary, "peaks", 228) +
	shape("M0 166q80-22 160-6t160-6v46H0z", "hill-3") +
	pine(30, 172, 1) +
	pine(286, 172, 1.1) +
	rect(0, 150, 320, 8, "wood") +
	line(`M14 156v44${times(9, () => "m32-44v44")}`, "wood-2", 5, "butt") +
	rect(0, 190, 320, 10, "wood") +
	cup(206, 152, 1, "cloth", false) +
	kettle(150, 151, 0.9, "metal");

export const hotelFront: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	(vary.keep("kind", [false, true, false])
		? at(
				160,
				174,
				1.02,
				hillHouse({
					lower: vary.keep("lower", ["wall", "wall-2"]),
					upper: vary.keep("upper", ["wood", "wall-3"]),
					roof: vary.keep("house roof", ["roof", "wood"]),
				}),
				rect(-46, -134, 92, 24, "marigold", 4),
				letters(vary, "HOTEL", 0, -122, 13, "ink"),
			)
		: at(
				160,
				174,
				1,
				hotel(
					vary,
					"HOTEL",
					vary.keep("lower", ["wall", "wall-2", "wall-3"]),
					vary.keep("house roof", ["roof", "wood"]),
				),
			)) +
	pine(54, 176, 1.2) +
	pine(266, 178, 1.4, "pine-2") +
	flatStreet(172);

export const pgHouse: Scene = (vary) =>
	hillPlace(vary, 256) +
	at(
		160,
		176,
		0.94,
		hotel(
			vary,
			"PG",
			vary.keep("lower", ["wall-3", "wall-2", "wall"]),
			vary.keep("house roof", ["wood", "roof"]),
		),
	) +
	frontEdge("pine") +
	line("M160 176q-4 12 10 24", "mark", 8);

export const officeFront: Scene = (vary) =>
	farView(vary, "ridge", 60) +
	at(160, 176, 1.06, officeBlock(vary.pick(["wall", "wall-2", "metal"]), vary.pick(["roof", "wood"]))) +
	roundTree(52, 178, 1.2) +
	roundTree(272, 178, 1.4, "pine-2") +
	flatStreet(174);

export const flatBlocks: Scene = (vary) =>
	farView(vary, "rolling", 286) +
	at(92, 172, 0.74, flats(vary.pick(["wall-3", "wall-2"]), "wood")) +
	at(206, 174, 0.94, flats(vary.pick(["wall", "wall-2", "wall-3"]), vary.pick(["roof", "marigold"]))) +
	pine(132, 176, 1.1) +
	roundTree(286, 178, 1.2, "pine-2") +
	flatStreet(174);

export const shopToLet: Scene = (vary) =>
	farView(vary, "rolling", 262) +
	at(
		160,
		184,
		1.12,
		shopHouse(vary, {
			word: "SHOP",
			wall: vary.pick(["wall-2", "wall", "wall-3"]),
			board: vary.pick(["pine-2", "wood-2"]),
			awning: vary.pick(["marigold", "roof"]),
		}),
		rect(-70, -52, 88, 52, "window", 2),
		line("M-26-52v52M-70-20h88", "wall", 3, "butt"),
		rect(26, -52, 44, 52, "wood", 2),
		circle(62, -26, 2.6, "marigold"),
		rect(-52, -44, 36, 18, "marigold", 2),
	) +
	pine(36, 186, 1.3) +
	flatStreet(182);

export const shopRow: Scene = (vary) => {
	const words = ["CHAI", "SHOP", "STORE"] as const;
	const colours = ["pine-2", "wood-2", "roof"] as const;
	return (
		farView(vary, "twinPeaks", 250) +
		words
			.map((word, index) =>
				at(
					60 + index * 102,
					180,
					0.55,
					shopHouse(vary, {
						word,
						wall: vary.pick(["wall", "wall-2", "wall-3"]),
						board: colours[index] ?? "roof",
						awning: index === 1 ? "roof" : "marigold",
					}),
					panes(grid([-66, 6], [-50]), 60, 44),
				),
			)
			.join("") +
		bulbString(0, 78, 320, 70, 10) +
		flatStreet(180)
	);
};

export const singleHouse: Scene = (vary) =>
	hillPlace(vary, 256) +
	at(
		160,
		184,
		1.12,
		mudHouse(vary.pick(["wall", "wall-2", "wall-3"]), vary.pick(["roof", "wood-2", "marigold"])),
	) +
	frontEdge("pine");
