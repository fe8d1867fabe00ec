import { expect, type Locator } from "@playwright/test";

const hues = ["red", "green", "blue"] as const;
type Hue = (typeof hues)[number];

/** The dominant colour of a text. */
async function hueOf(words: Locator): Promise<Hue | undefined> {
	const colour = await words.evaluate((element) => getComputedStyle(element).color);
	const shares = (colour.match(/\d+/g) ?? []).map(Number).slice(0, hues.length);
	return hues[shares.indexOf(Math.max(...shares))];
}

/** Waits until the text has this colour. */
export async function expectHue(words: Locator, hue: Hue): Promise<void> {
	await expect(words).toBeVisible();
	await expect.poll(() => hueOf(words)).toBe(hue);
}
