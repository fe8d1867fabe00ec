import type { Page } from "@playwright/test";

/** How wide the page is, and its window. */
export const widths = (page: Page) =>
	page.evaluate(() => ({
		page: document.documentElement.scrollWidth,
		window: document.documentElement.clientWidth,
	}));

/** The texts that reach beyond the window, or beyond a container that hides what does not fit. */
export const cutTexts = (page: Page) =>
	page.evaluate(() => {
		/** Where a text in this element is visible; undefined if it is only for screen readers. */
		function visiblePart(start: Element) {
			let [from, to] = [0, document.documentElement.clientWidth];
			for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
				const { left, right, width } = box.getBoundingClientRect();
				const { overflowX } = getComputedStyle(box);
				if (width <= 1) return undefined;
				if (overflowX === "auto" || overflowX === "scroll") return { from: -Infinity, to: Infinity };
				if (overflowX !== "visible") [from, to] = [Math.max(from, left), Math.min(to, right)];
			}
			return { from, to };
		}
		const found: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
			const words = text.textContent?.trim() ?? "";
			if (words === "" || text.parentElement?.checkVisibility() !== true) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { left, right } = range.getBoundingClientRect();
			const part = visiblePart(text.parentElement);
			if (part && (left < part.from - 1 || right > part.to + 1)) found.push(words);
		}
		return found;
	});
