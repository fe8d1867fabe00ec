import type { Page, Response } from "@playwright/test";
import { logIn, passSecondFactor } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

// Access does not depend on the size: the specs of the screens themselves run at both.
test.skip(({ isMobile }) => isMobile, "runs once");

const adminMobile = "9811810013";
const mobiles = { salesPerson: "9811810031", customerSupport: "9811810032", promotor: "9811810033" };
type StaffRole = keyof typeof mobiles;

/** Every screen of the navigation, its heading, and the roles besides admin that can open it. */
const screens: readonly [path: string, heading: string, roles: readonly StaffRole[]][] = [
	["/today", "Today", ["salesPerson", "customerSupport"]],
	["/registrations", "Registrations", ["customerSupport"]],
	["/professionalappl", "Professionals", ["salesPerson", "customerSupport"]],
	["/number-reports", "Wrong numbers", ["salesPerson", "customerSupport"]],
	["/payments", "Payments", []],
	["/invoices", "Invoices", []],
	["/subscriptions", "Subscriptions", ["customerSupport"]],
	["/sectors", "Sectors", ["salesPerson", "customerSupport"]],
	["/services", "Services", ["salesPerson", "customerSupport"]],
	["/translations", "Translations", ["salesPerson", "customerSupport"]],
	["/referral/payouts", "Referral payouts", []],
	["/insights", "Insights", ["customerSupport"]],
	["/notices", "Notices", []],
	["/staff", "Staff", []],
	["/audit", "Audit log", []],
];

/** Calls the API as the signed-in person of the page. */
const callAs = (page: Page, method: string, path: string, body?: unknown) =>
	page.evaluate(
		async (call) => {
			const token = localStorage.getItem("token") ?? "";
			const answer = await fetch(call.path, {
				method: call.method,
				headers: { "x-auth-token": token, "content-type": "application/json" },
				body: call.body === undefined ? null : JSON.stringify(call.body),
			});
			return { status: answer.status, body: (await answer.json()) as unknown };
		},
		{ method, path, body },
	);

async function expectScreens(page: Page, role: StaffRole | "admin"): Promise<void> {
	const refused: string[] = [];
	const note = (answer: Response) => void (answer.status() === 403 && refused.push(answer.url()));
	page.on("response", note);
	// The heading alone is shown before access is decided; the frame comes with the screen's data.
	const frame = page.locator("[data-frame=staff]");
	for (const [path, heading, roles] of screens) {
		await page.goto(path);
		if (role === "admin" || roles.includes(role)) {
			await expect(frame.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
			await expect(frame.getByRole("alert"), `${role} on ${path}`).toHaveCount(0);
			expect(refused, `${role} on ${path}`).toEqual([]);
		} else {
			await expect(page, `${role} on ${path}`).toHaveURL(/\/$/);
			await expect(frame).toHaveCount(0);
			refused.length = 0;
		}
	}
	page.off("response", note);
}

test("each role opens its own screens of the back office and is redirected home from the others", async ({
	page,
	browser,
}) => {
	test.setTimeout(180_000);
	await logIn(page, adminMobile, "Kavita Rao");
	await test.step("admin", () => expectScreens(page, "admin"));
	for (const [role, mobile] of Object.entries(mobiles) as [StaffRole, string][])
		await test.step(role, async () => {
			const context = await browser.newContext();
			const person = await context.newPage();
			await logIn(person, mobile, "Nitin Joshi");
			const { body } = await callAs(person, "GET", "/api/auth");
			const id = (body as { _id: string })._id;
			const change = { role, reason: "Joins the team" };
			expect((await callAs(page, "PUT", `/api/users/${id}/role`, change)).status).toBe(200);
			await person.goto("/today");
			if (role !== "promotor") {
				await person.getByRole("button", { name: "Set up two-step login" }).click();
				// Its code loads only now, and without a dialog no second factor is needed.
				await expect(person.getByRole("dialog")).toBeVisible();
				await passSecondFactor(person);
			}
			await expectScreens(person, role);
			await context.close();
		});
});
