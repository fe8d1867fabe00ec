// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { NumberReportAnswer } from "../../number-report.contract.ts";
import { ReportDecision } from "./report-decision.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test.each([
	["this person decided", Response.json({ report: { _id: "report" } }), { decided: 1, refused: 0 }],
	[
		"someone else decided first",
		Response.json({ message: "Decided", errors: [] }, { status: 409 }),
		{ decided: 0, refused: 1 },
	],
])("the screens around it read their counts again after %s", async (_, answer, calls) => {
	vi.stubGlobal("fetch", async () => answer);
	const readCounts = vi.fn<() => null>(() => null);
	const onDecided = vi.fn<() => void>();
	const onRefused = vi.fn<() => void>();
	const element = (
		<AlertLayer>
			<ReportDecision
				report={{ _id: "report" } as NumberReportAnswer}
				titleId="title"
				onDecided={onDecided}
				onRefused={onRefused}
			/>
		</AlertLayer>
	);
	const route = { path: "/", element, loader: readCounts, HydrateFallback: () => null };
	render(<RouterProvider router={createMemoryRouter([route])} />);
	await userEvent.click(await screen.findByRole("button", { name: "Number is right" }));
	await waitFor(() => expect(readCounts).toHaveBeenCalledTimes(2));
	expect({ decided: onDecided.mock.calls.length, refused: onRefused.mock.calls.length }).toEqual(calls);
});
