// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { AlertLayer, useAlert } from "./alerts.tsx";

function Job() {
	const alert = useAlert();
	const navigate = useNavigate();
	const failAndLeave = async () => {
		alert("danger", "Choose a plan.");
		// Waits until the next page is loaded, so that the alert has been visible.
		await new Promise((resolve) => setTimeout(resolve, 20));
		await navigate("/plans");
	};
	const saveAndLeave = async () => {
		alert("success", "Saved.");
		await navigate("/plans");
	};
	return (
		<>
			<button type="button" onClick={() => alert("danger", "Give a name.")}>
				Send
			</button>
			<button type="button" onClick={() => void failAndLeave()}>
				Claim
			</button>
			<button type="button" onClick={() => void saveAndLeave()}>
				Save
			</button>
			<Link to="/plans">Plans</Link>
			<Link to="/job?login">Login</Link>
		</>
	);
}

const framed = (
	<AlertLayer>
		<Outlet />
	</AlertLayer>
);
afterEach(cleanup);

const show = () => {
	const router = createMemoryRouter(
		[
			{
				element: framed,
				children: [
					{ path: "/job", element: <Job /> },
					{
						path: "/plans",
						element: <Link to="/job">Job</Link>,
					},
				],
			},
		],
		{ initialEntries: ["/job"] },
	);
	render(<RouterProvider router={router} />);
	return router;
};
const press = async (name: string) => {
	const [control] = [
		...screen.queryAllByRole("button", { name }),
		...screen.queryAllByRole("link", { name }),
	];
	if (control === undefined) throw new Error(`no button or link ${name}`);
	await userEvent.click(control);
};
const alertText = () => screen.getByRole("status").textContent + screen.getByRole("alert").textContent;

test("removes an error when the person goes to another page", async () => {
	show();
	await press("Send");
	expect(alertText()).toBe("Give a name.");
	await press("Plans");
	expect(screen.getByRole("link", { name: "Job" })).toBeDefined();
	expect(alertText()).toBe("");
});

test("removes an error when the person goes back", async () => {
	const router = show();
	await press("Plans");
	await press("Job");
	await press("Send");
	await act(async () => {
		window.dispatchEvent(new PopStateEvent("popstate"));
		await router.navigate(-1);
	});
	expect(alertText()).toBe("");
});

test("keeps an error while the path stays the same", async () => {
	const router = show();
	await press("Send");
	await press("Login");
	expect(router.state.location.search).toBe("?login");
	expect(alertText()).toBe("Give a name.");
});

test("keeps an error that leads to another page, until that page is left", async () => {
	const router = show();
	await press("Claim");
	expect(alertText()).toBe("Choose a plan.");
	await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
	expect(router.state.location.pathname).toBe("/plans");
	expect(alertText()).toBe("Choose a plan.");
	await press("Job");
	expect(alertText()).toBe("");
});

test("keeps a success on the page that it leads to, until that page is left", async () => {
	const router = show();
	await press("Save");
	expect(router.state.location.pathname).toBe("/plans");
	expect(alertText()).toBe("Saved.");
	await press("Job");
	expect(alertText()).toBe("");
});

test("closes with Escape, which then closes nothing else", async () => {
	show();
	await press("Send");
	let closedMore = 0;
	document.addEventListener("keydown", () => (closedMore += 1), { once: true });
	await userEvent.keyboard("{Escape}");
	expect(alertText()).toBe("");
	expect(closedMore).toBe(0);
});
