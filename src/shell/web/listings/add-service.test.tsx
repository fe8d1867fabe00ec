// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import {
	emptyRegistration,
	type RegistrationDraft,
} from "../../../listings/web/register/registration-draft.ts";
import { keepDraft } from "../../../ui/form/draft.ts";
import { draftStores } from "../../../ui/form/draft-stores.ts";
import AddService from "./add-service.tsx";

afterEach(leavePage);

const userId = "01900000-0000-7000-8000-000000000001";
const electrician = { id: "electrician", name: "Electrician", slug: "electrician", popularRank: 0 };
const page = {
	default: AddService,
	clientLoader: () => ({ open: [{ ...electrician, comingSoon: false }] }),
};
const services = [
	{
		_id: "electrician",
		sector: { sector: "Appliances" },
		choices: [],
		paymentRequired: false,
		fixedPlace: false,
		images: { displayStatus: false },
	},
];
const answers: Record<string, object> = {
	"/api/sector": {
		sectors: [
			{
				_id: "appliances",
				sectorName: "Appliances",
				active: true,
				services: [{ _id: "electrician", names: ["Electrician"] }],
			},
		],
	},
	"/api/service/bysector": { services },
	"/api/location": { locations: [{ slug: "shimla", name: "Shimla", kind: "place", state: null }] },
	"/api/address": {
		address: [
			{
				_id: "shop",
				manualAddress: { completeAdd: "Shop 14", buildingDetails: "", floorDetails: "" },
				landmark: "",
				locality: "",
				cityDistrictTown: "",
				pincodeData: { poName: "Shimla G.P.O.", district: "Shimla", stateName: "", pincode: "171001" },
			},
		],
	},
	"/api/workerCategory/status": { professional: null },
};
const filled: RegistrationDraft = {
	...emptyRegistration,
	sectorId: "appliances",
	serviceId: "electrician",
	addressId: "shop",
	description: "Wiring and geysers.",
	places: ["shimla"],
};

/** Opens a step of a registration for a service without plans; `register` answers what is sent. */
function open(step: string, draft: RegistrationDraft, register: () => Promise<Response> | Response) {
	keepDraft(draftStores.browser, `registration|${userId}`, draft);
	openSignedIn(page, {
		path: "/add-service",
		address: `/add-service?step=${step}`,
		answer(path) {
			if (path === "/api/workerCategory") return register();
			return Response.json(answers[path.split("?")[0] ?? ""] ?? {});
		},
	});
}

async function press(name: string): Promise<HTMLElement> {
	const [button] = await screen.findAllByRole("button", { name });
	if (button === undefined) throw new Error(`There is no button ${name}.`);
	await userEvent.click(button);
	return button;
}

test("leads to the field that the server refused, keeps the input and sends a double press once", async () => {
	const answer = Promise.withResolvers<Response>();
	const register = vi.fn<() => Promise<Response>>(() => answer.promise);
	open("check", filled, register);
	const button = await press("Send registration");
	fireEvent.submit(document.getElementById(button.getAttribute("form") ?? "") as HTMLElement);
	const msg = "No one takes Shimla now.";
	const errors = [{ msg, path: "newProfessional.goToLocation.0" }];
	answer.resolve(Response.json({ message: msg, errors }, { status: 400 }));
	const shimla = await screen.findByRole("checkbox", { name: "Shimla" });
	await vi.waitFor(() => expect(document.activeElement).toBe(shimla));
	expect(screen.getByRole("group", { name: "Places you go to" }).textContent).toContain(msg);
	expect(screen.getByRole("alert").textContent).toBe(`Adding Professional Failed${msg}`);
	expect(screen.getByLabelText<HTMLTextAreaElement>(/Description/).value).toBe("Wiring and geysers.");
	expect(register).toHaveBeenCalledOnce();
	await userEvent.click(shimla);
	expect(screen.getByRole("group", { name: "Places you go to" }).textContent).not.toContain(msg);
});

test("shows what is missing in a step and stays there", async () => {
	open("work", { ...filled, places: [] }, () => Response.error());
	await press("Continue");
	const msg = "Please choose at least one place that you go to.";
	expect(screen.getByText(msg)).toBeTruthy();
	const shimla = screen.getByRole("checkbox", { name: "Shimla" });
	expect(document.activeElement).toBe(shimla);
	await userEvent.click(shimla);
	expect(screen.queryByText(msg)).toBeNull();
	await press("Continue");
	expect(await screen.findByRole("heading", { name: "Is everything right?" })).toBeTruthy();
});
