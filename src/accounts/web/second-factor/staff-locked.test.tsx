// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { leavePage, openSignedIn } from "../testing/open-signed-in.tsx";
import StaffLocked from "./staff-locked.tsx";

afterEach(leavePage);

const open = (secondFactor: "enrol" | "code") =>
	openSignedIn(
		{ default: StaffLocked, clientLoader: () => null },
		{ answer: () => Response.json({}), account: { role: "salesPerson", secondFactor } },
	);

test("asks new staff to set up an app, not for a code that they cannot have", async () => {
	open("enrol");
	expect(await screen.findByRole("button", { name: "Set up two-step login" })).toBeTruthy();
	expect(screen.getByText(/your account also needs a code/)).toBeTruthy();
	expect(screen.queryByText(/^Enter a code/)).toBeNull();
});

test("asks staff with an app for its code", async () => {
	open("code");
	expect(await screen.findByRole("button", { name: "Enter code" })).toBeTruthy();
	expect(screen.getByText(/^Enter a code/)).toBeTruthy();
});
