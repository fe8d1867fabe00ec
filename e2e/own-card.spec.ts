import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Plumbers of Shimla; a code is sent to a mobile only every 30 seconds, so each size has its own. */
const nth: Record<string, number> = { phone: 0, desk: 1 };

test("the owner's own card shows Manage instead of Book, without a layout shift", async ({ page }, {
	project,
}) => {
	const plumber = demoProfessionals().filter(
		({ service, places, status, availability }) =>
			service.slug === "plumber" &&
			places.includes("shimla") &&
			status === "active" &&
			availability === "available",
	)[nth[project.name] ?? 0];
	if (plumber === undefined) throw new Error(`the demo has no plumber for ${project.name}`);
	const card = page.locator("[data-listing]").filter({ hasText: plumber.firmName ?? plumber.name });
	const shownAt = async () => {
		const box = await card.getByRole("link", { name: "View Details" }).boundingBox();
		return box && { x: Math.round(box.x), width: Math.round(box.width) };
	};

	const address = "/show-service/plumber/shimla";
	await page.goto(address);
	await expect(card.getByRole("button", { name: "Book Now" })).toBeVisible();
	await expect(card.getByRole("link", { name: "Manage" })).toHaveCount(0);
	const before = await shownAt();

	await logIn(page, plumber.mobile.slice(3));
	await page.goto(address);
	await expect(card.getByRole("link", { name: "Manage" })).toHaveAttribute("href", /^\/professionals\//);
	await expect(card.getByRole("button", { name: "Book Now" })).toHaveCount(0);
	expect(await shownAt()).toEqual(before);
	await expect(page.getByRole("button", { name: "Book Now" }).first()).toBeVisible();
	const shifted = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => {
					let sum = 0;
					for (const entry of list.getEntries())
						if ("value" in entry && typeof entry.value === "number") sum += entry.value;
					resolve(sum);
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(0), 1_000);
			}),
	);
	expect(shifted).toBeLessThan(0.01);
});
