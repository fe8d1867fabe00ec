import { feastHall } from "../parts/buildings.ts";
import { balloons, chandelier, flowerStrings, garland, throne } from "../parts/decorations.ts";
import { cake } from "../parts/food.ts";
import { bulbString, farView, flagString, pine, roundTree, stars } from "../parts/landscape.ts";
import { discoBall, speakers } from "../parts/music.ts";
import { room } from "../parts/rooms.ts";
import type { Scene } from "../parts/settings.ts";
import { at, circle, rect, shape } from "../shapes.ts";
import { banquetTables, feastPlates, tentInside } from "./feasts.ts";

const partyHall: Scene = (vary) =>
	room(vary.pick(["wall-3", "wall-2", "hill-2"]), "wood", 150) +
	flagString(0, 14, 160, 14, 12) +
	flagString(160, 14, 320, 14, 12) +
	balloons(66, 118, 1) +
	balloons(256, 118, 1) +
	discoBall(160, 56, 17) +
	rect(98, 132, 124, 56, "cloth", 3) +
	shape("M98 132h124v12q-15 12-31 0t-31 0-31 0-31 0z", vary.pick(["marigold", "roof"])) +
	at(160, 133, 0.84, cake(vary.pick(["cloth", "mark"]), "marigold")) +
	speakerPair(0.68);

function speakerPair(size: number): string {
	return at(34, 190, size, speakers()) + at(286, 190, size, speakers());
}

const hallAtNight: Scene = (vary) =>
	rect(0, 0, 320, 200, "pine-2") +
	stars(vary) +
	circle(270, 38, 14, "sun") +
	shape("M0 110q70-30 150-10t170-8v120H0z", "pine") +
	at(
		160,
		176,
		1.1,
		feastHall(vary.keep("wall", ["wall-2", "wall", "wall-3"]), vary.keep("trim", ["roof", "wood"])),
	) +
	bulbString(38, 84, 160, 48, 4) +
	bulbString(160, 48, 282, 84, 4) +
	shape("M130 176h60l40 24H90z", "wood") +
	rect(0, 176, 320, 4, "pine-2") +
	roundTree(24, 180, 1, "pine") +
	roundTree(298, 180, 1, "pine");

const weddingStage: Scene = (vary) =>
	room(vary.pick(["wall-2", "wall", "wall-3"]), "wood-2", 164) +
	shape("M40 0h240v150H40z", vary.pick(["roof", "hill-3", "pine"])) +
	shape("M40 0h36q6 70-18 150H40zM280 0h-36q-6 70 18 150h18z", "cloth") +
	flowerStrings([96, 112, 208, 224], 12, 8) +
	garland(96, 20, 64, 24) +
	garland(160, 20, 64, 24) +
	chandelier(160, 54, 0.8) +
	rect(30, 148, 260, 20, "wood") +
	rect(16, 164, 288, 12, "marigold") +
	at(134, 150, 1.04, throne("wood")) +
	at(186, 150, 1.04, throne("wood")) +
	shape("M136 176h48l22 24h-92z", "wood");

const hallByDay: Scene = (vary) =>
	farView(vary, "rolling", 262) +
	shape("M0 160q160-14 320 0v40H0z", "hill-3") +
	at(
		160,
		178,
		1.1,
		feastHall(vary.keep("wall", ["wall-2", "wall", "wall-3"]), vary.keep("trim", ["roof", "wood"])),
	) +
	garland(52, 88, 72, 10) +
	garland(196, 88, 72, 10) +
	pine(26, 182, 1.3) +
	pine(300, 182, 1.2, "pine-2") +
	shape("M136 178h48l24 22h-96z", "wall-2");

/** Events and food: the halls. */
export const hallScenes = {
	"party-hall": [partyHall, hallAtNight, banquetTables, hallByDay, feastPlates],
	"marriage-banquet-hall": [weddingStage, hallAtNight, banquetTables, hallByDay, tentInside, feastPlates],
} as const satisfies Record<string, readonly Scene[]>;
