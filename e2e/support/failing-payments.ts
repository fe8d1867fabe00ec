import { expect, type Page } from "@playwright/test";

type Named = { _id: string };

/** Calls the API as the signed-in person of the page. */
async function callerOf(page: Page) {
	const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
	return async <Answer>(method: "GET" | "POST", path: string, data?: object): Promise<Answer> => {
		const response = await page.request.fetch(path, { method, data, headers: { "x-auth-token": token } });
		expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
		return (await response.json()) as Answer;
	};
}

type Call = Awaited<ReturnType<typeof callerOf>>;

/** Adds an address and returns its id. */
async function addAddress(call: Call): Promise<string | undefined> {
	const { address } = await call<{ address: { address: Named[] } }>("POST", "/api/address/user/create", {
		address: {
			name: "Shop",
			mobile: "9811800000",
			pincodeData: { pincode: "171001", poName: "Shimla" },
			manualAddress: { completeAdd: "Shop 4, Lakkar Bazaar" },
		},
	});
	return address.address[0]?._id;
}

/** For a professional with an unpaid listing: returns a function that pays for it and fails each time. */
export async function openFailingPayments(page: Page): Promise<() => Promise<void>> {
	const call = await callerOf(page);
	const addressId = await addAddress(call);
	const { services } = await call<{ services: (Named & { type: string })[] }>("GET", "/api/service");
	const serviceId = services.find(({ type }) => type === "Carpenters")?._id;
	const { subscriptions } = await call<{ subscriptions: Named[] }>(
		"GET",
		`/api/subscription?serviceId=${serviceId}&enabled=true&type=Enrolment Basis`,
	);
	const plan = { paymentForCategory: "addProfessional", subs_id: subscriptions[0]?._id };
	const newProfessional = { serviceId, addressId, firmName: "Negi Wood Works", goToLocation: ["shimla"] };
	let listing: object = { newProfessional };

	return async () => {
		const { data } = await call<{
			data: { professionalId: string; redirectUrl: string; merchantTransactionId: string };
		}>("POST", "/api/payments/phonepe/pay", { ...plan, ...listing });
		listing = { chooseProfSubscription: { profId: data.professionalId } };
		const form = { action: "fail" };
		const failed = await page.request.post(data.redirectUrl, { form, maxRedirects: 0 });
		expect(failed.status()).toBe(303);
		// The provider's message arrives a little later, and the following steps need the payment to have failed.
		const status = `/api/payments/${data.merchantTransactionId}/status` as const;
		await expect.poll(async () => JSON.stringify(await call<object>("GET", status))).toContain("failed");
	};
}
