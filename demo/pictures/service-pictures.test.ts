import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dayColours, eveningColours } from "./art-colours.ts";
import { drawnServices } from "./scene-registry.ts";
import { drawServicePicture } from "./service-pictures.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the pictures of the services", () => {
	it("lie in the repository as they are drawn", () => {
		const outdated = drawnServices.filter(
			(slug) => read(`public/media/icons/${slug}.svg`) !== drawServicePicture(slug),
		);
		expect(outdated).toEqual([]);
	});

	it("weigh at most 4 KB", () => {
		const heavy = drawnServices.filter((slug) => Buffer.byteLength(drawServicePicture(slug)) > 4096);
		expect(heavy).toEqual([]);
	});

	it("follow the theme and need nothing from elsewhere", () => {
		const dependent = drawnServices.filter((slug) => {
			const picture = drawServicePicture(slug);
			return (
				!picture.includes("@media(prefers-color-scheme:dark)") ||
				/NaN|undefined|href|url\(|<text|style="|fill="/.test(picture)
			);
		});
		expect(dependent).toEqual([]);
	});
});

describe("the colours of the drawings", () => {
	const [day = "", evening = ""] = read("src/ui/styles.css").split("@media (prefers-color-scheme: dark)");
	const tokens = (css: string) =>
		Object.fromEntries(
			[...css.matchAll(/--color-art-([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
		);

	it("are the design tokens by day", () => {
		expect(dayColours).toEqual(tokens(day));
	});

	it("are the design tokens in the evening", () => {
		expect(eveningColours).toEqual(tokens(evening));
	});
});
