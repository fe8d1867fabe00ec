// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import * as favouritesPage from "./favourites-page.tsx";

afterEach(leavePage);

const favourite = {
	_id: "a-listing",
	userId: "an-owner",
	firmName: "Deodar Cottage",
	name: "Sunita Chauhan",
	service: "Home Stays",
	serviceSlug: "home-stays",
	cardType: "image",
	choiceName: null,
	availability: "available",
	description: "",
	area: "Shimla 171001",
	goToLocation: ["Shimla"],
	fixedPlace: true,
	callIcon: true,
	summary: "",
	price: null,
	image: null,
	imageCount: 0,
	rating: { average: null, count: 0 },
	licenceChecked: false,
	abilities: { book: true },
};

test("offers another try if the favourites fail to load, then shows that there are none", async () => {
	let answer = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });
	openSignedIn(favouritesPage, { answer: () => answer() });
	const retry = await screen.findByRole("button", { name: "Try again" });
	answer = () => Response.json({ professionals: [] });
	await userEvent.click(retry);
	expect(await screen.findByRole("heading", { name: "No favourites yet" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Find a professional" }).getAttribute("href")).toBe("/");
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("keeps the card of a removed favourite, so that the same button saves it again", async () => {
	const sent: string[] = [];
	openSignedIn(favouritesPage, {
		answer: (path, { method }) => {
			if (!path.endsWith("/favourite")) return Response.json({ professionals: [favourite] });
			sent.push(method);
			return Response.json({ isFavourite: method === "PUT" });
		},
	});
	const heart = await screen.findByRole("button", { name: "Save Deodar Cottage to favourites" });
	expect(heart.getAttribute("aria-pressed")).toBe("true");
	await userEvent.click(heart);
	expect(heart.getAttribute("aria-pressed")).toBe("false");
	await userEvent.click(heart);
	expect(heart.getAttribute("aria-pressed")).toBe("true");
	expect(sent).toEqual(["DELETE", "PUT"]);
});
