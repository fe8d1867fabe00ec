import type { Page } from "@playwright/test";
import { isStaffPage, pages } from "../src/pages.ts";
import { cutAtZoom, emptyPages, seenPages, violations, waitingAndFailedPages } from "./support/access.ts";
import { addressOf, loaded } from "./support/page-addresses.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const screens = pages.filter(({ file }) => file.endsWith(".tsx"));
const pathsFor = (isTheirs: (page: (typeof screens)[number]) => boolean) =>
	screens.filter(isTheirs).map(({ path }) => path);

// Every page is checked once: those of customers and professionals on a phone, those of staff at a desk.

test("axe finds nothing on public pages", async ({ page }, { project }) => {
	test.skip(project.name === "desk");
	test.setTimeout(240_000);
	const { found } = await seenPages(
		page,
		pathsFor(({ access }) => access === "public"),
	);
	expect(found).toEqual([]);
});

test.describe("with a broken server", () => {
	test.use({ isServerBroken: true });

	test("axe finds nothing on the pages of a professional, also while they load and when that failed", async ({
		page,
	}, { project }) => {
		test.skip(project.name === "desk");
		test.setTimeout(360_000);
		await logIn(page, "9000000022");
		const theirs = pathsFor(({ access }) => access === "signed-in");
		const { found, unseen } = await seenPages(page, theirs);
		expect(found).toEqual([]);
		// Three pages need an id in the query, and the offers for a request are its customer's.
		expect(unseen).toEqual(["/lead/:leadId/offers", "/applicants", "/loading", "/phonepe-loading"]);
		const publicToo = ["/leads", "/lead/:leadId", "/jobs", "/jobs/:jobId"];
		expect(await waitingAndFailedPages(page, [...theirs, ...publicToo])).toEqual([]);
	});

	test("axe finds nothing on the pages of staff while they load and when that failed", async ({ page }, {
		project,
	}) => {
		test.skip(project.name === "phone");
		test.setTimeout(360_000);
		await logIn(page, "9811500013", "Asha Menon");
		expect(await waitingAndFailedPages(page, pathsFor(isStaffPage))).toEqual([]);
	});
});

test("axe finds nothing on the pages of staff, and at 400 % zoom nothing is cut", async ({ page }, {
	project,
}) => {
	test.skip(project.name === "phone");
	test.setTimeout(360_000);
	await logIn(page, "9811500015", "Asha Menon");
	expect((await seenPages(page, pathsFor(isStaffPage), { also: cutAtZoom })).found).toEqual([]);
});

/** What opens a dialog on a list of staff, by path. */
const dialogButtons = {
	"/sectors": ["Add sector"],
	"/services": ["Add service"],
	"/notices": ["Write a notice"],
	"/subscriptions": ["Add Subscription", "Change prices"],
	"/professionalappl": ["Filter"],
};

test("axe finds nothing on the pages of staff when their lists are empty, and in dialogs there", async ({
	page,
}, { project }) => {
	test.skip(project.name === "phone");
	test.setTimeout(240_000);
	await logIn(page, "9811500014", "Asha Menon");
	const lists = pathsFor(isStaffPage).filter((path) => !path.includes(":"));
	expect(await emptyPages(page, lists, dialogButtons)).toEqual([]);
});

test("axe finds nothing on the pages of a person who is new", async ({ page }, { project }) => {
	test.skip(project.name === "desk");
	test.setTimeout(120_000);
	await logIn(page, "9811500003", "Asha Menon");
	const theirs = pathsFor(({ access }) => access === "signed-in");
	const { found } = await seenPages(page, [...theirs, "/leads?hasUserBookings=true", "/jobs?createdBy=me"], {
		themes: ["light"],
	});
	expect(found).toEqual([]);
});

test("axe finds nothing on the offers for a request, in menus and dialogs", async ({ page }, { project }) => {
	test.skip(project.name === "desk");
	test.setTimeout(120_000);
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("dialog", { name: "Register / Login" })).toBeVisible();
	const found = await violations(page, "login");
	await logIn(page, "9000000010");
	const offers = await seenPages(page, ["/lead/:leadId/offers"]);
	expect(offers.unseen).toEqual([]);
	found.push(...offers.found);
	await page.getByRole("button", { name: "Menu" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	found.push(...(await violations(page, "menu")));
	await page.goto("/electrician");
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await expect(page.getByLabel("Highest price")).toBeVisible();
	found.push(...(await violations(page, "filters")));
	expect(found).toEqual([]);
});

/** Collects what moves for longer than a moment, from now on and on every page. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
	const seen: string[] = [];
	await page.exposeFunction("reportMotion", (motion: string) => void seen.push(motion));
	await page.addInitScript(() => {
		const { reportMotion } = window as unknown as { reportMotion: (motion: string) => void };
		const look = () => {
			for (const { effect } of document.getAnimations()) {
				const length = Number(effect?.getComputedTiming().activeDuration ?? 0);
				const target = effect instanceof KeyframeEffect ? effect.target : null;
				// The stylesheet leaves one millisecond, so that scripts still receive the events.
				if (length > 1)
					reportMotion(`${location.pathname}: ${target?.outerHTML.slice(0, 200)}, ${length} ms`);
			}
			requestAnimationFrame(look);
		};
		look();
	});
	return async () => {
		// What has begun is reported in the next frame.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		return [...new Set(seen.splice(0))];
	};
}

test("nothing moves for a person who prefers reduced motion", async ({ page }) => {
	test.setTimeout(90_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const motion = await watchMotion(page);
	const details = (await addressOf(page, "/show-service-details/:profId")) ?? "";
	const paths = ["/", "/home-stays", "/show-service/electrician/shimla", "/leads", "/jobs", "/lead/new"];
	for (const path of [...paths, details]) {
		await page.goto(path);
		await loaded(page);
		await page.keyboard.press("End");
	}
	const isDesk = (page.viewportSize()?.width ?? 0) >= 1224;
	const dialog = page.getByRole("dialog");
	await test.step("in a drawer and a dialog", async () => {
		await page.goto("/electrician");
		if (isDesk) return;
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await page.getByRole("button", { name: "Filter", exact: true }).click();
		await expect(page.getByLabel("Highest price")).toBeVisible();
	});
	await test.step("in an alert", async () => {
		await page.route("**/api/otp/**", (route) => route.abort());
		await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
		await dialog.getByRole("textbox", { name: "Mobile number" }).fill("9811500021");
		await dialog.getByRole("button", { name: "Send code" }).click();
		await expect(page.locator("[data-alert-layer]")).toContainText("No connection");
	});
	expect(await motion()).toEqual([]);
	await test.step("and everything would for others", async () => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.reload();
		await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
		await expect(dialog).toBeVisible();
		expect(await motion()).not.toEqual([]);
	});
});
