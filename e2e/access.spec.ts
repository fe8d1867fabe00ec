import { isStaffPage, pages } from "../src/pages.ts";
import { seenPages, violations, waitingAndFailedPages } from "./support/access.ts";
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

test("axe finds nothing on the pages of staff, also while they load and when that failed", async ({ page }, {
	project,
}) => {
	test.skip(project.name === "phone");
	test.setTimeout(360_000);
	await logIn(page, "9811500013", "Asha Menon");
	const theirs = pathsFor(isStaffPage);
	expect((await seenPages(page, theirs)).found).toEqual([]);
	expect(await waitingAndFailedPages(page, theirs)).toEqual([]);
});

test("axe finds nothing on the pages of a person who is new", async ({ page }, { project }) => {
	test.skip(project.name === "desk");
	test.setTimeout(120_000);
	await logIn(page, "9811500003", "Asha Menon");
	const theirs = pathsFor(({ access }) => access === "signed-in");
	const { found } = await seenPages(
		page,
		[...theirs, "/leads?createdByMe=true", "/leads?hasUserBookings=true", "/jobs?createdBy=me"],
		["light"],
	);
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
	found.push(...(await seenPages(page, ["/lead/:leadId/offers"])).found);
	await page.getByRole("button", { name: "Menu" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	found.push(...(await violations(page, "menu")));
	await page.goto("/electrician");
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await expect(page.getByLabel("Highest price")).toBeVisible();
	found.push(...(await violations(page, "filters")));
	expect(found).toEqual([]);
});
