// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
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

/** The upload of the answers, which the test answers. */
class Upload extends EventTarget {
	static sent: Upload[] = [];
	upload = new EventTarget();
	status = 0;
	responseText = "";
	open() {}
	setRequestHeader() {}
	send() {
		Upload.sent.push(this);
	}
	answer(status: number, body: unknown) {
		Object.assign(this, { status, responseText: JSON.stringify(body) });
		this.dispatchEvent(new Event("load"));
	}
}

test("shows the server's error at its question, keeps the answers and sends a double press once", async () => {
	Upload.sent = [];
	vi.stubGlobal("XMLHttpRequest", Upload);
	open(() => Response.json({ success: true, professional: listing({}) }));
	const field = await screen.findByLabelText<HTMLInputElement>(/Experience/);
	await userEvent.type(field, "Ten years");
	const [save] = screen.getAllByRole("button", { name: "Save details" });
	if (save === undefined) throw new Error("There is no button.");
	await userEvent.click(save);
	fireEvent.submit(save);
	expect(Upload.sent).toHaveLength(1);
	const errors = [{ msg: "Which years?", path: "properties.Experience" }];
	Upload.sent[0]?.answer(400, { message: "Which years?", errors });
	expect(await screen.findByText("Which years?")).toBeTruthy();
	expect(field.value).toBe("Ten years");
	expect(document.activeElement).toBe(field);
	expect(screen.getByRole("alert").textContent).toBe("Adding Professional Details Failed");
});

test("names a missing consent in the alert if nothing else is wrong", async () => {
	const consent = { name: "Consent", type: "Boolean", required: true, description: "I agree" };
	open(() =>
		Response.json({ success: true, professional: { ...listing({}), servicePropertyFields: [consent] } }),
	);
	const box = await screen.findByRole("checkbox", { name: "I agree" });
	const [save] = screen.getAllByRole("button", { name: "Save details" });
	if (save === undefined) throw new Error("There is no button.");
	await userEvent.click(save);
	expect(screen.getByRole("alert").textContent).toBe("Please give consent to proceed.");
	expect(document.activeElement).toBe(box);
});
