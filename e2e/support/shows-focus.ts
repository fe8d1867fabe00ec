import type { Page } from "@playwright/test";

/**
 * Whether the focused element is outlined, itself or as a whole with its label, and nothing is in front of the part that
 * is within the window.
 */
export const showsFocus = (page: Page): Promise<boolean> =>
	page.evaluate(() => {
		const focused = document.activeElement ?? document.body;
		const isOutlined = [focused, focused.parentElement].some(
			(element) => element && getComputedStyle(element).outlineStyle === "solid",
		);
		const { left, top, bottom, width } = focused.getBoundingClientRect();
		const isInFront = [Math.max(top, 0) + 3, Math.min(bottom, window.innerHeight) - 3].every((y) => {
			const inFront = document.elementFromPoint(left + Math.min(width / 2, 20), y);
			const label = inFront?.closest("label");
			return focused.contains(inFront) || inFront?.contains(focused) === true || label?.control === focused;
		});
		return isOutlined && isInFront;
	});
