import { cocktail } from "../parts/food.ts";
import { farView, pine } from "../parts/landscape.ts";
import {
	benchPress,
	dancer,
	dumbbell,
	lounger,
	parasol,
	reformer,
	rolledMat,
	stones,
	towels,
	treadmill,
} from "../parts/leisure-things.ts";
import { speakers } from "../parts/music.ts";
import { person, sitting } from "../parts/people.ts";
import { diya } from "../parts/puja-things.ts";
import {
	clothOf,
	curtains,
	hillWindow,
	plant,
	room,
	shelves,
	table,
	tiledRoom,
	wallOf,
} from "../parts/rooms.ts";
import { type Scene, houseFront } from "../parts/settings.ts";
import { type Colour, type Drawing, at, circle, ellipse, line, rect, shape } from "../shapes.ts";

function mirrors(): Drawing {
	return (
		shape("M24 22h84v118H24zM118 22h84v118h-84zM212 22h84v118h-84z", "hill-2") +
		line("M36 62l34-32M132 58l28-28M40 90l58-56M226 66l34-36", "cloth", 3) +
		line("M10 104h300", "wood-2", 5) +
		line("M60 104v8M160 104v8M260 104v8", "wood-2", 4)
	);
}

const danceStudio: Scene = (vary) =>
	room(wallOf(vary), "wood", 146) +
	mirrors() +
	at(116, 184, 1.36, dancer(clothOf(vary))) +
	at(206, 188, [-1.36, 1.36], dancer(vary.pick(["roof", "marigold", "wood"]), "skin-2"));

const danceCorner: Scene = (vary) =>
	room(wallOf(vary), "wood", 150) +
	hillWindow(40, 24, 110, 84) +
	at(238, 176, 1, speakers()) +
	at(
		120,
		190,
		1,
		shape("M-40-4q0-16 14-18h18q4 8 18 10 8 2 8 8z", clothOf(vary)),
		line("M-24-20q-10-16-2-30M-18-20q6-14 14-26", "mark", 3),
	) +
	at(170, 194, 1, shape("M-40-4q0-16 14-18h18q4 8 18 10 8 2 8 8z", clothOf(vary)));

const pool: Scene = (vary) =>
	farView(vary, "peaks", 262) +
	shape("M0 124q160-10 320 0v76H0z", "wall-2") +
	shape("M52 142h216l44 58H8z", "cloth") +
	shape("M62 148h196l38 52H24z", "hill-3") +
	line("M114 150 92 200M160 150v50M206 150l22 50", "hill-2", 4) +
	line("M84 166q10 6 20 0t20 0M180 174q10 6 20 0t20 0M120 188q10 6 20 0t20 0", "cloth", 2.6) +
	line("M236 166v-26q0-8 8-8M256 166v-26q0-8 8-8M236 150h20", "metal-2", 4) +
	parasol(80, 146, 0.94, vary.pick(["marigold", "roof", "wood"])) +
	lounger(116, 146, 0.8) +
	at(170, 172, 1, circle(0, -4, 7, "skin"), shape("M-8-5a8 8 0 0 1 16 0z", "marigold")) +
	pine(28, 134, 1.2) +
	pine(300, 134, 1.1, "pine-2");

const indoorPool: Scene = (vary) =>
	tiledRoom(vary.pick(["wall-3", "wall-2", "hill-1"]), "wall", "metal", 130) +
	hillWindow(30, 18, 120, 82, "wall") +
	hillWindow(170, 18, 120, 82, "wall") +
	shape("M40 146h240l40 54H0z", "hill-3") +
	line("M112 148 90 200M160 148v52M208 148l22 52", "hill-2", 4) +
	line("M112 148 90 200M208 148l22 52", "marigold", 1.6) +
	line("M60 170q10 6 20 0t20 0M190 168q10 6 20 0t20 0M130 186q10 6 20 0t20 0", "cloth", 2.6) +
	towels(58, 140, 0.6, ["marigold", "roof"]) +
	lounger(250, 140, 0.8);

const poolside: Scene = (vary) =>
	farView(vary, "rolling", 60) +
	shape("M0 140h320v60H0z", "wood") +
	line("M0 156h320M0 172h320M0 188h320", "wood-2", 1.5) +
	parasol(160, 176, 1.5, vary.pick(["marigold", "roof"])) +
	lounger(96, 178, 1.3) +
	lounger(232, 178, 1.3) +
	at(164, 190, 0.6, table(60, 30)) +
	cocktail(164, 172, 0.6);

const reformerRoom: Scene = (vary) =>
	room(wallOf(vary), "wood", 152) +
	hillWindow(40, 22, 110, 84) +
	shelves(196, 62, 96, 2, 34) +
	rolledMat(204, 62, 0.5, "roof") +
	rolledMat(250, 62, 0.5, "marigold") +
	at(216, 96, 1, line("M14-14A14 14 0 1 1-14-14 14 14 0 1 1 14-14z", "wood", 4)) +
	circle(262, 82, 13, "hill-3") +
	at(150, 186, 1.24, reformer(clothOf(vary))) +
	circle(284, 172, 22, vary.pick(["marigold", "roof"]));

