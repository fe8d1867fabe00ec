import { phoneOnGrip, ringLight, tripodCamera } from "../parts/cameras.ts";
import { flowerStrings, garland, mandap, throne } from "../parts/decorations.ts";
import { bulbString, farView, flatStreet, pine, stars } from "../parts/landscape.ts";
import { beams, dhol, djDesk, drumStick, sideDrum, speakers, trumpet } from "../parts/music.ts";
import { type Look, person } from "../parts/people.ts";
import { clothOf, room, wallOf } from "../parts/rooms.ts";
import { type Scene, houseFront, tradeScenes, vehicleScenes } from "../parts/settings.ts";
import { groomCar } from "../parts/vehicles.ts";
import { at, circle, dots, line, rect, shape, turned } from "../shapes.ts";

const photographer: Scene = (vary) =>
	farView(vary, "peaks", 262) +
	shape("M0 160q160-16 320 0v40H0z", "hill-3") +
	pine(36, 176, 1.4) +
	pine(288, 178, 1.5, "pine-2") +
	at(148, 190, 1.14, tripodCamera(vary.pick(["ink", "road"]))) +
	at(
		230,
		188,
		1.24,
		person({
			pose: "hold",
			head: vary.pick(["hair", "cap", "longHair"]),
			shirt: vary.pick(["marigold", "roof"]),
		}),
		rect(-8, -44, 16, 11, "ink", 2),
	);

const studio: Scene = (vary) =>
	rect(0, 0, 320, 200, "metal-2") +
	shape("M70 0h180v150q0 20 40 30v20H30v-20q40-10 40-30z", vary.pick(["wall-2", "wall-3", "wall"])) +
	line("M60 0h200", "ink", 5) +
	at(160, 178, 1, throne("marigold")) +
	at(64, 192, 1, line("M0 0v-110M-14 0h28", "ink", 4), shape("M-4-110 40-136v44z", "cloth")) +
	at(262, 194, 0.9, tripodCamera());

const printsOnLine: Scene = (vary) =>
	rect(0, 0, 320, 200, wallOf(vary)) +
	line("M0 46Q160 82 320 46", "ink", 1.6) +
	[-4, 3, -2, 5]
		.map((tilt, index) =>
			turned(
				58 + index * 68,
				[60, 64, 64, 60][index] ?? 60,
				tilt,
				rect(-28, 0, 56, 62, "cloth", 1),
				rect(-23, 5, 46, 42, index % 2 === 0 ? "sky" : "hill-2"),
				shape("M-23 40-8 22l12 14 8-10 11 14v7h-46z", index % 2 === 0 ? "hill-3" : "pine"),
				circle(10, 14, 4, "sun"),
				rect(-3, -6, 6, 12, "wood", 1),
			),
		)
		.join("") +
	rect(0, 160, 320, 40, "wood") +
	at(160, 198, 0.5, tripodCamera());

const player = (look: Look) => person({ head: "turban", ...look });

const bandBaja: Scene = (vary) =>
	farView(vary, "rolling", 260) +
	shape("M0 160q160-14 320 0v40H0z", "wall-2") +
	bulbString(0, 28, 320, 28, 16) +
	at(
		82,
		190,
		1.34,
		player({ pose: "hold", shirt: vary.keep("uniform", ["roof", "hill-3", "cloth"]) }),
		at(0, -24, 0.44, sideDrum("marigold")),
		line("M-4-36-16-46M6-36 18-46", "wood-2", 2.6),
	) +
	at(
		160,
		192,
		1.46,
		player({ pose: "raise", shirt: vary.keep("uniform", ["roof", "hill-3", "cloth"]) }),
		turned(24, -72, -24, at(0, 0, 0.36, trumpet())),
	) +
	at(
		244,
		190,
		1.34,
		player({ pose: "hold", shirt: vary.keep("uniform", ["roof", "hill-3", "cloth"]) }),
		at(0, -34, 0.3, dhol("marigold")),
	);

const brass: Scene = (vary) =>
	rect(0, 0, 320, 200, clothOf(vary)) +
	circle(160, 96, 86, "wall-2") +
	turned(154, 82, -14, at(0, 0, 1.26, trumpet("marigold"))) +
	at(232, 186, 1, sideDrum(vary.pick(["wood", "pine-2"]))) +
	drumStick(206, 124, -20) +
	line("M64 150v-44l26-8v44", "ink", 4) +
	dots("58,152 84,144", 7, "ink");

const procession: Scene = (vary) =>
	rect(0, 0, 320, 200, "pine-2") +
	stars(vary) +
	shape("M0 110q70-30 150-10t170-8v120H0z", "pine") +
	bulbString(0, 40, 160, 40, 16) +
	bulbString(160, 40, 320, 40, 16) +
	flatStreet(168) +
	[46, 102, 158, 214, 270]
		.map((x, index) =>
			at(
				x,
				186,
				1,
				player({ pose: index % 2 === 0 ? "both" : "hold", shirt: index % 2 === 0 ? "marigold" : "cloth" }),
				index % 2 === 0 ? "" : at(0, -24, 0.4, sideDrum("roof")),
			),
		)
		.join("");

