import { expect, test } from "./support/test.ts";

/** What a screen reader reads, in its order. */
test("a screen reader reads titles, names and states from the home page to a request", async ({ page }, {
	project,
}) => {
	test.skip(project.name === "desk");
	const main = page.getByRole("main");

	await test.step("the home page begins with the search", async () => {
		await page.goto("/");
		await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
			- banner:
			  - button "Open menu"
			  - link "Nukkad, home page"
			  - button "Login"
		`);
		await expect(main).toMatchAriaSnapshot(`
			- main:
			  - heading "Good hands, just round the corner" [level=1]
			  - search:
			    - textbox "Where?"
			    - textbox "What do you need?"
			    - button "Search"
			  - region "Popular Services":
			    - heading "Popular Services" [level=2]
			    - list:
			      - listitem:
			        - link "Electrician"
		`);
	});

	await test.step("a list has a heading for every professional, with the place, the price and what to do next", async () => {
		await page.goto("/show-service/electrician/shimla");
		await expect(main).toMatchAriaSnapshot(`
			- main:
			  - heading "Electrician in Shimla" [level=1]
			  - paragraph:
			    - text: /\\d+ professionals/
			    - link "How we rank"
			  - group "Filters":
			    - button "Filter"
			    - link "Lowest price first"
			  - list:
			    - listitem:
			      - heading /.+/ [level=2]:
			        - link /.+/
			      - paragraph: /Electrician/
			      - text: Available
			      - paragraph: /₹\\d+ per visit/
			      - paragraph: /Shimla 171\\d+/
			      - button "Book Now"
			      - link "View Details"
		`);
	});

	await test.step("the details name the professional first and end with the call", async () => {
		await main.getByRole("link", { name: "Thakur Electric Works" }).click();
		await expect(main).toMatchAriaSnapshot(`
			- main:
			  - link "Electrician in Shimla"
			  - button "Share"
			  - heading "Thakur Electric Works" [level=1]
			  - paragraph: Rakesh Thakur · Electrician
			  - paragraph: Mobile number verified
			  - region "Details":
			    - heading "Details" [level=2]
			    - term: Experience
			    - definition: /\\d+ years of experience/
			  - button "Book now"
		`);
	});

	await test.step("every field of the request has a name, and the button comes last", async () => {
		await page.goto("/lead/new?service=electrician&location=shimla");
		await expect(main).toMatchAriaSnapshot(`
			- main:
			  - heading "New Lead" [level=1]
			  - group:
			    - paragraph: Electrician
			    - textbox "Name"
			    - textbox "Mobile"
			    - combobox "Location": Shimla
			    - textbox "Address details"
			    - button "Budget, date and details (optional)"
			    - text: /Professionals see your name, number and address only after claiming/
			    - button "Send request"
		`);
	});
});
