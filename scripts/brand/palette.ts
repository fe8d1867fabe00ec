/** A colour that follows one of the brand's two colours; `hex` is its value for the brand that it was drawn for. */
export type Following = { follows: "primary" | "accent"; hex: string };
/** A fixed colour, the name of another token, or a colour that follows the brand's. */
type Value = string | Following;
/** `dark` is left out if the value is the same in both themes. */
export type Token = { light: Value; dark?: Value };

const primary = (hex: string): Following => ({ follows: "primary", hex });
const accent = (hex: string): Following => ({ follows: "accent", hex });

/** The brand colours for which the palette was drawn: with them, each token has the value written here. */
export const drawnFor = { primary: "#0b6e72", accent: "#f2a20c" } as const;

/** Every colour of the product. Screens use roles (ground, surface, ink, act, now …), not palette steps. */
export const palette = {
	// The palette
	"primary-50": { light: primary("#e3f1ef") },
	"primary-100": { light: primary("#cfe6e3") },
	"primary-200": { light: primary("#a3cbc6") },
	"primary-400": { light: primary("#4d9c9b") },
	"primary-600": { light: primary("#0b6e72") },
	"primary-700": { light: primary("#08575b") },
	"primary-800": { light: primary("#084a4e") },
	"primary-900": { light: primary("#06363a") },
	"accent-50": { light: accent("#fff4da") },
	"accent-200": { light: accent("#fbd896") },
	"accent-400": { light: accent("#f2a20c") },
	"accent-500": { light: accent("#e09200") },
	"accent-700": { light: accent("#b36b00") },
	"sand-50": { light: "#fbf8f3" },
	"sand-100": { light: "#f3eee4" },
	"sand-200": { light: "#e6dfd2" },
	"ink-900": { light: primary("#14211f") },

	// Roles
	ground: { light: "sand-50", dark: primary("#0d1514") }, // page
	surface: { light: "#ffffff", dark: primary("#15201e") }, // card, field, dialog
	sunk: { light: "sand-100", dark: primary("#1d2a28") }, // wells, table heads, skeletons
	line: { light: "sand-200", dark: primary("#2b3836") }, // hairline, decoration only
	field: { light: "#84897f", dark: primary("#6f7e7a") }, // border of a control, 3:1
	ink: { light: "ink-900", dark: "#f1ede4" }, // text
	"ink-soft": { light: primary("#475552"), dark: primary("#b9c4c0") }, // secondary text
	"ink-faint": { light: primary("#5f6c69"), dark: primary("#94a29e") }, // labels of facts, captions: still 4.5:1

	act: { light: "primary-600", dark: primary("#5cc4c1") }, // buttons, links, selection
	"act-hover": { light: "primary-700", dark: primary("#7fd5d2") },
	"act-ink": { light: "primary-700", dark: primary("#9fe0dc") }, // text on act-tint
	"act-tint": { light: "primary-50", dark: primary("#123436") },
	"on-act": { light: "#ffffff", dark: primary("#04282a") },

	now: { light: "accent-400", dark: accent("#f5b13d") }, // the main action of a screen: once a screen
	"now-hover": { light: "accent-500", dark: accent("#f9c266") },
	"now-tint": { light: "accent-50", dark: accent("#35270b") },
	"on-now": { light: "ink-900" },

	board: { light: "primary-800", dark: primary("#0a3b3f") }, // footer and other dark areas
	"board-line": { light: "rgb(255 255 255 / 0.28)", dark: "rgb(255 255 255 / 0.2)" },
	"on-board": { light: "#ffffff", dark: "#f1ede4" },
	"on-board-soft": { light: "primary-100", dark: primary("#a9cfc9") },

	success: { light: "#17663a", dark: "#8fdba8" },
	"success-tint": { light: "#e2f3e7", dark: "#12301f" },
	"success-solid": { light: "#17713d" },
	danger: { light: "#a1261b", dark: "#ffb4a9" },
	"danger-tint": { light: "#fbe9e6", dark: "#3b1714" },
	"danger-solid": { light: "#b3261e" },
	info: { light: "#1d4f91", dark: "#a9cbff" }, // upcoming
	"info-tint": { light: "#e5eefa", dark: "#14263f" },
	pending: { light: "#74480a", dark: "#fbd27a" },
	"pending-tint": { light: "#ffefc7", dark: "#35270b" },
	neutral: { light: "#4d5855", dark: "#c3ccc9" },
	"neutral-tint": { light: "#eaebe7", dark: "#26312f" },
	"neutral-solid": { light: "#4d5855" },
	"on-solid": { light: "#ffffff" },

	focus: { light: "primary-600", dark: primary("#5cc4c1") },
	scrim: { light: "rgb(8 26 27 / 0.56)", dark: "rgb(0 0 0 / 0.66)" },

	// Drawings: placeholders for photos, and the street of the home page. Nature keeps its colours.
	"art-sky": { light: accent("#fff1d3"), dark: primary("#0b2427") },
	"art-sun": { light: "#f9c55a", dark: "#f3e7c9" },
	"art-hill-1": { light: "#d3e6df", dark: "#10353a" },
	"art-hill-2": { light: "#a9cfc9", dark: "#15444a" },
	"art-hill-3": { light: "#6fadab", dark: "#1a575c" },
	"art-pine": { light: "#0b6e72", dark: "#0c3f43" },
	"art-pine-2": { light: "#08575b", dark: "#093034" },
	"art-wall": { light: "#fffdf8", dark: "#b9b3a4" },
	"art-wall-2": { light: accent("#f6e3b9"), dark: accent("#8f8265") },
	"art-wall-3": { light: primary("#cfe6e3"), dark: primary("#6f8d8a") },
	"art-wood": { light: "#b36b00", dark: "#7a4a08" },
	"art-wood-2": { light: "#8a5200", dark: "#5b3706" },
	"art-roof": { light: primary("#0b6e72"), dark: primary("#0a5054") },
	"art-window": { light: "#bfdcd8", dark: "#f9c55a" },
	"art-ink": { light: "#14211f", dark: "#060d0c" },
	"art-road": { light: "#33433f", dark: "#1a2422" },
	"art-mark": { light: accent("#fbd896"), dark: accent("#8a6a2c") },
	"art-marigold": { light: accent("#f2a20c"), dark: accent("#e09a1c") },
	"art-cloth": { light: "#fbf8f3", dark: "#d8d2c4" },
	"art-metal": { light: "#c9d3d0", dark: "#8b9693" },
	"art-metal-2": { light: "#8fa09c", dark: "#5f6c69" },
	"art-skin": { light: "#a4683f", dark: "#8a5633" },
	"art-skin-2": { light: "#c48a5a", dark: "#a6714a" },
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof palette;
export type Theme = "light" | "dark";
