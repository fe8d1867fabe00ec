import { type Drawing, at, circle, line, rect, shape } from "../shapes.ts";
import type { Variation } from "../variation.ts";
import { flats, grid, hillHouse, mudHouse, panes, shopHouse } from "./buildings.ts";
import { toolbox } from "./hand-tools.ts";
import { farView, flagString, flatStreet, hillRoad, pine, roundTree, trees } from "./landscape.ts";
import { hillWindow, room, wallPicture } from "./rooms.ts";
import { serviceVan } from "./vehicles.ts";

/** A whole picture of 320 by 200, made with the choices of a variation. */
export type Scene = (vary: Variation) => Drawing;

/** The thing that stands for a trade, `tall` units high, standing on the origin. */
type Motif = { draw: () => Drawing; tall: number };

/** A motif enlarged to a height and stood on a point. */
function stood(motif: Motif, x: number, y: number, height: number): Drawing {
	return at(x, y, Math.round((height / motif.tall) * 100) / 100, motif.draw());
}

/** A hill view with trees at both sides and a place for a house. */
export function hillPlace(vary: Variation, sunX = 64): Drawing {
	return farView(vary, "rolling", sunX) + shape("M0 168q90-22 180-8t140-4v44H0z", "hill-3") + trees(vary);
}

/** The houses of a hill town in a row, above a street. */
export function townRow(vary: Variation): Drawing {
	const walls = ["wall", "wall-2", "wall-3"] as const;
	return (
		at(52, 158, 0.62, hillHouse({ lower: vary.pick(walls), upper: "wood", roof: "roof" })) +
		at(154, 158, 0.66, flats(vary.pick(["wall-2", "wall", "wall-3"]), "wood")) +
		at(252, 158, 0.7, mudHouse(vary.pick(["wall-3", "wall", "wall-2"]), "wood-2")) +
		pine(108, 160, 0.9) +
		roundTree(204, 160, 0.9, "pine-2")
	);
}

/** Where a vehicle is seen: on the hill road, in the town, on the pass. */
export function vehicleScenes(vehicle: Scene): [Scene, Scene, Scene] {
	const standing = (vary: Variation, y: number) => at(68, y, 1.02, vehicle(vary));
	return [
		(vary) => farView(vary, "peaks") + hillRoad(vary) + standing(vary, 46),
		(vary) =>
			farView(vary, "rolling", 250) +
			townRow(vary) +
			rect(0, 158, 320, 6, "metal") +
			flatStreet(164) +
			standing(vary, 42),
		(vary) =>
			farView(vary, "twinPeaks") +
			shape("M0 150 70 128l60 14 70-22 120 26v54H0z", "cloth") +
			flagString(20, 70, 130, 112, 8) +
			line("M20 66v80M130 108v36", "wood-2", 4) +
			pine(286, 152, 1.2, "pine-2") +
			pine(306, 156, 0.9) +
			flatStreet(160) +
			standing(vary, 40),
	];
}

function tradeVan(motif: Motif): Scene {
	return (vary) => {
		const body = vary.keep("van", ["cloth", "marigold", "wall-3"] as const);
		return (
			farView(vary, "ridge", 250) +
			hillRoad(vary) +
			at(
				68,
				46,
				1.02,
				serviceVan(body, body === "marigold" ? "cloth" : "roof"),
				circle(58, 84, 24, body === "cloth" ? "wall-2" : "cloth"),
				stood(motif, 58, 102, 36),
			)
		);
	};
}

function tradeShop(motif: Motif, word: string): Scene {
	return (vary) =>
		hillPlace(vary, 260) +
		at(
			160,
			184,
			1.08,
			shopHouse(vary, {
				word,
				wall: vary.keep("wall", ["wall-2", "wall-3", "wall"]),
				board: vary.keep("board", ["pine-2", "wood-2", "roof"]),
				awning: vary.keep("awning", ["marigold", "roof", "wood"]),
			}),
			rect(-70, -52, 64, 46, "wall-2", 2),
			rect(-70, -12, 64, 6, "wood"),
			rect(4, -54, 66, 54, "wood", 2),
			rect(10, -48, 54, 42, "wood-2", 2),
			circle(58, -26, 2.4, "marigold"),
		) +
		at(119, 171, 1, stood(motif, 0, 0, 38)) +
		rect(0, 184, 320, 16, "road");
}

function tradeBench(motif: Motif): Scene {
	return (vary) => {
		const wall = vary.pick(["wall-3", "wall-2", "wall-3", "wall-2", "wall"] as const);
		const view = vary.pick([
			hillWindow(24, 26, 92, 70),
			wallPicture(40, 34, 70, 48),
			hillWindow(30, 20, 70, 84, "roof"),
		]);
		return (
			room(wall, "wood", 168) +
			view +
			circle(184, 88, 62, wall === "wall-2" ? "wall" : "wall-2") +
			rect(0, 146, 320, 10, "wood-2") +
			line("M30 156v44M290 156v44", "wood-2", 12, "butt") +
			stood(motif, 184, 146, 104) +
			toolbox(82, 146, 1.2, vary.keep("toolbox", ["marigold", "roof", "metal-2"]))
		);
	};
}

/** The views that every trade can show besides its own: on the bench, from the van, in the shop. */
export function tradeScenes(motif: Motif, word: string): Scene[] {
	return [tradeBench(motif), tradeVan(motif), tradeShop(motif, word)];
}

/** A house by the road as the front of a studio, café or gym; its sign carries the word. */
export function houseFront(word: string): Scene {
	return (vary) =>
		hillPlace(vary) +
		at(
			160,
			184,
			1.08,
			shopHouse(vary, {
				word,
				wall: vary.keep("wall", ["wall", "wall-2", "wall-3"]),
				board: vary.keep("board", ["roof", "wood-2", "pine-2"]),
				awning: vary.keep("awning", ["marigold", "roof"]),
			}),
			panes(grid([-68, -34], [-52]), 30, 44),
			rect(10, -52, 30, 52, "wood", 2),
			rect(44, -52, 28, 44, "window"),
			circle(34, -26, 2.4, "marigold"),
		) +
		rect(0, 184, 320, 16, "road") +
		pine(40, 186, 1.2) +
		roundTree(284, 186, 1, "pine-2");
}
