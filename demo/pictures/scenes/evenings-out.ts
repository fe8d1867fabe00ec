import { letters } from "../letters.ts";
import { frameCottage, grid, panes } from "../parts/buildings.ts";
import { bottle, bottleRow, cocktail, cup, kettle } from "../parts/food.ts";
import { bulbString, farView } from "../parts/landscape.ts";
import { parasol, stones, towels } from "../parts/leisure-things.ts";
import { beams, discoBall, djDesk, speakers } from "../parts/music.ts";
import { person } from "../parts/people.ts";
import { candle } from "../parts/puja-things.ts";
import {
	clothOf,
	curtains,
	hangingLamp,
	hillWindow,
	plant,
	room,
	shelves,
	steam,
	table,
	wallOf,
} from "../parts/rooms.ts";
import { type Scene, hillPlace, houseFront } from "../parts/settings.ts";
import { type Drawing, at, circle, dots, ellipse, line, rect, shape, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

const danceClub: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["pine-2", "road", "wood-2"])) +
	beams(160, 50, ["marigold", "hill-3", "sun", "wall-3", "marigold"], 150) +
	discoBall(160, 48, 26) +
	rect(0, 160, 320, 40, "marigold") +
	shape(
		times(4, (row) => times(2, (column) => `M${column * 160 + (row % 2) * 80} ${160 + row * 10}h80v10h-80z`)),
		"hill-3",
	) +
	at(100, 186, 1.1, person({ pose: "both", head: "longHair", shirt: "marigold", skin: "skin-2" })) +
	at(160, 190, 1.2, person({ pose: "wide", head: "hair", shirt: "cloth" })) +
	at(222, 186, 1.1, person({ pose: "raise", head: "bun", shirt: "roof", skirt: "roof" })) +
	at(34, 184, 0.9, speakers("ink")) +
	at(286, 184, 0.9, speakers("ink"));

const clubDesk: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["road", "pine-2"])) +
	beams(60, -10, ["marigold", "sun"], 190) +
	beams(260, -10, ["hill-3", "wall-3"], 190) +
	at(160, 130, 1.2, person({ pose: "raise", head: "cap", shirt: "roof" })) +
	at(160, 184, 1.3, djDesk("wood")) +
	rect(0, 180, 320, 20, "ink") +
	dots("40,186 76,190 112,186 208,188 244,186 280,190", 15, "ink");

const spa: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 146, 320, 54, "wood") +
	line("M0 164h320M0 182h320", "wood-2", 1.5) +
	line("M40 150V0M62 150V0M274 150V0", "pine", 7) +
	line("M36 40h8M36 92h8M58 66h8M58 116h8M270 50h8M270 104h8", "hill-2", 3) +
	circle(164, 84, 62, vary.pick(["wall-3", "hill-2", "mark"])) +
	stones(160, 160, 1.8) +
	candle(232, 168, 1.2) +
	towels(90, 172, 1.1, ["marigold", clothOf(vary)]) +
	at(204, 184, 1, shape("M-26-8q12-18 26 0 14-18 26 0-26 18-52 0z", "marigold"), circle(0, -8, 5, "cloth")) +
	steam(164, 76, 0.8);

const massageRoom: Scene = (vary) =>
	room(wallOf(vary), "wood", 156) +
	curtains(86, 16, 148, 96, vary.pick(["roof", "wood", "hill-3"])) +
	hillWindow(86, 20, 148, 84) +
	line("M84 142v46M236 142v46", "wood-2", 8, "butt") +
	rect(62, 126, 196, 18, "cloth", 8) +
	rect(120, 122, 110, 18, vary.pick(["marigold", "roof"]), 6) +
	rect(68, 116, 40, 14, "wall", 7) +
	candle(34, 186, 1) +
	plant(288, 186, 1.1, "marigold");

const spaCottage: Scene = (vary) =>
	hillPlace(vary, 260) +
	at(160, 182, 1.16, frameCottage(vary.pick(["roof", "wood-2", "wood"]))) +
	ellipse(250, 186, 50, 12, "metal-2") +
	ellipse(250, 184, 42, 9, "hill-2") +
	steam(250, 172, 0.9) +
	stones(70, 190, 0.8);

const bar: Scene = (vary) => {
	const glasses = ["roof", "marigold", "cloth", "pine", "roof", "marigold"] as const;
	return (
		room(vary.pick(["wood-2", "pine-2", "road"]), "wood", 164) +
		rect(72, 18, 176, 100, "wood") +
		bottleRow(96, 62, 26, glasses) +
		bottleRow(96, 112, 26, glasses.toReversed()) +
		rect(72, 62, 176, 6, "wood-2") +
		rect(30, 130, 260, 56, "wood") +
		rect(20, 120, 280, 12, "wood-2", 4) +
		line("M84 136v46M160 136v46M236 136v46", "wood-2", 3) +
		cocktail(128, 121, 0.8) +
		cocktail(196, 121, 0.8, "hill-3") +
		hangingLamp(48, 48) +
		hangingLamp(272, 48) +
		times(3, (index) =>
			at(
				100 + index * 60,
				198,
				1,
				rect(-15, -42, 30, 9, "marigold", 4),
				line("M-9-34-13 0M9-34 13 0M-11-14h22", "ink", 4),
			),
		)
	);
};

