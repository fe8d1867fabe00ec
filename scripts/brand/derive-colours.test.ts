import { converter, wcagContrast, wcagLuminance } from "culori";
import { describe, expect, test } from "vitest";
import { contrastFaults, deriveColours, tokensCss } from "./derive-colours.ts";
import { drawnFor, palette, type Token } from "./palette.ts";

const brands = [
	{ primary: "#7a1f4b", accent: "#ffc145" },
	{ primary: "#3b3fb6", accent: "#ff8a5c" },
	{ primary: "#14532d", accent: "#e6a700" },
	{ primary: "#333333", accent: "#cccccc" },
];

test("the brand that the palette was drawn for gets exactly the colours drawn", () => {
	const { light, dark } = deriveColours(drawnFor);
	const hexOf = (value: Token["light"]) => (typeof value === "string" ? value : value.hex);
	for (const [name, token] of Object.entries(palette) as [keyof typeof palette, Token][]) {
		const [inLight, inDark] = [hexOf(token.light), hexOf(token.dark ?? token.light)];
		expect([name, light[name]]).toEqual([
			name,
			inLight in palette ? light[inLight as keyof typeof light] : inLight,
		]);
		expect([name, dark[name]]).toEqual([
			name,
			inDark in palette ? dark[inDark as keyof typeof dark] : inDark,
		]);
	}
});

describe.each(brands)("$primary with $accent", (brand) => {
	const { light, dark } = deriveColours(brand);

	test("is used as it is where the brand's colours are seen most", () => {
		expect([light.act, light["primary-600"], light.now, light["art-roof"]]).toEqual([
			brand.primary,
			brand.primary,
			brand.accent,
			brand.primary,
		]);
	});

	test("has readable texts in both themes, and leaves the colours of states alone", () => {
		expect(contrastFaults(brand)).toEqual([]);
		for (const theme of [light, dark])
			expect(wcagContrast(theme["on-board"], theme.board)).toBeGreaterThan(7);
		expect([light.danger, dark.danger, light.success]).toEqual(["#a1261b", "#ffb4a9", "#17663a"]);
	});
});

test("a dark colour makes its shades darker, and neither its tints nor the dark theme", () => {
	const lightness = (hex: string) => converter("oklch")(hex)?.l ?? 0;
	const drawn = deriveColours(drawnFor);
	const { light, dark } = deriveColours({ ...drawnFor, primary: "#14532d" });
	const steps = (["50", "100", "200", "400", "600", "700", "800", "900"] as const).map((step) =>
		wcagLuminance(light[`primary-${step}`]),
	);
	expect(steps).toEqual(steps.toSorted((one, other) => other - one));
	expect(lightness(light["primary-200"])).toBeCloseTo(lightness(drawn.light["primary-200"]), 2);
	expect(lightness(dark.board)).toBeCloseTo(lightness(drawn.dark.board), 2);
	expect(dark["primary-700"]).toBe(light["primary-700"]);
});

test("a colour without a hue makes greys", () => {
	const { light } = deriveColours({ primary: "#333333", accent: "#cccccc" });
	expect(light["primary-50"]).toMatch(/^#(..)\1\1$/);
});

test("the stylesheet names roles by the palette, and has a dark theme", () => {
	const css = tokensCss(deriveColours(drawnFor));
	expect(css).toContain("\t--color-act: var(--color-primary-600);");
	expect(css).toMatch(/prefers-color-scheme: dark\) \{\n\t:root \{\n\t\t--color-ground: #0d1514;/);
});
