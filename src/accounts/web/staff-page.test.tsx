// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import StaffPage from "./staff-page.tsx";
import { leavePage, openSignedIn } from "./testing/open-signed-in.tsx";

afterEach(leavePage);

test("finds no one by half a number, and shows the server's error at the number", async () => {
	const answer = Promise.withResolvers<Response>();
	const find = vi.fn<() => Promise<Response>>(() => answer.promise);
	openSignedIn({ default: StaffPage, clientLoader: () => null }, { answer: find });
	const mobile = await screen.findByLabelText<HTMLInputElement>("Mobile number");
	const button = screen.getByRole("button", { name: "Find" });
	await userEvent.type(mobile, "98160");
	await userEvent.click(button);
	expect(document.activeElement).toBe(mobile);
	expect(find).not.toHaveBeenCalled();
	await userEvent.type(mobile, "77120");
	await userEvent.click(button);
	fireEvent.submit(button);
	expect(find).toHaveBeenCalledOnce();
	const errors = [{ msg: "Not an Indian number.", path: "mobile" }];
	answer.resolve(Response.json({ message: "Not an Indian number.", errors }, { status: 400 }));
	expect(await screen.findByText("Not an Indian number.")).toBeTruthy();
	expect(mobile.value).toBe("9816077120");
	expect(document.activeElement).toBe(mobile);
});
