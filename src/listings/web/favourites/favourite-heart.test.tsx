// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn, type Sent } from "../../../accounts/web/testing/open-signed-in.tsx";
import { FavouriteHeart } from "./favourite-heart.tsx";

afterEach(leavePage);

const listing = {
	_id: "a-listing",
	firmName: "Thakur Electric Works",
	name: "Rakesh Thakur",
	service: "Electrician",
	choiceName: null,
	area: "Shimla 171001",
};
const isFavourite = (value: boolean) => Response.json({ isFavourite: value });
const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });

function open(answer: (sent: Sent) => Promise<Response> | Response) {
	const sent: string[] = [];
	openSignedIn(
		{ default: () => <FavouriteHeart listing={listing} />, clientLoader: () => null },
		{
			answer: (path, request) => {
				if (!path.endsWith("/favourite")) return Response.json({});
				sent.push(`${request.method} ${path}`);
				return answer(request);
			},
		},
	);
	return sent;
}

const findHeart = () => screen.findByRole("button", { name: "Save Thakur Electric Works to favourites" });
const isPressed = async () => (await findHeart()).getAttribute("aria-pressed");

test("shows the state on the account, and takes the listing away and saves it again", async () => {
	const sent = open(({ method }) => isFavourite(method !== "DELETE"));
	await waitFor(async () => expect(await isPressed()).toBe("true"));
	await userEvent.click(await findHeart());
	expect(await isPressed()).toBe("false");
	await userEvent.click(await findHeart());
	expect(await isPressed()).toBe("true");
	const address = "/api/workerCategory/a-listing/favourite";
	expect(sent).toEqual([`GET ${address}`, `DELETE ${address}`, `PUT ${address}`]);
	expect(await screen.findByRole("link", { name: "Saved. You find it under Favourites." })).toBeTruthy();
});

test("shows the former state again, and the reason, if the server refuses", async () => {
	open(({ method }) => (method === "GET" ? isFavourite(false) : failure()));
	await userEvent.click(await findHeart());
	expect(await screen.findByText("Busy")).toBeTruthy();
	expect(await isPressed()).toBe("false");
});

test("keeps what was pressed if the state arrives later", async () => {
	const state = Promise.withResolvers<Response>();
	const sent = open(({ method }) => (method === "GET" ? state.promise : isFavourite(true)));
	await waitFor(() => expect(sent).toHaveLength(1));
	await userEvent.click(await findHeart());
	expect(await isPressed()).toBe("true");
	state.resolve(isFavourite(false));
	await state.promise;
	await new Promise((resolve) => setTimeout(resolve, 0));
	expect(await isPressed()).toBe("true");
});
