import { type Colour, type Drawing, at, circle, dots, line, rect, shape, sheer, times } from "../shapes.ts";
import type { Variation } from "../variation.ts";

const ranges = {
	rolling: () =>
		shape("M0 114q40-34 82-14 30-44 76-30 40-26 82 8 40-8 80 16v110H0z", "hill-1") +
		shape("M0 146q52-38 104-16 46-34 100-8 60-22 116 8v74H0z", "hill-2"),
	peaks: () =>
		shape("M0 112 60 62l34 30 52-66 62 76 36-30 76 52v66H0z", "hill-1") +
		shape("M146 26l24 30-13-3-10 9-12-10-9 4z", "cloth") +
		shape("M0 138q90-40 180-14t140-8v84H0z", "hill-2"),
	twinPeaks: () =>
		shape("M0 112 70 50l44 40 60-66 70 78 30-26 46 40v80H0z", "hill-1") +
		shape("M174 24l26 30-13-3-10 9-13-11-10 3zM70 50l16 16-10-2-8 7-11-8z", "cloth") +
		shape("M0 146q100-34 200-10t120-10v76H0z", "hill-2"),
	ridge: () =>
		shape("M0 98q60-26 110-8t110-18 100 2v130H0z", "hill-1") +
		shape("M0 120q70 10 130-8t190 6v80H0z", "hill-2") +
		shape("M0 142q90-14 170-2t150-8v70H0z", "hill-3"),
	terraces: () =>
		shape("M0 120 84 60l50 34 70-52 116 76v90H0z", "hill-1") +
		shape("M0 130q100-34 320-8v80H0z", "hill-2") +
		line("M0 140q110-30 320-8M0 149q120-26 320-6M0 158q130-22 320-4", "hill-1", 2.5),
} as const;

type Range = keyof typeof ranges;

export function cloud(x: number, y: number, size: number): Drawing {
	return at(
		x,
		y,
		size,
		shape("M-26 8q-8 0-8-7t9-7q2-10 13-10 9 0 12 8 5-3 9 1t2 7q8 0 8 4 0 4-6 4z", "cloth"),
	);
}

/** Sky, sun and the hills behind everything; the usual range comes first among the choices. */
export function farView(vary: Variation, usual: Range = "rolling", sunX = 66): Drawing {
	const range = vary.pick<Range>([usual, "rolling", "peaks", "twinPeaks", "ridge", "terraces"]);
	const clouds = vary.chance(0.45)
		? sheer(0.8, cloud(vary.around(200, 70), vary.around(38, 12), 0.9), cloud(vary.around(90, 60), 30, 0.6))
		: "";
	const birds = vary.chance(0.2)
		? line("M196 40q5-6 9 0 4-6 9 0M222 52q4-5 7 0 3-5 7 0", "metal-2", 1.8)
		: "";
	return (
		rect(0, 0, 320, 200, "sky") +
		circle(vary.pick([sunX, 320 - sunX, 110, 214]), vary.around(50, 8), vary.around(17, 3), "sun") +
		clouds +
		ranges[range]() +
		birds
	);
}

export function pine(x: number, y: number, size: number, colour: Colour = "pine"): Drawing {
	return at(
		x,
		y,
		size,
		rect(-2, -8, 4, 8, "wood-2"),
		shape("M0-62 12-40H6l10 18H9l9 16H-18l9-16h-7l10-18h-6z", colour),
	);
}

export function roundTree(x: number, y: number, size: number, colour: Colour = "pine"): Drawing {
	return at(
		x,
		y,
		size,
		line("M0 0v-20M0-12l7-9", "wood-2", 4),
		circle(0, -34, 18, colour),
		circle(-13, -25, 11, colour),
		circle(13, -24, 11, colour),
	);
}

export function appleTree(x: number, y: number, size: number, colour: Colour = "pine"): Drawing {
	return (
		roundTree(x, y, size, colour) +
		at(x, y, size, dots("-8,-38 6,-44 10,-28 -14,-24 -2,-24", 2.8, "marigold"))
	);
}

