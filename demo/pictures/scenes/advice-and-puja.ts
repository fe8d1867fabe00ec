import { garland, mandap } from "../parts/decorations.ts";
import { leaf } from "../parts/food.ts";
import { stars } from "../parts/landscape.ts";
import { books, calculator, coins, gavel, scales } from "../parts/office-things.ts";
import { person, sitting } from "../parts/people.ts";
import { birthChart, candle, compassPlan, diya, havan, kalash, templeBell } from "../parts/puja-things.ts";
import { curtains, hillWindow, plant, room, rug, shelves, table, wallOf } from "../parts/rooms.ts";
import { type Scene, houseFront } from "../parts/settings.ts";
import { type Drawing, at, circle, ellipse, line, rect, shape, turned } from "../shapes.ts";
import type { Variation } from "../variation.ts";

function desk(vary: Variation): Drawing {
	return (
		room(wallOf(vary), "wood", 170) +
		rect(20, 136, 280, 12, "wood-2", 3) +
		rect(34, 148, 252, 52, "wood") +
		line("M160 150v50", "wood-2", 2)
	);
}

const accounts: Scene = (vary) =>
	desk(vary) +
	hillWindow(30, 22, 84, 70) +
	shelves(206, 56, 88, 1, 10) +
	books(248, 56, 0.7, ["roof", "marigold", "wood"]) +
	turned(
		122,
		112,
		-6,
		rect(-36, -44, 72, 66, "cloth", 2),
		line("M-26-32h52M-26-20h52M-26-8h34", "metal-2", 3),
		line("M-26 8h20", "roof", 4),
	) +
	calculator(186, 136, 1.12) +
	coins(234, 136, 5) +
	coins(262, 136, 3) +
	line("M84 128l44-30", "marigold", 5) +
	circle(84, 128, 2.4, "ink");

const taxPapers: Scene = (vary) =>
	desk(vary) +
	rect(58, 34, 136, 92, "ink", 5) +
	rect(64, 40, 124, 80, "wall", 2) +
	line("M80 104V86M100 104V72M120 104V78M140 104V58M160 104V50", "roof", 10, "butt") +
	line("M76 62l30 4 26-12 34-8", "marigold", 3.4) +
	rect(118, 126, 16, 10, "ink") +
	at(
		246,
		136,
		0.95,
		rect(-34, -76, 68, 76, "wood", 4),
		rect(-26, -70, 52, 64, "cloth", 2),
		line("M-16-54h32M-16-42h32M-16-30h18", "metal-2", 3),
	) +
	plant(40, 136, 0.7, "marigold");

const law: Scene = (vary) =>
	desk(vary) +
	shelves(20, 46, 76, 2, 38) +
	books(60, 46, 0.72, ["roof", "wood"]) +
	books(60, 84, 0.72, ["marigold", "roof"]) +
	at(148, 136, 1.06, scales(vary.pick(["marigold", "metal-2"]))) +
	at(248, 136, 0.9, gavel()) +
	books(246, 62, 0.8, ["wood", "roof", "marigold"]) +
	shelves(206, 62, 88, 1, 10);

const court: Scene = () =>
	rect(0, 0, 320, 200, "sky") +
	circle(262, 48, 17, "sun") +
	shape("M0 150q160-24 320 0v50H0z", "hill-2") +
	shape("M60 70 160 26l100 44z", "wall-3") +
	rect(56, 70, 208, 12, "wall") +
	line("M84 84v74M122 84v74M160 84v74M198 84v74M236 84v74", "wall", 16, "butt") +
	rect(50, 156, 220, 10, "metal") +
	rect(40, 166, 240, 10, "metal-2") +
	rect(0, 176, 320, 24, "road") +
	at(160, 66, 0.3, scales("marigold"));

const chamber: Scene = (vary) =>
	room(wallOf(vary), "wood", 164) +
	hillWindow(206, 26, 84, 74) +
	shelves(24, 40, 88, 3, 34) +
	books(68, 40, 0.78, ["roof", "wood"]) +
	books(64, 74, 0.78, ["marigold", "roof"]) +
	books(70, 108, 0.78, ["wood", "marigold"]) +
	at(
		160,
		176,
		1.16,
		person({ pose: "hold", head: vary.pick(["hair", "bun"]), shirt: "ink" }),
		shape("M-4-57h8l-2 14h-4z", "cloth"),
	) +
	at(178, 192, 1.2, table(200, 48, "wood-2")) +
	at(236, 136, 0.6, gavel());

