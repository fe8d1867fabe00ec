import { type Colour, type Drawing, circle, line, rect, shape } from "../shapes.ts";

const arms = {
	down: ["M-9-54-14-34", "M9-54 14-34"],
	hold: ["M-9-54-13-40-4-34", "M9-54 14-42 6-34"],
	raise: ["M-9-54-12-36", "M8-54 16-68 14-84"],
	reach: ["M-8-53 6-44 20-46", "M8-54 18-50 28-54"],
	stir: ["M-9-54-12-42 8-38", "M8-54 20-48 24-38"],
	both: ["M-8-54-18-70-14-86", "M8-54 18-70 14-86"],
	wide: ["M-8-54-22-62-34-72", "M8-54 22-60 34-66"],
} as const;

const heads = {
	helmet: () => shape("M-11-72a11 11 0 0 1 22 0h3v3H-12z", "marigold"),
	cap: () => shape("M-10-73a10 9 0 0 1 20 0z", "roof") + rect(-10, -75, 20, 4, "marigold"),
	hair: () => shape("M-9-71q0-10 9-10t9 10q-4-4-9-4t-9 4z", "ink"),
	longHair: () => shape("M-10-68q-1-13 10-13t10 13l2 14-5-2q1-10-4-15-8 1-9 6l-1 9-5 2z", "ink"),
	bun: () => shape("M-9-71q0-10 9-10t9 10q-4-4-9-4t-9 4z", "ink") + circle(0, -83, 4.5, "ink"),
	chef: () => shape("M-9-74-11-88q11-7 22 0L9-74z", "cloth"),
	turban: () =>
		shape("M-12-71q-1-15 12-15t12 15q-5-5-12-5t-12 5z", "marigold") + line("M-10-74Q2-78 8-84", "wood", 1.6),
	mask: () =>
		shape("M-11-72a11 11 0 0 1 22 0h3v3H-12z", "marigold") +
		shape("M-10-73h20v10q-10 10-20 0z", "metal-2") +
		rect(-6, -71, 12, 5, "ink", 1),
} as const;

type Pose = keyof typeof arms;
type Head = keyof typeof heads;
export type Look = {
	pose?: Pose;
	head?: Head;
	shirt?: Colour;
	skin?: Colour;
	/** A long skirt or tunic in this colour instead of trousers. */
	skirt?: Colour;
	apron?: Colour;
};

/** Someone at work, drawn without a face, feet on the origin and 80 units tall. */
export function person({
	pose = "hold",
	head = "helmet",
	shirt = "roof",
	skin = "skin",
	skirt,
	apron,
}: Look): Drawing {
	const legs = skirt
		? shape("M-9-36-14-2H14L9-36z", skirt)
		: line("M-5-30V-2M6-30V-2", "ink", 8, "butt") + line("M-8-2h5M4-2h6", "ink", 4);
	return (
		legs +
		shape("M-11-52q0-6 6-6H5q6 0 6 6L10-28H-10z", shirt) +
		(apron ? shape("M-7-48H7L8-18H-8z", apron) : "") +
		line(arms[pose].join(""), shirt, 6.5) +
		rect(-3, -64, 6, 8, skin) +
		circle(0, -70, 9, skin) +
		heads[head]()
	);
}

/** Someone at work on one knee, looking right; the hands are at (46, -56). */
export function kneeling(shirt: Colour = "marigold", skin: Colour = "skin-2"): Drawing {
	return (
		line("M-14-4h26M12-4V-22L-8-28", "ink", 10) +
		shape("M-18-62q0-8 8-8H6q8 0 8 8L10-26H-16z", shirt) +
		line("M-10-58-4-44 18-42M10-60 28-52 46-56", shirt, 7) +
		circle(0, -82, 10, skin) +
		shape("M-11-84a11 10 0 0 1 22 0h6v3H-11z", "roof")
	);
}

/** Someone who sits cross-legged, hands on the knees. */
export function sitting(
	shirt: Colour = "marigold",
	trousers: Colour = "cloth",
	skin: Colour = "skin",
): Drawing {
	return (
		shape("M-34-2q-2-10 12-14l14-8H8l14 8q14 4 12 14-16 5-34 0-18 5-34 0z", trousers) +
		shape("M-12-56q0-7 7-7H5q7 0 7 7l-2 36h-20z", shirt) +
		line("M-11-57-19-36-26-18M11-57 19-36 26-18", shirt, 6) +
		rect(-3, -70, 6, 9, skin) +
		circle(0, -77, 9.5, skin) +
		shape("M-10-77q-1-12 10-12t10 12q-4-5-10-5t-10 5z", "ink") +
		circle(0, -91, 4.5, "ink")
	);
}
