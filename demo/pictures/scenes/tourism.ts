import { campTent, temple } from "../parts/buildings.ts";
import { cloud, farView, flagString, pine } from "../parts/landscape.ts";
import { person } from "../parts/people.ts";
import type { Scene } from "../parts/settings.ts";
import { helmet } from "../parts/site-tools.ts";
import { type Colour, type Drawing, at, circle, ellipse, line, rect, shape, turned } from "../shapes.ts";

const templeView: Scene = (vary) =>
	farView(vary, "twinPeaks", 262) +
	shape("M0 160q160-16 320 0v40H0z", "hill-3") +
	pine(40, 178, 1.7) +
	pine(72, 182, 1.1, "pine-2") +
	pine(284, 178, 1.8, "pine-2") +
	pine(252, 182, 1.1) +
	at(160, 182, vary.around(0.98, 0.06), temple()) +
	flagString(52, 84, 126, 96, 8) +
	flagString(194, 96, 268, 84, 8) +
	shape("M148 182h24l18 18h-60z", "wall-2");

const lake: Scene = (vary) =>
	farView(vary, "peaks", 66) +
	shape("M0 138q160-12 320 0v62H0z", "hill-3") +
	shape("M20 164q140-26 280 0-30 26-140 26T20 164z", "hill-1") +
	line("M90 164h60M180 172h50M130 180h40", "cloth", 3) +
	pine(28, 156, 1.2) +
	pine(292, 154, 1.3, "pine-2") +
	pine(268, 158, 0.8) +
	campTent(70, 158, 0.5, "marigold") +
	shape("M170 158h44l-8 10h-28z", "wood") +
	line("M192 158v-26", "wood-2", 3) +
	shape("M194 134l18 20h-18z", "cloth");

const waterfall: Scene = (vary) =>
	farView(vary, "ridge", 250) +
	shape("M0 34l40-14 30 10 34-8 26 16h56l30-22 34 12 70-10v150H0z", "hill-3") +
	shape("M130 38h56l8 20-6 30 10 80h-80l10-74-8-32z", "hill-1") +
	line("M142 44l-2 112M158 40v120M172 42l4 60 4 56", "cloth", 4) +
	shape("M0 70l52-18 26 22-8 40 14 60H0zM320 62l-58 10-18 34 12 30-8 38h72z", "pine") +
	shape("M0 164q160-20 320 0v36H0z", "hill-2") +
	ellipse(160, 168, 66, 13, "hill-1") +
	ellipse(160, 163, 50, 9, "cloth") +
	pine(40, 176, 1.4, "pine-2") +
	pine(286, 178, 1.3, "pine-2") +
	at(70, 192, 0.7, person({ pose: "both", head: "cap", shirt: "marigold" }));

const trail: Scene = (vary) =>
	farView(vary, "twinPeaks", 66) +
	shape("M0 150q120-30 320-4v54H0z", "hill-3") +
	line("M40 200q120-10 100-34t60-30", "wall-2", 12) +
	flagString(30, 70, 150, 110, 8) +
	line("M30 66v70M150 106v36", "wood-2", 4) +
	pine(270, 160, 1.6) +
	pine(300, 166, 1.1, "pine-2") +
	at(
		196,
		178,
		0.84,
		person({ pose: "hold", head: "cap", shirt: "roof" }),
		rect(-20, -56, 13, 26, "marigold", 5),
		line("M16-34 22 0", "wood-2", 3),
	) +
	at(
		118,
		190,
		0.96,
		person({ pose: "hold", head: "longHair", shirt: "marigold", skin: "skin-2" }),
		rect(-21, -56, 13, 26, "roof", 5),
	);

/** A glider with its two people, centred under the wing. */
function glider(wing: Colour, stripe: Colour): Drawing {
	return (
		shape("M-74 8Q-60-30 0-32 60-30 74 8q-34-22-74-22T-74 8z", wing) +
		shape(
			"M-34-25Q-18-31 0-32q-6 9-8 18-14 1-24 4-4-8-2-15zM34-25Q18-31 0-32q6 9 8 18 14 1 24 4 4-8 2-15z",
			stripe,
		) +
		line("M-70 6-4 62M-36-6-3 62M0-12v72M36-6 3 62M70 6 4 62", "ink", 1.2) +
		circle(-2, 66, 6, "skin") +
		shape("M-9 65a7 7 0 0 1 14 0z", "marigold") +
		shape("M-9 72h13l12 14-4 4-10-6-2 8h-9z", "roof") +
		line("M10 86 24 92M8 90l12 8", "ink", 4.5)
	);
}

