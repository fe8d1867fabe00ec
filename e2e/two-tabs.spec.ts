import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const words = "Flat 9, behind the temple";

test("one person's input in a tab is neither shown nor sent after another tab logged them out", async ({
	page,
	context,
}) => {
	test.slow();
	const [first, second] = ["9811600001", "9811600002"];
	await logIn(page, first, "Asha Verma");
	const request = await context.newPage();
	const guarded = await context.newPage();

	await test.step("two tabs are open, one with a half-written request", async () => {
		await request.goto("/lead/new");
		await expect(request.getByLabel("Mobile", { exact: true })).toHaveValue(/\d/);
		await request.getByLabel("Address details").fill(words);
		await guarded.goto("/profile-actions");
		await expect(guarded.getByLabel("Your account: Asha Verma")).toBeVisible();
	});

	await test.step("a logout in the third empties both and asks for a login", async () => {
		await page.getByLabel("Your account: Asha Verma").click();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page.getByRole("banner").getByRole("button", { name: "Login" })).toBeVisible();
		await expect(request.getByLabel("Address details")).toHaveValue("");
		await expect(request.getByLabel("Name", { exact: true })).toHaveValue("");
		await expect(guarded.getByRole("main").getByRole("button", { name: /log ?in/i })).toBeVisible();
		await expect(guarded.getByText("Asha Verma")).toHaveCount(0);
		const kept = () => [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join(" ");
		await expect.poll(() => request.evaluate(kept)).not.toContain(words);
	});

	await test.step("the next person finds their own account in every tab, and no input of the first", async () => {
		await logIn(page, second, "Vikram Rana");
		const ending = new RegExp(`${second.slice(-5)}$`);
		await expect(request.getByLabel("Mobile", { exact: true })).toHaveValue(ending);
		await expect(request.getByLabel("Address details")).toHaveValue("");
		await expect(guarded.getByText(ending).first()).toBeVisible();
	});
});

test("another person logs in over an open form: the tab starts anew", async ({ page, context, browser }) => {
	test.slow();
	const [first, second] = ["9811600005", "9811600006"];
	const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
	const other = await elsewhere.newPage();
	await logIn(other, second, "Vikram Rana");
	const token = await other.evaluate(() => localStorage.getItem("token") ?? "");
	await elsewhere.close();
	await logIn(page, first, "Asha Verma");
	const request = await context.newPage();
	await request.goto("/lead/new");
	await expect(request.getByLabel("Name", { exact: true })).toHaveValue("Asha Verma");
	await request.getByLabel("Address details").fill(words);
	const asWhom: (string | undefined)[] = [];
	request.on("request", (sent) => {
		if (sent.method() !== "GET") asWhom.push(sent.headers()["x-auth-token"]);
	});
	const anew = request.waitForEvent("load");
	await page.evaluate((held) => localStorage.setItem("token", held), token);
	await anew;
	await expect(request.getByLabel("Name", { exact: true })).toHaveValue("Vikram Rana");
	await expect(request.getByLabel("Address details")).toHaveValue("");
	expect(asWhom).not.toContain(token);
});

test("a tab that opens a record learns of a change that only the other tab received", async ({
	page,
	context,
}) => {
	test.slow();
	await logIn(page, "9811600009", "Nirmala Guleria");
	await page.goto("/jobs/new");
	await page.getByRole("combobox", { name: "Category" }).selectOption("Electrician");
	await page.getByRole("textbox", { name: "Firm" }).fill("Beas Lighting");
	await page.getByRole("textbox", { name: "Description" }).fill("Wiring of six flats.");
	await page.getByRole("textbox", { name: "Pincode" }).fill("175001");
	const office = page.getByRole("combobox", { name: "Post office" });
	await expect(office).toBeEnabled();
	await office.selectOption({ index: 1 });
	const watched = page.waitForResponse(/\/stream\/watched$/);
	await page.getByRole("button", { name: "Post a Job" }).click();
	await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
	await watched;
	const { pathname } = new URL(page.url());
	const status = (tab: typeof page, name: string) => tab.getByRole("main").getByText(name, { exact: true });

	// The part that receives events loads late, as on a slow connection.
	const second = await context.newPage();
	const line = Promise.withResolvers<void>();
	const asked = second.waitForRequest(/job-events-/);
	await second.route(/job-events-/, async (route) => {
		await line.promise;
		await route.continue();
	});
	await second.goto(pathname);
	await expect(second.getByRole("button", { name: /^Close/ }).first()).toBeVisible();
	await asked;

	const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
	const closed = await page.request.put(`/api${pathname}/close`, {
		headers: { "x-auth-token": token },
		data: { reason: "not-needed" },
	});
	expect(closed.status()).toBe(200);
	await expect(status(page, "Closed").first()).toBeVisible();
	await expect(status(second, "Posted").first()).toBeVisible();
	line.resolve();
	await expect(status(second, "Closed").first()).toBeVisible();
});
