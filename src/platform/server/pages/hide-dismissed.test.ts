import { expect, test } from "vitest";
import { hideDismissed } from "./hide-dismissed.ts";

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

test("adds one script at the end of a page with something to dismiss, and allows it in its policy", () => {
	const { html, scripts } = hideDismissed(page('<div data-dismissible="a1">Text</div>'), ["own"]);
	expect(scripts).toHaveLength(2);
	expect(html).toBe(page(`<div data-dismissible="a1">Text</div><script>${scripts[1]}</script>`));
});

test("leaves any other page unchanged", () => {
	const html = page("<p>Nothing to dismiss</p>");
	expect(hideDismissed(html, ["own"])).toEqual({ html, scripts: ["own"] });
});