const dholScene: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["wall-2", "wall-3", "wall"])) +
	circle(160, 98, 84, vary.pick(["hill-2", "hill-3", "mark"])) +
	garland(20, 12, 140, 18) +
	garland(160, 12, 140, 18) +
	rect(0, 168, 320, 32, "wood-2") +
	at(158, 118, 1.3, dhol(vary.pick(["wood", "roof", "wood-2"]))) +
	drumStick(228, 82, -26) +
	at(90, 84, [-1, 1], drumStick(0, 0, -20));

const dholPlayers: Scene = (vary) =>
	farView(vary, "twinPeaks", 60) +
	shape("M0 160q160-14 320 0v40H0z", "hill-3") +
	at(
		106,
		192,
		1.5,
		player({ pose: "wide", shirt: vary.pick(["roof", "marigold"]), skirt: "cloth" }),
		at(0, -34, 0.46, dhol("wood")),
	) +
	at(
		220,
		192,
		1.5,
		player({ pose: "wide", shirt: vary.pick(["hill-3", "roof"]), skirt: "cloth" }),
		at(0, -34, 0.46, dhol("wood")),
	) +
	pine(24, 176, 1.2, "pine-2");

const contentCreator: Scene = (vary) =>
	room(vary.pick(["wall-3", "wall-2", "wall"]), "wood", 164) +
	at(94, 176, 1.1, mandap(vary.pick(["wood", "roof"]))) +
	at(94, 176, 0.8, throne("marigold")) +
	at(262, 190, 0.94, ringLight()) +
	at(186, 196, 1.24, phoneOnGrip(at(0, -78, 0.3, mandap("wood")) + rect(-23, -78, 46, 16, "wood")));

const filming: Scene = (vary) =>
	farView(vary, "peaks", 262) +
	shape("M0 160q160-16 320 0v40H0z", "hill-3") +
	at(92, 186, 1.3, person({ pose: "down", head: "turban", shirt: "cloth", skirt: "mark" })) +
	at(
		128,
		186,
		1.3,
		person({ pose: "hold", head: "longHair", shirt: "roof", skirt: "roof", skin: "skin-2" }),
	) +
	garland(76, 108, 70, 12) +
	at(
		254,
		190,
		[-1.3, 1.3],
		person({ pose: "reach", head: "cap", shirt: "roof" }),
		rect(24, -66, 12, 20, "ink", 2),
		line("M30-46v12", "metal-2", 3),
	) +
	pine(302, 176, 1.2, "pine-2");

const djScene: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["pine-2", "road", "wood-2"])) +
	beams(96, -6, ["marigold", "hill-3", "sun"], 180) +
	beams(224, -6, ["hill-3", "marigold", "wall-3"], 180) +
	rect(84, -4, 24, 14, "ink", 3) +
	rect(212, -4, 24, 14, "ink", 3) +
	rect(0, 170, 320, 30, "ink") +
	at(
		160,
		128,
		1.1,
		person({ pose: "both", head: vary.pick(["hair", "cap", "longHair"]), shirt: "marigold" }),
	) +
	at(160, 176, 1.16, djDesk(vary.pick(["roof", "wood"]))) +
	at(44, 178, 1, speakers("road")) +
	at(276, 178, 1, speakers("road"));

const djDetail: Scene = (vary) =>
	rect(0, 0, 320, 200, vary.pick(["road", "pine-2"])) +
	rect(14, 56, 292, 132, "ink", 10) +
	[86, 234]
		.map(
			(x) =>
				circle(x, 122, 54, "metal-2") +
				circle(x, 122, 48, "road") +
				circle(x, 122, 32, "ink") +
				circle(x, 122, 17, "marigold") +
				circle(x, 122, 3, "cloth"),
		)
		.join("") +
	line("M132 84l-16 26M280 84l-16 26", "metal", 4) +
	line("M150 84v62M160 84v62M170 84v62", "metal-2", 3) +
	dots("150,110 160,96 170,130", 4, "cloth") +
	beams(160, -20, ["marigold", "hill-3", "sun"], 70);

const groomCarScene: Scene = (vary) => groomCar(vary.keep("body", ["wall", "roof", "ink", "metal"]));

const weddingGate: Scene = (vary) =>
	rect(0, 0, 320, 200, "pine-2") +
	stars(vary) +
	shape("M0 120q70-30 150-10t170-8v120H0z", "pine") +
	shape("M60 170V76q100-80 200 0v94h-26V86q-74-54-148 0v84z", vary.pick(["marigold", "wood"])) +
	flowerStrings([72, 248], 84, 9, "cloth") +
	garland(88, 86, 72, -14, "cloth") +
	garland(160, 86, 72, -14, "cloth") +
	flatStreet(168) +
	at(82, 40, 0.96, groomCarScene(vary));

/** Events and food: pictures, music and the groom. */
export const musicScenes = {
	photographer: [photographer, studio, printsOnLine, houseFront("STUDIO")],
	"band-baja": [bandBaja, brass, procession],
	dhol: [dholScene, dholPlayers, procession],
	"wedding-content-creator": [contentCreator, filming, printsOnLine],
	"dj-sound-system": [
		djScene,
		djDetail,
		...tradeScenes({ draw: () => speakers(), tall: 138 }, "DJ SOUND").slice(0, 2),
	],
	"groom-car": [...vehicleScenes(groomCarScene), weddingGate],
} as const satisfies Record<string, readonly Scene[]>;
