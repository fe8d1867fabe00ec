import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildIconSprite, spriteFile, spriteModuleFile, usedIcons } from "./icon-sprite.ts";

test("the sprite and its URL are current: node scripts/build-icons.ts", () => {
	const built = buildIconSprite();
	expect(readFileSync(spriteFile, "utf8")).toBe(built.svg);
	expect(readFileSync(spriteModuleFile, "utf8")).toBe(built.module);
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
