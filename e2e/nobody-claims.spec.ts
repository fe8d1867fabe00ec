import { demoMarket } from "../demo/demo-market.ts";
import { cardOf } from "./support/requests.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Each size changes another request, because both run at the same time. */
const asked: Record<string, { service: string; place: string }> = {
	phone: { service: "painter", place: "rishikesh" },
	desk: { service: "sofa-carpet", place: "chamba" },
};

test("a customer whose request nobody claims gets help", async ({ page }, { project }) => {
	const wanted = asked[project.name];
	const request = demoMarket().requests.find(
		({ service, place, outcome, claimers }) =>
			service === wanted?.service && place === wanted.place && outcome === "open" && claimers === 0,
	);
	if (request === undefined) throw new Error(`the demo has no unclaimed request for ${project.name}`);
	await logIn(page, request.customer.mobile.slice(3));
	await page.goto("/leads?hasUserBookings=true");
	await cardOf(page, request.description)
		.getByRole("link", { name: /^View:/ })
		.click();

	const help = page.getByRole("region", { name: "Nobody has replied yet" });
	await expect(help.getByRole("link", { name: "Call someone from the list" })).toHaveAttribute(
		"href",
		`/show-service/${request.service}/${request.place}`,
	);

	await test.step("asks in nearby places, once", async () => {
		await help.getByRole("button", { name: "Ask in nearby places" }).click();
		await expect(page.getByText("We are asking professionals in nearby places.").first()).toBeVisible();
		await expect(help.getByRole("button", { name: "Ask in nearby places" })).toHaveCount(0);
	});

	await test.step("lets more professionals see the number", async () => {
		await help.getByRole("button", { name: "Let more professionals see it" }).click();
		const editing = page.getByRole("dialog", { name: "Edit your request" });
		await editing.getByText("5", { exact: true }).click();
		await editing.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByText("0 of 5 places taken").first()).toBeVisible();
		await expect(help.getByRole("button", { name: "Let more professionals see it" })).toHaveCount(0);
	});
});
