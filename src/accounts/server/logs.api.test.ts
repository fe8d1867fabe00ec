import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { captureLog } from "../../testing/capture-log.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { msg91Keys, startFakeMsg91 } from "./otp/testing/fake-msg91.ts";
import { askForCode, freshAddress } from "./testing/sign-in.ts";

const mobile = "+919876543210";
let server: TestServer;
let service: Awaited<ReturnType<typeof startFakeMsg91>>;
beforeAll(async () => {
	service = await startFakeMsg91();
	server = await startTestServer({
		LOG_LEVEL: "trace",
		OTP_PROVIDER: "msg91",
		MSG91_BASE_URL: service.url,
		MSG91_AUTH_KEY: msg91Keys.authKey,
		MSG91_TEMPLATE_ID: msg91Keys.templateId,
	});
});
afterAll(async () => {
	vi.restoreAllMocks();
	await server.close();
	await service.close();
});

test("the logs contain no mobile, code, proof, token, name or address", async () => {
	const lines = captureLog(server);
	const address = freshAddress();
	const { requestId } = (await askForCode(server, mobile, address)).body;
	const code = service.codeSentTo(mobile);
	await server.call("POST", "/api/otp/verify", {
		body: { requestId, code: code === "000000" ? "111111" : "000000" },
	});
	const { verificationToken } = (await server.call("POST", "/api/otp/verify", { body: { requestId, code } }))
		.body;
	const { token } = (await server.call("POST", "/api/users", { body: { mobile, verificationToken } })).body;
	await server.call("PUT", "/api/users/me", { token, body: { name: "Asha Devi" } });
	await server.call("GET", "/api/users?mobile=9876543210", { token });
	service.fail("failing");
	server.clock.advance(60_000);
	await askForCode(server, mobile, address);
	const log = lines.join("");
	expect(log).toContain('"path":"/api/otp/send"');
	expect(log).toContain("OTP provider");
	for (const secret of ["9876543210", code, verificationToken, token, "Asha", address, msg91Keys.authKey]) {
		expect(log).not.toContain(secret);
	}
});

test("the logs do not contain the health checks of proxies", async () => {
	const lines = captureLog(server);
	await server.call("GET", "/api/health");
	await server.call("GET", "/api/ready");
	await server.call("GET", "/api/docs/json");
	const log = lines.join("");
	expect(log).toContain('"path":"/api/docs/json"');
	expect(log).not.toContain('"path":"/api/health"');
	expect(log).not.toContain('"path":"/api/ready"');
});
