import { expect, test } from "vitest";
import { hideDismissed } from "./hide-dismissed.ts";

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

test("a page with something to dismiss gets one script at its end, which its policy allows", () => {
	const { html, scripts } = hideDismissed(page('<div data-dismissible="a1">Text</div>'), ["own"]);
	expect(scripts).toHaveLength(2);
	expect(html).toBe(page(`<div data-dismissible="a1">Text</div><script>${scripts[1]}</script>`));
});

test("any other page stays as it is", () => {
	const html = page("<p>Nothing to dismiss</p>");
	expect(hideDismissed(html, ["own"])).toEqual({ html, scripts: ["own"] });
});
