import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Shape } from "./brand/read-svg.ts";
import { buildIconSprite, spriteFile, usedIcons } from "./icon-sprite.ts";

test("the name of the sprite changes with its drawings", () => {
	const drawing = (d: string) => ({ viewBox: "0 0 9 9", shapes: [["path", { d }] satisfies Shape] });
	const urls = ["M0 0h9", "M0 0h8"].map((d) => {
		const { svg, module } = buildIconSprite({
			mark: drawing("M1 1h1"),
			wordmark: drawing(d),
			secondWordmark: null,
		});
		expect(svg).toContain('<g id="mark"><path d="M1 1h1"/></g>');
		expect(svg).toContain(`<g id="wordmark"><path d="${d}"/></g>`);
		expect(svg).not.toContain("second-wordmark");
		return module;
	});
	expect(new Set(urls).size).toBe(2);
});

test("every icon of the interface or a service is in the sprite, with a drawing", () => {
	const sprite = readFileSync(spriteFile, "utf8");
	const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*><(?:path|circle|rect|line|poly|ellipse)/g)];
	expect(drawn.map(([, name]) => name)).toEqual(usedIcons());
	expect(usedIcons()).toContain("zap");
});

test("the sprite is small: at most 12 KB gzipped", () => {
	expect(gzipSync(readFileSync(spriteFile)).length).toBeLessThanOrEqual(12 * 1024);
});
