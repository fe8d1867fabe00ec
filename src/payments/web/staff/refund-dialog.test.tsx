// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { PaymentDetails } from "../../payment-details.contract.ts";
import RefundDialog from "./refund-dialog.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const details = {
	payment: { merchantTransactionId: "NK1", itemId: "listing", itemType: "WorkerCategory" },
	left: 500,
	subscription: null,
	abilities: { refundThroughProvider: false },
} as PaymentDetails;

test("requires a reason for a refund by hand, and sends it", async () => {
	const sent: Record<string, unknown>[] = [];
	vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
		sent.push(JSON.parse(body as string));
		return Response.json({ payment: { status: "success" } }, { status: 201 });
	});
	vi.stubGlobal(
		"visualViewport",
		Object.assign(new EventTarget(), { scale: 1, height: innerHeight, offsetTop: 0 }),
	);
	const onClose = vi.fn<() => void>();
	const element = (
		<AlertLayer>
			<RefundDialog details={details} onClose={onClose} />
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await userEvent.selectOptions(await screen.findByLabelText("How the money is returned"), "cash");
	const confirm = screen.getByRole("button", { name: "Record refund" });
	await userEvent.click(confirm);
	expect(await screen.findByText("Enter the reason, at most 500 characters.")).toBeTruthy();
	expect(sent).toEqual([]);
	await userEvent.type(screen.getByLabelText("Reason"), "Closed for a week");
	await userEvent.click(confirm);
	await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
	expect(sent).toMatchObject([{ refundOf: "NK1", amount: 500, remarks: "Closed for a week" }]);
});
