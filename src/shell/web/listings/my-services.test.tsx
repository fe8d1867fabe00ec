// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import * as services from "./my-services.tsx";

afterEach(leavePage);

test("offers another try if the listings fail to load, then shows that there are none", async () => {
	let answer = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });
	openSignedIn(services, { answer: () => answer() });
	const retry = await screen.findByRole("button", { name: "Try again" });
	answer = () => Response.json({ success: true, professionals: [] });
	await userEvent.click(retry);
	expect(await screen.findByRole("link", { name: "Register" })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("shows the message of a response without success, and offers another try", async () => {
	openSignedIn(services, {
		answer: () => Response.json({ success: false, message: "Your services are being moved." }),
	});
	expect(await screen.findByText("Your services are being moved.")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
