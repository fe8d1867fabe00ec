import { type FakeService, startFakeService } from "./fake-service.ts";

export const msg91Keys = {
	authKey: "fake-auth-key",
	templateId: "fake-template",
	hindiTemplateId: "fake-hindi-template",
};

/** A local MSG91 OTP API v5. Mobiles that end in 0000 are refused, with status 200 as MSG91 does. */
export async function startFakeMsg91(): Promise<FakeService & { codeSentTo(mobile: string): string }> {
	const service = await startFakeService(({ method, path, query, headers }) => {
		if (method !== "POST" || path !== "/api/v5/otp")
			return [404, { message: "no Route matched with those values" }];
		if (headers["authkey"] !== msg91Keys.authKey)
			return [200, { type: "error", message: "Invalid authkey", code: "207" }];
		if (![msg91Keys.templateId, msg91Keys.hindiTemplateId].includes(query.get("template_id") ?? ""))
			return [200, { type: "error", message: "Template not found" }];
		if (!/^91\d{10}$/.test(query.get("mobile") ?? ""))
			return [200, { type: "error", message: "Invalid mobile", code: "202" }];
		if (query.get("mobile")?.endsWith("0000") === true)
			return [200, { type: "error", message: "Mobile is in DND" }];
		return [200, { type: "success", request_id: "336a6d6e6b6a323135363233" }];
	});
	return {
		...service,
		codeSentTo(mobile) {
			const last = service.received.findLast(({ query }) => `+${query.get("mobile")}` === mobile);
			return last?.query.get("otp") ?? "";
		},
	};
}
