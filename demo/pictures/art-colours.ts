/**
 * The colours of the drawings, by role. They repeat the `--color-art-*` design tokens, because a picture that is
 * loaded as a file of its own cannot read the style sheet of the page.
 */
export const dayColours = {
	sky: "#fff1d3",
	sun: "#f9c55a",
	"hill-1": "#d3e6df",
	"hill-2": "#a9cfc9",
	"hill-3": "#6fadab",
	pine: "#0b6e72",
	"pine-2": "#08575b",
	wall: "#fffdf8",
	"wall-2": "#f6e3b9",
	"wall-3": "#cfe6e3",
	wood: "#b36b00",
	"wood-2": "#8a5200",
	roof: "#0b6e72",
	window: "#bfdcd8",
	ink: "#14211f",
	road: "#33433f",
	mark: "#fbd896",
	marigold: "#f2a20c",
	cloth: "#fbf8f3",
	metal: "#c9d3d0",
	"metal-2": "#8fa09c",
	skin: "#a4683f",
	"skin-2": "#c48a5a",
} as const;

export type ArtColour = keyof typeof dayColours;
export type Palette = Readonly<Record<ArtColour, string>>;

/** The dark theme: the same street in the evening. */
export const eveningColours: Palette = {
	sky: "#0b2427",
	sun: "#f3e7c9",
	"hill-1": "#10353a",
	"hill-2": "#15444a",
	"hill-3": "#1a575c",
	pine: "#0c3f43",
	"pine-2": "#093034",
	wall: "#b9b3a4",
	"wall-2": "#8f8265",
	"wall-3": "#6f8d8a",
	wood: "#7a4a08",
	"wood-2": "#5b3706",
	roof: "#0a5054",
	window: "#f9c55a",
	ink: "#060d0c",
	road: "#1a2422",
	mark: "#8a6a2c",
	marigold: "#e09a1c",
	cloth: "#d8d2c4",
	metal: "#8b9693",
	"metal-2": "#5f6c69",
	skin: "#8a5633",
	"skin-2": "#a6714a",
};

/** Tells a role from a fixed colour or from `none`. */
export function isArtColour(name: string): name is ArtColour {
	return Object.hasOwn(dayColours, name);
}
