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

/** Opens the dialog and chooses a refund in cash; `record` answers what it sends. */
async function openCash(record: (body: Record<string, unknown>) => Response) {
	vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => record(JSON.parse(body as string)));
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
	return onClose;
}

const confirm = () => userEvent.click(screen.getByRole("button", { name: "Record refund" }));

test("requires a reason for a refund by hand, and sends it", async () => {
	const sent: Record<string, unknown>[] = [];
	const onClose = await openCash((body) => {
		sent.push(body);
		return Response.json({ payment: { status: "success" } }, { status: 201 });
	});
	await confirm();
	expect(await screen.findByText("Enter the reason, at most 500 characters.")).toBeTruthy();
	expect(sent).toEqual([]);
	await userEvent.type(screen.getByLabelText("Reason"), "Closed for a week");
	await confirm();
	await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
	expect(sent).toMatchObject([{ refundOf: "NK1", amount: 500, remarks: "Closed for a week" }]);
});

test("shows an error of the record at the field with another name", async () => {
	const errors = [{ msg: "Too short.", path: "remarks" }];
	await openCash(() => Response.json({ message: "Too short.", errors }, { status: 400 }));
	const reason = screen.getByLabelText("Reason");
	await userEvent.type(reason, "x");
	await confirm();
	expect(await screen.findByText("Too short.")).toBeTruthy();
	expect(document.activeElement).toBe(reason);
	expect(screen.getByRole("alert").textContent).toBe("");
});