const pilatesDetail: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 150, 320, 50, "wood") +
	circle(104, 128, 52, vary.pick(["roof", "marigold", "hill-3"])) +
	shape("M66 104q16-26 46-20-26 4-36 28z", "cloth") +
	at(210, 168, 1.8, line("M24-24A24 24 0 1 1-24-24 24 24 0 1 1 24-24z", "roof", 6)) +
	rolledMat(196, 188, 1.3, "marigold");

const stretchClass: Scene = (vary) =>
	room(wallOf(vary), "wood", 140) +
	curtains(60, 16, 200, 96, vary.pick(["marigold", "roof"])) +
	hillWindow(60, 20, 200, 88) +
	matWith(70, "roof", "marigold") +
	matWith(160, "marigold", "cloth") +
	matWith(250, "hill-3", "roof");

function matWith(x: number, mat: Colour, shirt: Colour): Drawing {
	return ellipse(x, 184, 42, 8, mat) + at(x, 184, 0.84, sitting(shirt));
}

const gym: Scene = (vary) =>
	room(vary.pick(["wall-3", "wall-2", "metal"]), "road", 158) +
	hillWindow(26, 20, 96, 64, "ink") +
	shape("M190 24h104v72H190z", "hill-2") +
	line("M204 70l40-40M222 78l52-52", "cloth", 3) +
	at(146, 180, 1.1, benchPress("ink", vary.pick(["marigold", "roof"]))) +
	shelves(228, 140, 76, 2, 24) +
	dumbbell(248, 131, 0.62) +
	dumbbell(284, 131, 0.62, "roof") +
	dumbbell(248, 155, 0.62, "marigold") +
	dumbbell(284, 155, 0.62);

const treadmills: Scene = (vary) =>
	room(vary.pick(["wall-2", "wall-3", "wall"]), "road", 156) +
	hillWindow(20, 18, 280, 92, "ink") +
	at(82, 182, 0.96, treadmill()) +
	at(162, 182, 0.96, treadmill("roof")) +
	at(242, 182, 0.96, treadmill()) +
	at(166, 170, 1, person({ pose: "hold", head: vary.pick(["hair", "cap", "longHair"]), shirt: "marigold" }));

const weights: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["metal", "wall-3", "wall-2"])) +
	rect(0, 128, 320, 72, "road") +
	dumbbell(110, 140, 2.2, vary.pick(["ink", "roof"])) +
	dumbbell(220, 160, 2, vary.pick(["marigold", "ink"])) +
	at(
		258,
		112,
		1,
		line("M-12-40q12-18 24 0", "ink", 8),
		circle(0, -14, 26, "ink"),
		circle(0, -14, 10, "marigold"),
	) +
	at(60, 118, 1, rect(-12, -54, 24, 54, "hill-3", 6), rect(-8, -64, 16, 12, "roof", 3));

const yoga: Scene = (vary) =>
	room(wallOf(vary), "wood", 150) +
	hillWindow(78, 16, 164, 106, vary.pick(["wood-2", "roof"])) +
	ellipse(160, 184, 84, 13, clothOf(vary)) +
	ellipse(160, 182, 76, 10, "hill-2") +
	at(160, 182, 1.36, sitting(vary.pick(["marigold", "roof"]), "cloth", vary.pick(["skin", "skin-2"]))) +
	diya(60, 182, 0.8) +
	plant(276, 182, 1.1, "wood");

const yogaOutside: Scene = (vary) =>
	farView(vary, "twinPeaks", 66) +
	shape("M0 150q160-14 320 0v50H0z", "hill-3") +
	rect(40, 160, 240, 14, "wood") +
	line("M60 174v16M160 174v16M260 174v16", "wood-2", 6) +
	at(100, 162, 0.92, sitting("marigold")) +
	at(166, 162, 0.92, sitting("cloth", "roof", "skin-2")) +
	at(232, 162, 0.92, sitting("roof")) +
	pine(22, 180, 1.4) +
	pine(304, 180, 1.4, "pine-2");

const yogaDetail: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 140, 320, 60, "wood") +
	rolledMat(70, 180, 1.4, clothOf(vary)) +
	rolledMat(84, 148, 1.2, vary.pick(["marigold", "roof"])) +
	diya(232, 178, 1.2) +
	plant(268, 146, 1.2, "wall-2") +
	stones(206, 142, 0.8);

/** Leisure and fitness: by day. */
export const fitnessScenes = {
	"dance-studios": [danceStudio, houseFront("DANCE"), danceCorner],
	"swimming-pools": [pool, indoorPool, poolside],
	"pilates-studios": [reformerRoom, houseFront("PILATES"), pilatesDetail, stretchClass],
	gyms: [gym, houseFront("GYM"), weights, treadmills],
	"yoga-studios": [yoga, yogaOutside, yogaDetail, stretchClass],
} as const satisfies Record<string, readonly Scene[]>;
