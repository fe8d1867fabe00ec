// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn, type Sent } from "../../../accounts/web/testing/open-signed-in.tsx";
import type { JobWishes } from "../../../job-board/job-board.contract.ts";
import { clientLoader, default as JobSeeking, HydrateFallback } from "./job-seeking.tsx";

afterEach(leavePage);

const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });

const page = {
	default: JobSeeking,
	HydrateFallback,
	clientLoader: () => clientLoader({ serverLoader: async () => ({ services: [] }) }),
};

/** Opens the page of a person who looks for jobs; `wishes` answers the requests for their wishes. */
function openWishes(wishes: (sent: Sent) => Response) {
	openSignedIn(page, {
		answer: (path, sent) => {
			if (path === "/api/profile/me") return Response.json({ status: "LookingForJobs" });
			if (path === "/api/state")
				return Response.json({ states: [{ stateName: "Himachal Pradesh", code: "02" }] });
			return path === "/api/jobs/seeking" ? wishes(sent) : failure();
		},
	});
}

test("offers another try if the wishes fail to load, then shows them", async () => {
	let answer = failure;
	openWishes(() => answer());
	const retry = await screen.findByRole("button", { name: "Try again" });
	expect(screen.queryByRole("checkbox")).toBeNull();
	answer = () => Response.json({ serviceIds: [], areas: [], isShown: true });
	await userEvent.click(retry);
	expect((await screen.findByRole<HTMLInputElement>("checkbox")).checked).toBe(true);
});

test("shows what was saved", async () => {
	let isShown = true;
	openWishes(({ method, body }) => {
		if (method === "PUT") ({ isShown } = body as JobWishes);
		return Response.json({ serviceIds: [], areas: [], isShown });
	});
	await userEvent.click(await screen.findByRole("checkbox"));
	await userEvent.click(screen.getByRole("button", { name: "Save" }));
	await screen.findByText("Your job alerts are saved");
	expect(isShown).toBe(false);
	expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
});

test("leads people who do not look for jobs to their profile", async () => {
	openSignedIn(page, {
		answer: () => Response.json({ message: "No profile", errors: [] }, { status: 404 }),
	});
	expect(await screen.findByRole("link", { name: "Edit my profile" })).toBeTruthy();
	expect(screen.queryByRole("checkbox")).toBeNull();
});

test("asks for a state before it adds an area", async () => {
	openWishes(() => Response.json({ serviceIds: [], areas: [], isShown: true }));
	await userEvent.click(await screen.findByRole("button", { name: "Add this area" }));
	expect(screen.getByText("Please choose a state first")).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText("State"));
});
