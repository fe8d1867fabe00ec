// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leavePage, openSignedIn } from "../../accounts/web/testing/open-signed-in.tsx";
import * as education from "./add-education.tsx";
import * as form from "./create-profile.tsx";
import { loadOwnProfile as clientLoader } from "./own-profile-data.ts";

beforeEach(() => {
	// happy-dom does not have it.
	const viewport = { scale: 1, offsetTop: 0, height: innerHeight };
	vi.stubGlobal("visualViewport", Object.assign(new EventTarget(), viewport));
});
afterEach(leavePage);

const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });
const noProfile = () => Response.json({ message: "No profile", errors: [] }, { status: 404 });

const entry = {
	_id: "01900000-0000-7000-8000-000000000002",
	school: "ITI Patna",
	degree: "Diploma",
	fieldofstudy: "",
	from: "2015-07-01",
	to: "2017-06-30",
	current: false,
	description: "",
};
const profile = {
	user: { _id: "01900000-0000-7000-8000-000000000001", name: "Asha Menon", avatar: null },
	status: "LookingForJobs",
	company: "",
	website: "",
	location: "Patna",
	skills: ["Wiring"],
	githubusername: "",
	bio: "",
	social: {},
	profileImage: null,
	experience: [],
	education: [entry],
	abilities: { edit: true },
};

test("offers another try if the entries fail to load, then shows them", async () => {
	let answer = failure;
	openSignedIn({ ...education, clientLoader }, { answer: () => answer() });
	await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
	expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
	answer = () => Response.json(profile);
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText(/ITI Patna/)).toBeTruthy();
});

test("removes an entry from the list at once", async () => {
	const { promise: never } = Promise.withResolvers<Response>();
	let read = (): Response | Promise<Response> => Response.json(profile);
	openSignedIn(
		{ ...education, clientLoader },
		{
			answer: (_path, { method }) => {
				if (method !== "DELETE") return read();
				read = () => never;
				return Response.json({ ...profile, education: [] });
			},
		},
	);
	await userEvent.click(await screen.findByRole("button", { name: /^Remove.*ITI Patna/ }));
	const dialog = await screen.findByRole("dialog");
	await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
	await vi.waitFor(() => expect(screen.queryByText(/ITI Patna/)).toBeNull());
});

test("offers another try if the profile fails to load, then creates a first one", async () => {
	let answer = failure;
	openSignedIn({ ...form, clientLoader }, { answer: () => answer() });
	await screen.findByRole("button", { name: "Try again" });
	expect(screen.queryByRole("button", { name: "Save profile" })).toBeNull();
	answer = noProfile;
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Create Profile" })).toBeTruthy();
});
