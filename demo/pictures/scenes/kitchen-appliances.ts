import { cup, kettle } from "../parts/food.ts";
import {
	cookerHood,
	dishwasher,
	fridge,
	gasCylinder,
	microwave,
	pressureCooker,
	purifier,
	stove,
	waterDrop,
	waterGlass,
} from "../parts/kitchen-appliances.ts";
import { gleam, hangingLamp, kitchen, plant, shelves, steam } from "../parts/rooms.ts";
import { type Scene, tradeScenes } from "../parts/settings.ts";
import { at, ellipse, line, rect, shape } from "../shapes.ts";

const ro: Scene = (vary) =>
	kitchen(vary) +
	rect(96, 18, 128, 8, "wood-2", 2) +
	at(160, 134, 1.02, purifier(vary.pick(["wall", "ink", "wall-2"]), vary.pick(["roof", "marigold"]))) +
	line("M122 60H92v80", "hill-3", 4) +
	waterDrop(161, 118, 0.7) +
	waterGlass(161, 142, 0.95) +
	waterGlass(214, 140, 1.1) +
	waterGlass(240, 140, 1.1) +
	plant(96, 140, 0.75, "marigold");

const refrigerator: Scene = (vary) =>
	kitchen(vary, vary.pick(["wall-3", "wall-2", "wall"])) +
	at(
		146,
		190,
		1.16,
		vary.pick([
			fridge("marigold", "wood"),
			fridge("metal", "metal-2"),
			fridge("roof"),
			fridge("wall", "metal"),
		]),
	) +
	shelves(216, 60, 92, 1, 10) +
	waterGlass(232, 60, 0.9) +
	plant(262, 60, 0.6, "marigold") +
	kettle(238, 140, 1) +
	cup(274, 140, 0.7, "cloth") +
	rect(40, 30, 44, 60, "wood-2", 3) +
	rect(44, 34, 36, 52, "cloth", 1) +
	line("M50 46h24M50 56h24M50 66h14", "metal-2", 2.4);

const chimney: Scene = (vary) =>
	kitchen(vary) +
	rect(20, 24, 68, 62, "wood") +
	rect(232, 24, 68, 62, "wood") +
	line("M54 26v58M266 26v58", "wood-2", 2) +
	at(160, 82, 1.16, cookerHood(vary.pick(["metal", "ink", "wood"]))) +
	rect(142, 0, 36, 6, "metal-2") +
	at(160, 142, 0.82, stove("ink")) +
	pressureCooker(130, 108, 0.5) +
	shape("M172 108h42l-4 14h-34z", "metal-2") +
	line("M214 111h20", "ink", 5) +
	steam(192, 104, 0.9, "metal-2") +
	plant(272, 140, 0.7, "marigold");

const gasStove: Scene = (vary) =>
	kitchen(vary, vary.pick(["wall-3", "wall-2"])) +
	at(146, 144, 1.16, stove(vary.pick(["metal", "ink"]))) +
	pressureCooker(102, 96, 0.95) +
	shape("M160 96h62l-6 22h-50z", "metal-2") +
	ellipse(191, 96, 31, 5, "marigold") +
	line("M222 100h26", "ink", 6) +
	steam(190, 88, 0.9) +
	gasCylinder(266, 196, 1.2, "marigold") +
	line("M266 108q-20 20-44 30", "ink", 4);

const dishwasherScene: Scene = (vary) =>
	kitchen(vary, vary.pick(["wall-3", "wall-2"])) +
	at(156, 194, 1.16, dishwasher(vary.pick(["metal", "wall", "ink"]))) +
	shelves(26, 62, 76, 1, 10) +
	line("M40 60v-20M52 60v-20M64 60v-20M76 60v-20", "cloth", 6) +
	waterGlass(250, 140, 1.1) +
	waterGlass(276, 140, 1.1) +
	gleam(232, 74, 0.9) +
	gleam(254, 54, 0.5);

const microwaveScene: Scene = (vary) =>
	kitchen(vary) +
	at(156, 140, 1.24, microwave(vary.pick(["ink", "metal", "roof"]))) +
	hangingLamp(86, 44, "marigold") +
	hangingLamp(226, 44, "marigold") +
	cup(264, 140, 0.9, "wall-2");

/** Appliances of the kitchen and their repairs, by landing slug; the first scene is the picture of the service. */
export const kitchenScenes = {
	ro: [ro, ...tradeScenes({ draw: () => purifier(), tall: 110 }, "RO WATER")],
	refrigerator: [refrigerator, ...tradeScenes({ draw: () => fridge(), tall: 138 }, "FRIDGE")],
	chimney: [chimney, ...tradeScenes({ draw: () => cookerHood(), tall: 104 }, "CHIMNEY")],
	"gas-stove": [gasStove, ...tradeScenes({ draw: () => gasCylinder(0, 0, 1), tall: 78 }, "GAS")],
	dishwasher: [dishwasherScene, ...tradeScenes({ draw: () => dishwasher(), tall: 120 }, "REPAIRS")],
	microwave: [microwaveScene, ...tradeScenes({ draw: () => microwave(), tall: 112 }, "REPAIRS")],
} as const satisfies Record<string, readonly Scene[]>;
