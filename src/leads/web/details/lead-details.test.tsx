// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { leavePage } from "../../../accounts/web/testing/open-signed-in.tsx";
import { SessionProvider } from "../../../accounts/web/session.tsx";
import { storeToken } from "../../../platform/web/token.ts";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { noAbilities, sampleLead } from "../testing/sample-lead.ts";
import LeadDetails, { clientLoader } from "./lead-details.tsx";

afterEach(leavePage);

const account = {
	_id: "01900000-0000-7000-8000-00000000000a",
	name: "Asha",
	mobile: "+919811111111",
	role: "user",
};

const { name: _name, mobile: _mobile, addressDetails: _address, ...withoutCustomer } = sampleLead;
/** The lead as everyone sees it. */
const publicLead: LeadAnswer = { ...withoutCustomer, abilities: { ...noAbilities, claim: true } };
const claimedLead: LeadAnswer = {
	...sampleLead,
	claimsTaken: 1,
	claimedDetails: {
		claimedAt: "2026-11-21T06:30:00.000Z",
		claimType: "self",
		claimedBy: account,
		isNumberWrong: false,
	},
	abilities: { ...noAbilities, seeContact: true },
};
const ownLead: LeadAnswer = {
	...sampleLead,
	claimsTaken: 1,
	abilities: { ...noAbilities, own: true, seeOffers: true, close: true },
};

type Calls = Record<string, () => unknown>;

/** Opens the page of the sample lead. `calls` are the API's responses; an error is a failed request. */
function openLead(calls: Calls) {
	vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
		const url = new URL(path, "http://localhost");
		const answer = calls[`${method} ${url.pathname}`];
		return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(await answer());
	});
	const serverLoader = async () => ({ lead: publicLead, now: "2026-11-21T06:30:00.000Z" });
	const loader = (args: LoaderFunctionArgs) =>
		clientLoader({ ...args, serverLoader } as unknown as Parameters<typeof clientLoader>[0]);
	function Screen() {
		const props = { loaderData: useLoaderData(), params: { leadId: sampleLead._id } };
		return (
			<AlertLayer>
				<SessionProvider>
					<LeadDetails {...(props as unknown as ComponentProps<typeof LeadDetails>)} />
				</SessionProvider>
			</AlertLayer>
		);
	}
	const route = { path: "/lead/:leadId", loader, Component: Screen, HydrateFallback: () => null };
	render(
		<RouterProvider router={createMemoryRouter([route], { initialEntries: [`/lead/${sampleLead._id}`] })} />,
	);
}

const leadCall = `/api/lead/${sampleLead._id}`;

test("shows guests the lead without the customer", async () => {
	openLead({});
	expect(await screen.findAllByRole("button", { name: "Claim Lead" })).not.toHaveLength(0);
	expect(screen.queryByText("Meera Devi")).toBeNull();
});

test("shows the number after a claim, also while the page loads again", async () => {
	storeToken("a-token");
	let isClaimed = false;
	openLead({
		"GET /api/auth": () => account,
		[`GET ${leadCall}`]: () => (isClaimed ? new Promise(() => {}) : { lead: publicLead }),
		[`POST ${leadCall}/claim`]: () => {
			isClaimed = true;
			return { lead: claimedLead };
		},
	});
	const [button] = await screen.findAllByRole("button", { name: "Claim Lead" });
	if (button === undefined) throw new Error("there is no button to claim");
	await userEvent.click(button);
	expect(await screen.findByText("Meera Devi")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Claim Lead" })).toBeNull();
});

test("says that the offers failed to load, and loads them again", async () => {
	storeToken("a-token");
	let isDown = true;
	openLead({
		"GET /api/auth": () => account,
		[`GET ${leadCall}`]: () => ({ lead: ownLead }),
		[`GET ${leadCall}/offers`]: () => {
			if (isDown) throw new TypeError("no network");
			return { offers: [] };
		},
	});
	const retry = await screen.findByRole("button", { name: "Try again" });
	isDown = false;
	await userEvent.click(retry);
	await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
	expect(screen.getByRole("heading", { name: "Who has seen your number" })).toBeTruthy();
});
