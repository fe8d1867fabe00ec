import { dayColours, eveningColours, type Palette } from "./art-colours.ts";
import type { Variation } from "./variation.ts";

/** Hours and weathers: each re-tints the far view and leaves the things in front as they are. */
const morning: Palette = {
	...dayColours,
	sky: "#e6f1ef",
	sun: "#fbe2a8",
	"hill-1": "#cbe0e4",
	"hill-2": "#a3c9d0",
	"hill-3": "#78b0ae",
};

const lateSun: Palette = {
	...dayColours,
	sky: "#ffe0a8",
	sun: "#f39a3c",
	"hill-1": "#efd3ae",
	"hill-2": "#cbbf9c",
	"hill-3": "#87a98f",
	pine: "#2b6b5c",
	"pine-2": "#1f5348",
	window: "#fbd896",
};

const monsoon: Palette = {
	...dayColours,
	sky: "#dfe7e5",
	sun: "#eef2ee",
	"hill-1": "#c0d2cd",
	"hill-2": "#94b8b0",
	"hill-3": "#5b9a8d",
	road: "#3d4a4b",
	window: "#d5e2df",
};

const sundown: Palette = {
	...dayColours,
	sky: "#f7cda6",
	sun: "#ee8350",
	"hill-1": "#d6aba0",
	"hill-2": "#9c98a2",
	"hill-3": "#5f828a",
	pine: "#28585f",
	"pine-2": "#1d444b",
	window: "#f9c55a",
	road: "#3a3f45",
};

/** Paints for roofs and bodies, walls and cloth that go with the peacock and the marigold. */
const roofs = ["#0b6e72", "#0b6e72", "#9c4a32", "#4f6470", "#4b7a4f", "#7a3f58", "#2f5d8a"] as const;
const marigolds = ["#f2a20c", "#f2a20c", "#e58a4b", "#d9b23c", "#e9785e"] as const;
const creams = ["#f6e3b9", "#f6e3b9", "#f3d3c0", "#dfe7cb", "#e9dcc9", "#f1d9a0"] as const;
const pales = ["#cfe6e3", "#cfe6e3", "#d7e0ef", "#e6dced", "#e2ebcf", "#f0dcd4"] as const;
const woods = [
	["#b36b00", "#8a5200"],
	["#b36b00", "#8a5200"],
	["#8c7355", "#685239"],
] as const;

/** Signs stay lit on a picture taken after dark; on the page they would shout. */
const night: Palette = { ...eveningColours, mark: "#e0b35e" };

const byDay = [
	dayColours,
	dayColours,
	dayColours,
	morning,
	morning,
	lateSun,
	lateSun,
	monsoon,
	sundown,
] as const;

/**
 * The hour and the weather of one picture, with the paints that the listing keeps on all of them; in the dark all
 * paints are those of the evening. Nobody flies or mends a gate at night, so it is dark only where `hasNights`.
 */
export function lightOf(vary: Variation, hasNights: boolean): Palette {
	const light: Palette = hasNights ? vary.pick([...byDay, night]) : vary.pick(byDay);
	if (light === night) return light;
	const [wood, woodShade] = vary.keep("wood", woods);
	return {
		...light,
		roof: vary.keep("roof", roofs),
		marigold: vary.keep("marigold", marigolds),
		"wall-2": vary.keep("cream", creams),
		"wall-3": vary.keep("pale", pales),
		wood,
		"wood-2": woodShade,
	};
}