const paragliding: Scene = (vary) =>
	farView(vary, "peaks", 60) +
	shape("M0 176q90-28 180-12t140-8v44H0z", "hill-3") +
	pine(28, 186, 1) +
	pine(296, 182, 1.2, "pine-2") +
	pine(274, 186, 0.8) +
	at(226, 52, 0.34, glider("roof", "cloth")) +
	turned(
		146,
		62,
		vary.around(-6, 8),
		at(0, 0, vary.around(1.12, 0.08), glider(vary.pick(["marigold", "roof", "wood"]), "cloth")),
	) +
	cloud(60, 110, 0.6);

const takeOff: Scene = (vary) =>
	farView(vary, "twinPeaks", 262) +
	shape("M0 128q90 6 150 40t170 32H0z", "hill-3") +
	shape("M0 150q80 6 130 50H0z", "pine") +
	turned(150, 52, 12, at(0, 0, 0.9, glider(vary.pick(["roof", "marigold"]), "cloth"))) +
	at(52, 160, 0.8, person({ pose: "wide", head: "cap", shirt: "marigold" })) +
	line("M20 164V96", "wood-2", 4) +
	shape("M20 98l36 6v10l-36 4z", "marigold");

const valleyFlight: Scene = (vary) =>
	farView(vary, "terraces", 262) +
	shape("M0 160q160-24 320-4v44H0z", "hill-3") +
	line("M60 200q30-30 110-30t150 14", "hill-1", 10) +
	turned(98, 44, -8, at(0, 0, 0.56, glider("marigold", "cloth"))) +
	turned(224, 66, 6, at(0, 0, 0.72, glider("roof", "mark"))) +
	pine(300, 190, 1.3, "pine-2") +
	at(150, 196, 0.5, person({ pose: "both", head: "hair" }));

function cliffs(): Drawing {
	return (
		shape("M0 62h76l-8 40 10 40-16 58H0z", "hill-3") +
		shape("M0 92h46l-6 44 10 64H0z", "pine") +
		shape("M320 92h-46l-14 50 10 58h50z", "hill-3") +
		shape("M320 130h-26l-6 70h32z", "pine")
	);
}

const bungee: Scene = (vary) =>
	farView(vary, "peaks", 258) +
	cliffs() +
	shape("M64 184q96-16 200 0v16H64z", "hill-1") +
	line("M100 190h40M170 188h50", "cloth", 3) +
	rect(40, 52, 116, 8, "wood-2") +
	line("M66 60l70-1M56 60v34L128 60", "metal-2", 5) +
	line("M60 52V34h92v18M83 34v18M106 34v18M129 34v18", "marigold", 3) +
	line(`M150 58q14 30 6 ${vary.around(46, 8)}`, "ink", 3) +
	turned(
		158,
		106,
		176,
		at(
			0,
			0,
			0.92,
			person({ pose: "wide", head: vary.pick(["hair", "helmet"]), shirt: vary.pick(["marigold", "roof"]) }),
		),
	) +
	pine(20, 62, 0.8) +
	pine(304, 94, 0.9, "pine-2");

const bridge: Scene = (vary) =>
	farView(vary, "ridge", 60) +
	cliffs() +
	line("M0 66Q160 112 320 92M0 44Q160 86 320 70", "wood-2", 5) +
	line(
		"M30 52v22M60 60v22M90 68v22M120 74v22M150 78v22M180 80v21M210 80v20M240 79v18M270 76v18",
		"wood-2",
		2.4,
	) +
	at(150, 98, 0.62, person({ pose: "both", head: "helmet", shirt: "marigold" })) +
	shape("M64 186q96-14 200 0v14H64z", "hill-1") +
	pine(24, 52, 0.7);

const gear: Scene = (vary) =>
	farView(vary, "twinPeaks", 60) +
	rect(0, 148, 320, 52, "wood") +
	line("M0 166h320M0 184h320", "wood-2", 1.5) +
	at(110, 160, 1.5, helmet(vary.pick(["marigold", "roof"]))) +
	line("M176 150q-16 22 10 26t40-8 30-10 24 16", "roof", 8) +
	line("M176 150q-16 22 10 26t40-8 30-10 24 16", "mark", 2) +
	line("M236 138a14 14 0 1 1 28 0v10a14 14 0 1 1-28 0z", "metal-2", 6);

/** Tourism. */
export const tourismScenes = {
	"tourist-attractions": [templeView, lake, waterfall, trail],
	paragliding: [paragliding, takeOff, valleyFlight, gear],
	"bungee-jumping": [bungee, bridge, gear],
} as const satisfies Record<string, readonly Scene[]>;
