// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import * as addDetails from "./add-details.tsx";

afterEach(leavePage);

const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });

/** A listing that its professional may still answer questions about. */
const listing = (properties: object) => ({
	_id: "my-listing",
	mobile: "+919811111111",
	firmName: "Asha Electricals",
	serviceId: { _id: "service", type: "Electrician" },
	choiceOfService: null,
	abilities: { addDetails: true },
	servicePropertyFields: [{ name: "Experience", type: "String" }],
	properties,
});

function open(answer: () => Response) {
	openSignedIn(addDetails, {
		path: "/professional/:id/details",
		address: "/professional/my-listing/details",
		answer,
	});
}

test("offers another try if the questions fail to load, then shows them with their answers", async () => {
	let answer = failure;
	open(() => answer());
	const retry = await screen.findByRole("button", { name: "Try again" });
	expect(screen.getByRole("heading", { level: 1, name: "Add Details" })).toBeTruthy();
	answer = () => Response.json({ success: true, professional: listing({ Experience: "Ten years" }) });
	await userEvent.click(retry);
	expect((await screen.findByLabelText<HTMLInputElement>(/Experience/)).value).toBe("Ten years");
});

test("shows a listing of someone else as lost", async () => {
	const { mobile: _, ...others } = listing({});
	open(() => Response.json({ success: true, professional: others }));
	expect(await screen.findByRole("link", { name: "My Services" })).toBeTruthy();
	expect(screen.queryByLabelText(/Experience/)).toBeNull();
});