const barTable: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["pine-2", "wood-2", "road"])) +
	bulbString(0, 28, 160, 28, 16) +
	bulbString(160, 28, 320, 28, 16) +
	rect(0, 146, 320, 54, "wood") +
	cocktail(112, 164, 1.7) +
	cocktail(196, 160, 1.5, vary.pick(["hill-3", "roof"])) +
	bottle(256, 164, 1.6, "pine", "mark") +
	ellipse(60, 168, 26, 8, "cloth") +
	dots("50,164 60,160 70,165", 6, "marigold");

const cafe: Scene = (vary) =>
	farView(vary, "peaks", 262) +
	shape("M0 150q160-10 320 0v50H0z", "wood") +
	line("M0 166h320M0 184h320", "wood-2", 1.5) +
	at(116, 166, 0.84, cafeHouse(vary)) +
	bulbString(182, 54, 320, 40, 10) +
	line("M306 44v112", "wood-2", 4) +
	parasol(222, 190, 1.16, vary.pick(["marigold", "roof"])) +
	at(222, 192, 1, table(88, 40, "wood-2")) +
	cup(204, 152, 0.8) +
	cup(240, 152, 0.8, "roof") +
	at(166, 194, 1, rect(-14, -30, 28, 7, "marigold", 3), line("M-10-24V0M10-24V0M-12-30v-26", "ink", 4)) +
	at(278, 194, 1, rect(-14, -30, 28, 7, "marigold", 3), line("M-10-24V0M10-24V0M12-30v-26", "ink", 4));

const cafeInside: Scene = (vary) =>
	room(wallOf(vary), "wood", 160) +
	hillWindow(196, 22, 100, 86) +
	shelves(28, 54, 132, 2, 34) +
	cup(52, 54, 0.6, "roof", false) +
	cup(84, 54, 0.6, "marigold", false) +
	cup(116, 54, 0.6, "cloth", false) +
	kettle(60, 88, 0.7) +
	bottle(100, 88, 0.56, "wood", "mark") +
	bottle(122, 88, 0.56, "roof", "mark") +
	at(
		104,
		160,
		1.1,
		person({ pose: "hold", head: vary.pick(["hair", "bun", "cap"]), shirt: "marigold", apron: "ink" }),
	) +
	rect(20, 124, 168, 64, clothOf(vary), 4) +
	rect(12, 116, 184, 11, "wood-2", 3) +
	rect(136, 84, 44, 32, "metal", 3) +
	line("M150 116v-8h16v8", "ink", 3) +
	hangingLamp(216, 40) +
	hangingLamp(270, 40) +
	at(248, 192, 1, table(84, 44, "wood")) +
	cup(248, 148, 0.9);

const coffee: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	hillWindow(180, 14, 120, 90) +
	rect(0, 124, 320, 76, "wood") +
	line("M0 146h320M0 170h320", "wood-2", 1.5) +
	cup(136, 172, 2.3, vary.pick(["cloth", "roof", "marigold"])) +
	at(
		236,
		172,
		1,
		ellipse(0, -2, 46, 11, "metal"),
		ellipse(0, -4, 42, 9, "cloth"),
		shape("M-30-6 16-32 30-6z", "mark"),
		shape("M-30-6 16-32l1 8-40 18z", "wood-2"),
	);

/** A small house under a steep roof with its board over the door: 188 wide, 146 high. */
function cafeHouse(vary: Variation): Drawing {
	return (
		rect(-80, -116, 160, 116, vary.pick(["wall", "wall-2", "wall-3"])) +
		shape("M-94-112-60-146H60l34 34z", vary.pick(["roof", "wood"])) +
		panes(grid([-66, 16], [-52]), 46, 38) +
		rect(-14, -58, 26, 58, "wood", 2) +
		rect(-58, -104, 116, 28, "pine-2", 3) +
		letters(vary, "CAFE", 0, -90, 14, "mark")
	);
}

/** Leisure and fitness: the evening, with the cafes. */
export const eveningScenes = {
	"dance-clubs": [danceClub, houseFront("CLUB"), clubDesk, barTable],
	"spa-centers": [spa, spaCottage, massageRoom],
	bars: [bar, houseFront("BAR"), barTable],
	cafes: [cafe, cafeInside, coffee, houseFront("CAFE")],
} as const satisfies Record<string, readonly Scene[]>;
