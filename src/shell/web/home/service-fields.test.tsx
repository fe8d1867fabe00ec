// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import * as serviceFields from "./service-fields.tsx";

afterEach(leavePage);

const stored = {
	service: { _id: "service", type: "Electrician", choices: [] },
	fields: [{ name: "Experience", type: "String" }],
	version: 1,
	abilities: { change: true },
};

/** Opens the editor; `put` answers what it sends. */
function open(put: () => Promise<Response> | Response) {
	openSignedIn(serviceFields, {
		path: "/services/:serviceId/fields",
		address: "/services/service/fields",
		answer: (_, { method }) => (method === "PUT" ? put() : Response.json(stored)),
	});
}

const question = () => screen.findByLabelText<HTMLInputElement>("Question");

test("shows the server's error at its question, keeps the input and sends a double press once", async () => {
	const answer = Promise.withResolvers<Response>();
	const put = vi.fn<() => Promise<Response>>(() => answer.promise);
	open(put);
	const name = await question();
	await userEvent.type(name, " so far");
	const save = screen.getByRole("button", { name: "Save" });
	await userEvent.click(save);
	fireEvent.submit(save);
	const errors = [{ msg: "Reserved.", path: "fields.0.name" }];
	answer.resolve(Response.json({ message: "Reserved.", errors }, { status: 400 }));
	await vi.waitFor(() => expect(document.activeElement).toBe(name));
	expect(name.getAttribute("aria-invalid")).toBe("true");
	expect(name.value).toBe("Experience so far");
	expect(put).toHaveBeenCalledOnce();
	await userEvent.type(name, "?");
	expect(name.getAttribute("aria-invalid")).toBeNull();
});

test("sends nothing while a question has no name", async () => {
	const put = vi.fn<() => Response>();
	open(put);
	const name = await question();
	await userEvent.clear(name);
	await userEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(document.activeElement).toBe(name);
	expect(put).not.toHaveBeenCalled();
});

test("shows what was saved", async () => {
	const saved = { ...stored, version: 2 };
	open(() => Response.json(saved));
	await userEvent.click((await question()).form?.querySelector("[type=submit]") as HTMLElement);
	expect(await screen.findByText("The questions are saved.")).toBeTruthy();
	expect((await question()).value).toBe("Experience");
});
