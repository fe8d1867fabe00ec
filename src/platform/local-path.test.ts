import { expect, test } from "vitest";
import { localPath, routerPath } from "./local-path.ts";
import { inLanguage } from "./server/language.ts";

test.each([
	["/", "/hi"],
	["/leads", "/hi/leads"],
	["/leads?page=2#top", "/hi/leads?page=2#top"],
])("%s is %s in Hindi, and back", (path, hindi) => {
	expect(localPath(path, "hi")).toBe(hindi);
	expect(localPath(path, "en")).toBe(path);
	expect(inLanguage("hi", () => routerPath(hindi))).toBe(path);
	expect(routerPath(path)).toBe(path);
});

test("a path that only begins with the same letters has no prefix", () => {
	expect(inLanguage("hi", () => routerPath("/history"))).toBe("/history");
	expect(inLanguage("hi", () => routerPath("/hi?q=1"))).toBe("/?q=1");
});
