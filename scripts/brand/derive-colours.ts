import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";
import { drawnFor, type Following, palette, type Theme, type Token, type TokenName } from "./palette.ts";

/** The two colours of a brand, as hex. */
export type BrandColours = { primary: string; accent: string };
/** Each token's value in a theme: hex, or rgb() with transparency. */
export type Colours = Record<TokenName, string>;

const tokens = Object.entries(palette) as [TokenName, Token][];
const isToken = (value: string): value is TokenName => value in palette;
const toOklch = converter("oklch");

function oklch(hex: string): Oklch {
	const colour = toOklch(hex);
	if (colour === undefined) throw new Error(`${hex} is no colour`);
	return colour;
}

/** A tint may be this many times as colourful as the one drawn: more would make pale surfaces glaring. */
const mostColourful = 1.5;
/** Colours lighter than this are backgrounds: they keep their lightness, whatever the brand's. */
const lightestShade = 0.5;

/**
 * A colour moved by what the brand's colour differs from the one that it was drawn for: in hue and chroma, and in light
 * shades of it also in lightness. The brand's own colour is used as it is.
 */
function follow({ follows, hex }: Following, theme: Theme, brand: BrandColours): string {
	const drawn = drawnFor[follows];
	if (brand[follows] === drawn) return hex;
	if (theme === "light" && hex === drawn) return brand[follows];
	const [from, to, was] = [oklch(drawn), oklch(brand[follows]), oklch(hex)];
	const isShade = theme === "light" && was.c > 0.03 && was.l < Math.max(lightestShade, from.l);
	const chroma = from.c === 0 ? 1 : Math.min(to.c / from.c, mostColourful);
	const moved: Oklch = {
		mode: "oklch",
		l: isShade ? Math.max(0.15, was.l + (to.l - from.l)) : was.l,
		c: was.c * chroma,
		h: to.h === undefined ? was.h : (was.h ?? 0) + to.h - (from.h ?? 0),
	};
	return formatHex(clampChroma(moved, "oklch"));
}

/** The colours of both themes for a brand. */
export function deriveColours(brand: BrandColours): Record<Theme, Colours> {
	const valueIn = (theme: Theme, name: TokenName): string => {
		const token: Token = palette[name];
		const value = theme === "dark" ? (token.dark ?? token.light) : token.light;
		// A step of the palette is the same in both themes.
		const written = token.dark === undefined ? "light" : theme;
		if (typeof value !== "string") return follow(value, written, brand);
		return isToken(value) ? valueIn(theme, value) : value;
	};
	const all = (theme: Theme) =>
		Object.fromEntries(tokens.map(([name]) => [name, valueIn(theme, name)])) as Colours;
	return { light: all("light"), dark: all("dark") };
}

type Pair = { text: TokenName; on: TokenName; by: keyof BrandColours };

/** The texts that the brand's colours can make unreadable. */
const pairs: Pair[] = [
	{ text: "on-act", on: "act", by: "primary" },
	{ text: "on-act", on: "act-hover", by: "primary" },
	{ text: "act", on: "surface", by: "primary" },
	{ text: "act", on: "ground", by: "primary" },
	{ text: "act-ink", on: "act-tint", by: "primary" },
	{ text: "on-board", on: "board", by: "primary" },
	{ text: "on-board-soft", on: "board", by: "primary" },
	{ text: "ink-soft", on: "ground", by: "primary" },
	{ text: "ink-faint", on: "sunk", by: "primary" },
	{ text: "on-now", on: "now", by: "accent" },
	{ text: "on-now", on: "now-hover", by: "accent" },
	{ text: "ink", on: "now-tint", by: "accent" },
	{ text: "ink-soft", on: "art-sky", by: "accent" },
];

/** What WCAG 2.2 AA demands of text. */
const leastContrast = 4.5;

/** What is wrong with a brand's colours: the worst text that they make unreadable, with the measured contrast. */
export function contrastFaults(brand: BrandColours): string[] {
	const colours = deriveColours(brand);
	const measured = pairs.flatMap(({ text, on, by }) =>
		(["light", "dark"] as const).map((theme) => {
			const [front, back] = [colours[theme][text], colours[theme][on]];
			return { by, theme, front, back, text, on, contrast: wcagContrast(front, back) };
		}),
	);
	return (["primary", "accent"] as const).flatMap((by) => {
		const [worst] = measured
			.filter((one) => one.by === by && one.contrast < leastContrast)
			.toSorted((one, other) => one.contrast - other.contrast);
		if (worst === undefined) return [];
		const { theme, front, back, text, on, contrast } = worst;
		// Rounded down, so that no refused figure reads as the demanded one.
		const figure = (Math.floor(contrast * 100) / 100).toFixed(2);
		return [
			`colours.${by}: with ${brand[by]}, ${text} (${front}) on ${on} (${back}) has a contrast of ${figure} in the ${theme} theme; at least ${leastContrast} is needed`,
		];
	});
}

/** The stylesheet of both themes. Tailwind makes utilities of the theme's variables. */
export function tokensCss(colours: Record<Theme, Colours>): string {
	const lines = (theme: Theme, indent: string) =>
		tokens.flatMap(([name, token]) => {
			if (theme === "dark" && token.dark === undefined) return [];
			const value = theme === "dark" ? token.dark : token.light;
			const isReference = typeof value === "string" && isToken(value);
			return `${indent}--color-${name}: ${isReference ? `var(--color-${value})` : colours[theme][name]};`;
		});
	return [
		"/* Generated by `npm run generate`. */",
		"@theme static {",
		...lines("light", "\t"),
		"}",
		"@media (prefers-color-scheme: dark) {",
		"\t:root {",
		...lines("dark", "\t\t"),
		"\t}",
		"}",
		"",
	].join("\n");
}
