// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaymentDetails } from "../../payment-details.contract.ts";
import { useFollowRefund } from "./use-follow-refund.ts";

const paymentOf = (status: string) => ({
	_id: "01900000-0000-7000-8000-000000000001",
	merchantTransactionId: "NK1",
	paymentType: "refund",
	paymentMethod: "phonepe-gateway",
	status,
});
const detailsOf = (status: string) =>
	({ payment: paymentOf(status), refunds: [] }) as unknown as PaymentDetails;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function Page() {
	const details = useLoaderData<PaymentDetails>();
	useFollowRefund(details);
	return <p>{details.payment.status}</p>;
}

/** The page of a pending refund; its next polls receive what `answer` returns. */
async function follow(answer: () => Response) {
	let status = "pending";
	vi.stubGlobal("fetch", async () => answer());
	const loader = vi.fn<() => PaymentDetails>(() => detailsOf(status));
	const router = createMemoryRouter([{ path: "/", loader, Component: Page }]);
	await act(async () => void render(<RouterProvider router={router} />));
	return {
		loader,
		look: () => act(() => vi.advanceTimersByTimeAsync(3_000)),
		end: () => (status = "success"),
	};
}

test("keeps the page when a poll fails", async () => {
	const { look, loader } = await follow(() => {
		throw new TypeError("no connection");
	});
	await look();
	expect(loader).toHaveBeenCalledTimes(1);
	expect(screen.getByText("pending")).toBeTruthy();
});

test("reloads the page once the refund has moved, and then stops polling", async () => {
	let found = "pending";
	const fetched = vi.fn<() => Response>(() => Response.json(detailsOf(found)));
	const { look, loader, end } = await follow(fetched);
	await look();
	expect(loader).toHaveBeenCalledTimes(1);
	found = "success";
	end();
	await look();
	expect(screen.getByText("success")).toBeTruthy();
	await look();
	expect(fetched).toHaveBeenCalledTimes(2);
});
