// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn } from "../../accounts/web/testing/open-signed-in.tsx";
import * as settings from "./settings-page.tsx";

afterEach(leavePage);

const label = "New jobs that match my alerts";
const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });

test("offers another try if the muted kinds fail to load, then shows them", async () => {
	let answer = failure;
	openSignedIn(settings, { answer: () => answer() });
	await screen.findByText("Your settings could not be loaded.");
	answer = () => Response.json({ mutedKinds: ["job.new"] });
	for (const button of screen.getAllByRole("button", { name: "Try again" })) await userEvent.click(button);
	expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: label })).checked).toBe(false);
});

test("shows a change at once, and the saved state again if the change fails", async () => {
	const sent: unknown[] = [];
	let save = () => Response.json({ mutedKinds: [] });
	openSignedIn(settings, {
		answer: (_path, { method, body }) => {
			if (method !== "PUT") return Response.json({ mutedKinds: [] });
			sent.push(body);
			return save();
		},
	});
	const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: label });
	await userEvent.click(box);
	expect(box.checked).toBe(false);
	await waitFor(() => expect(sent).toEqual([{ mutedKinds: ["job.new"] }]));
	save = failure;
	await userEvent.click(box);
	await screen.findByText("Busy");
	expect(box.checked).toBe(false);
});
