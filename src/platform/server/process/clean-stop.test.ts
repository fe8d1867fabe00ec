import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const address = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
// "/slow" reports when it has started and responds after the stop has started.
const program = `
	const { buildApp } = await import(${address("../http/app.ts")});
	const { stopOnSignal } = await import(${address("clean-stop.ts")});
	const app = buildApp({ LOG_LEVEL: "silent", TRUST_PROXY: 0 }, async () => null);
	const route = (url, handler) => app.get(url, { config: { access: "public" } }, handler);
	route("/api/ready", () => "yes");
	app.post("/form", { config: { access: "public" } }, async ({ body }) => body);
	route("/slow", async () => {
		console.log("slow");
		await new Promise((done) => process.once("SIGTERM", () => setTimeout(done, 1_500)));
		return "whole";
	});
	stopOnSignal(app, async () => { await app.close(); });
	console.log(await app.listen({ port: 0, host: "127.0.0.1" }));`;

test("a stop is logged, finishes requests in progress and exits successfully", async () => {
	const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
	try {
		const said = async () => String((await once(child.stdout, "data"))[0]).trim();
		const site = await said();
		expect((await fetch(`${site}/api/ready`)).status).toBe(200);
		const hasBegun = said();
		const slow = fetch(`${site}/slow`);
		expect(await hasBegun).toBe("slow");
		child.kill("SIGTERM");
		const exit = once(child, "exit");
		// The signal arrives asynchronously, so poll until it has.
		await expect.poll(async () => (await fetch(`${site}/api/ready`)).status).toBe(503);
		const answer = await slow;
		expect([answer.status, answer.headers.get("connection"), await answer.text()]).toEqual([
			200,
			"close",
			"whole",
		]);
		expect(await exit).toEqual([0, null]);
	} finally {
		child.kill("SIGKILL");
	}
});

test("a stop does not wait for a half-sent body", async () => {
	const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
	try {
		const site = new URL(String((await once(child.stdout, "data"))[0]).trim());
		const socket = connect(Number(site.port), site.hostname).on("error", () => {});
		await once(socket, "connect");
		const head =
			"POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99";
		socket.write(`${head}\r\n\r\n{"half`);
		// The server has read it once it answers a later request.
		expect((await fetch(`${site.origin}/api/ready`)).status).toBe(200);
		const begun = performance.now();
		child.kill("SIGTERM");
		expect(await once(child, "exit")).toEqual([0, null]);
		expect(performance.now() - begun).toBeLessThan(10_000);
	} finally {
		child.kill("SIGKILL");
	}
}, 20_000);
