// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { AlertLayer } from "../../ui/feedback/alerts.tsx";
import { CodeStep } from "./login-code-step.tsx";
import type { Login } from "./use-login.ts";

afterEach(cleanup);

const wait = "Too many codes were requested. Please try again in 44 minutes.";

test("says next to the button how long a limit on codes lasts, until the next try", async () => {
	let isRefused = true;
	const login = {
		draft: { mobile: "+919876543210", code: "", demoCode: "", resendAt: 0 },
		change: () => {},
		sendAgain: async () => {
			if (isRefused) throw new ApiFailure(429, { message: wait, errors: [{ msg: wait, path: "mobile" }] });
		},
	} as unknown as Login;
	const element = (
		<AlertLayer>
			<section aria-label="step">
				<CodeStep login={login} isEntering={false} />
			</section>
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	const step = within(screen.getByRole("region", { name: "step" }));
	const again = step.getByRole("button", { name: /again/i });
	await userEvent.click(again);
	// Only there: an alert would disappear after five seconds.
	expect(step.getByText(wait)).toBeTruthy();
	expect(screen.getAllByText(wait)).toHaveLength(1);
	isRefused = false;
	await userEvent.click(again);
	expect(screen.queryByText(wait)).toBeNull();
});
