// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import { RecordPayment } from "./record-payment.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const professionals = [
	{ _id: "listing", name: "Ramesh", firmName: "", serviceId: { _id: "service", type: "Electrician" } },
];
const subscriptions = [
	{ _id: "plan", type: "Lead Basis", price: 897, numberOfLeads: 20, durationInMonths: null },
];

/** The form with a listing and its plan chosen; `sent` are its requests. */
async function choosePlan() {
	const sent: Record<string, unknown>[] = [];
	vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
		if (url.includes("/workerCategory")) return Response.json({ professionals });
		if (url.includes("/subscription")) return Response.json({ subscriptions });
		sent.push(JSON.parse(body as string));
		return Response.json({ payment: {} }, { status: 201 });
	});
	const element = (
		<AlertLayer>
			<RecordPayment states={["Delhi"]} />
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await userEvent.type(screen.getByLabelText("Mobile number"), "9000000020");
	await userEvent.click(screen.getByRole("button", { name: "Find listings" }));
	await userEvent.selectOptions(await screen.findByLabelText("Plan"), "plan");
	return sent;
}

test("sends the address of a buyer's GSTIN, and asks for it only with a GSTIN", async () => {
	const sent = await choosePlan();
	expect(screen.queryByLabelText("Address of the GSTIN")).toBeNull();
	await userEvent.selectOptions(screen.getByLabelText("Buyer's state"), "Delhi");
	await userEvent.type(screen.getByLabelText("Buyer's GSTIN (optional)"), "07AAAAA0000A1Z4");
	expect(screen.getByLabelText<HTMLSelectElement>("Buyer's state").disabled).toBe(true);
	await userEvent.type(screen.getByLabelText("Address of the GSTIN"), "12 Chandni Chowk");
	await userEvent.click(screen.getByRole("button", { name: "Record payment" }));
	expect(sent).toMatchObject([
		{
			planId: "plan",
			amount: 897,
			buyer: { state: "", gstin: "07AAAAA0000A1Z4", address: "12 Chandni Chowk" },
		},
	]);
});