/** Trees at both sides, the middle left free for what stands there. */
export function trees(vary: Variation): Drawing {
	const tree = vary.pick([pine, pine, appleTree, roundTree]);
	const big = vary.around(1.25, 0.2);
	return (
		tree(vary.around(34, 8), 176, big) +
		tree(vary.around(64, 6), 182, big * 0.72, "pine-2") +
		tree(vary.around(290, 6), 172, big * 1.04) +
		tree(vary.around(262, 6), 180, big * 0.72, "pine-2")
	);
}

/** The meadow a house stands on, now and then under snow. */
export function meadow(vary: Variation): Drawing {
	return shape("M0 168q90-22 180-8t140-4v44H0z", vary.pick(["hill-3", "hill-3", "hill-3", "cloth"]));
}

export function frontEdge(colour: Colour = "pine"): Drawing {
	return shape("M0 190q160-16 320 0v10H0z", colour);
}

/** The road of the transport pictures: a bend far off, pines, parapet stones and asphalt with its marks. */
export function hillRoad(vary: Variation): Drawing {
	const tree = vary.pick([pine, pine, roundTree]);
	return (
		line("M320 118q-70 6-96 18t-120 8-120 10", "wall-2", 9) +
		tree(36, 150, vary.around(1, 0.2)) +
		tree(292, 148, vary.around(1.2, 0.2)) +
		tree(266, 152, 0.8, "pine-2") +
		shape("M0 150q160-10 320 0v50H0z", vary.pick(["pine", "pine-2", "hill-3", "cloth"])) +
		shape("M0 162q160-10 320 0v38H0z", "road") +
		line("M8 186q40-3 60-3M100 181q40-2 60-2M196 179q40 0 60 2M284 183l30 3", "mark") +
		shape(
			times(6, (stone) => `M${20 + stone * 50} 152h10v9h-10z`),
			"cloth",
		)
	);
}

/** A level street along the bottom edge. */
export function flatStreet(top = 172): Drawing {
	return (
		rect(0, top, 320, 200 - top, "road") + line(`M10 ${top + 14}h30m30 0h30m30 0h30m30 0h30m30 0h30`, "mark")
	);
}

/** Prayer flags or bulbs on a slack string between two points. */
export function flagString(fromX: number, fromY: number, toX: number, toY: number, sag = 14): Drawing {
	const colours = ["marigold", "roof", "cloth", "hill-3", "wood"] as const;
	const count = 9;
	const half = Math.round((toX - fromX) / count / 2.6);
	const flag = (index: number) => {
		const share = (index + 0.5) / count;
		const x = Math.round(fromX + (toX - fromX) * share);
		const y = Math.round(fromY + (toY - fromY) * share + 4 * sag * share * (1 - share));
		return `M${x - half} ${y}h${half * 2}v${half * 2}h${-half * 2}z`;
	};
	const flags = colours
		.map((colour, first) => shape(flag(first) + (first + 5 < count ? flag(first + 5) : ""), colour))
		.join("");
	const middle = (fromX + toX) / 2;
	return line(`M${fromX} ${fromY}Q${middle} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}`, "ink", 1) + flags;
}

export function bulbString(fromX: number, fromY: number, toX: number, toY: number, sag = 14): Drawing {
	const count = 9;
	const bulbs = Array.from({ length: count }, (_, index) => {
		const share = (index + 0.5) / count;
		const x = fromX + (toX - fromX) * share;
		return [
			Math.round(x),
			Math.round(fromY + (toY - fromY) * share + 4 * sag * share * (1 - share) + 3),
		] as const;
	});
	const middle = (fromX + toX) / 2;
	return (
		line(`M${fromX} ${fromY}Q${middle} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}`, "ink", 1) +
		dots(bulbs, 3, "marigold")
	);
}

export function stars(vary: Variation, colour: Colour = "cloth"): Drawing {
	const places = [
		[40, 30],
		[90, 20],
		[150, 44],
		[210, 22],
		[270, 38],
		[300, 16],
		[120, 62],
		[240, 58],
		[20, 66],
		[182, 74],
	] as const;
	return dots(
		places.map(([x, y]) => [vary.around(x, 14), vary.around(y, 8)] as const),
		1.5,
		colour,
	);
}