const fireRite: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 158, 320, 42, "wood-2") +
	rug(160, 182, 130, "wood", "marigold") +
	garland(0, 8, 80, 18) +
	garland(80, 8, 80, 18) +
	garland(160, 8, 80, 18) +
	garland(240, 8, 80, 18) +
	templeBell(96, 62, 0.86) +
	templeBell(224, 62, 0.86) +
	at(150, 178, 1, havan()) +
	at(236, 180, 0.86, kalash(vary.pick(["marigold", "metal"]))) +
	diya(72, 186, 0.7, "wood") +
	diya(106, 192, 0.6, "wood") +
	diya(196, 192, 0.6, "wood") +
	leaf(276, 188, 0.4) +
	leaf(288, 190, 0.34, "pine-2");

const pandit: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 164, 320, 36, "wood-2") +
	at(160, 178, 1.1, mandap(vary.pick(["roof", "wood"]))) +
	at(128, 186, 0.8, sitting("cloth", "marigold")) +
	at(190, 186, 0.62, havan()) +
	diya(60, 188, 0.7, "wood") +
	diya(266, 188, 0.7, "wood");

const thaliOfPuja: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	rect(0, 116, 320, 84, "wood") +
	line("M0 138h320M0 160h320M0 182h320", "wood-2", 1.5) +
	garland(30, 20, 130, 36) +
	garland(160, 20, 130, 36) +
	ellipse(160, 158, 104, 30, "metal-2") +
	ellipse(160, 153, 104, 30, "metal") +
	ellipse(160, 153, 92, 24, "wall-3") +
	at(160, 152, 0.8, kalash("marigold")) +
	diya(104, 158, 0.8) +
	diya(216, 158, 0.8) +
	leaf(146, 174, 0.24) +
	leaf(174, 174, 0.24, "pine-2");

const nightChart: Scene = (vary) =>
	rect(0, 0, 320, 200, "pine-2") +
	stars(vary) +
	circle(250, 46, 20, "sun") +
	circle(242, 40, 17, "pine-2") +
	line("M58 46l24 22 30-12 18 20", "hill-3", 1.6) +
	line("M58 46h0M82 68h0M112 56h0M130 76h0", "mark", 6) +
	circle(216, 86, 12, "marigold") +
	line("M196 92q20 8 42-14", "mark", 3) +
	rect(0, 156, 320, 44, "wood-2") +
	turned(156, 122, -5, at(-50, -50, 1, birthChart(100, vary.pick(["wall-2", "cloth"]), "wood-2"))) +
	candle(238, 184, 0.9) +
	coins(80, 186, 2);

const almanac: Scene = (vary) =>
	desk(vary) +
	curtains(104, 14, 112, 96, vary.pick(["roof", "wood"])) +
	rect(104, 18, 112, 84, "pine-2", 3) +
	at(0, 0, 1, line("M126 40h0M150 30h0M180 48h0M204 34h0M140 70h0M196 78h0", "mark", 4)) +
	circle(168, 62, 12, "sun") +
	at(92, 66, 1, birthChart(66, "cloth", "wood-2")) +
	books(222, 136, 0.9, ["marigold", "roof"]) +
	diya(252, 110, 0.6) +
	rect(60, 126, 90, 10, "mark", 2);

const vastu: Scene = (vary) =>
	desk(vary) +
	hillWindow(26, 22, 70, 62) +
	at(160, 84, 1.14, compassPlan(vary.pick(["wall", "wall-3", "wall-2"]), vary.pick(["roof", "wood"]))) +
	at(
		258,
		136,
		0.8,
		line("M-8-8v-50h40v50", "roof", 5),
		shape("M-20-56 12-84l32 28z", "wood"),
		rect(-20, -8, 64, 8, "wood-2"),
	) +
	plant(54, 136, 0.8, "marigold") +
	line("M196 132l60-22", "marigold", 5);

const vastuHouse: Scene = (vary) =>
	room(wallOf(vary), "wood", 160) +
	hillWindow(190, 30, 96, 80) +
	rug(110, 182, 90, "roof", "marigold") +
	at(98, 132, 0.86, compassPlan("cloth", "roof")) +
	at(
		222,
		186,
		1.1,
		person({ pose: "reach", head: vary.pick(["hair", "bun", "turban"]), shirt: "cloth", skirt: "marigold" }),
	) +
	plant(288, 184, 1.1, "wood");

/** Professional advice, and puja and astrology. */
export const adviceScenes = {
	ca: [accounts, taxPapers, houseFront("CA")],
	advocates: [law, court, chamber],
	"pandit-for-puja": [fireRite, pandit, thaliOfPuja],
	"astrology-consultation": [nightChart, almanac, thaliOfPuja],
	"vastu-consultation": [vastu, vastuHouse, almanac],
} as const satisfies Record<string, readonly Scene[]>;
