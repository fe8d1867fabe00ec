import { channel } from "node:diagnostics_channel";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { countOutsideCalls } from "./outside-calls.ts";

test("counts calls to hosts that people make up together", async () => {
	const registry = new Registry();
	const stop = countOutsideCalls(registry, []);
	const fail = (host: string) =>
		channel("undici:request:error").publish({ request: { origin: `https://${host}` } });
	for (let number = 0; number < 60; number++) fail(`made-up-${number}.example`);
	fail("made-up-0.example");
	stop();
	fail("made-up-0.example");
	const text = await registry.metrics();
	expect(text).toContain('outside_calls_total{host="made-up-0.example",outcome="failed"} 2\n');
	expect(text).toContain('outside_calls_total{host="other",outcome="failed"} 10\n');
	expect([...text.matchAll(/^outside_calls_total.*"failed"/gm)]).toHaveLength(51);
});

test("counts failures from 0 once a host has answered", async () => {
	const registry = new Registry();
	const stop = countOutsideCalls(registry, []);
	const request = { origin: "https://provider.example" };
	channel("undici:request:headers").publish({ request, response: { statusCode: 200 } });
	stop();
	const text = await registry.metrics();
	expect(text).toContain('outside_calls_total{host="provider.example",outcome="2xx"} 1\n');
	expect(text).toContain('outside_calls_total{host="provider.example",outcome="5xx"} 0\n');
	expect(text).toContain('outside_calls_total{host="provider.example",outcome="failed"} 0\n');
});

test("counts failures of known hosts from 0 before the first call", async () => {
	const registry = new Registry();
	countOutsideCalls(registry, ["provider.example"])();
	const text = await registry.metrics();
	expect(text).toContain('outside_calls_total{host="provider.example",outcome="5xx"} 0\n');
	expect(text).toContain('outside_calls_total{host="provider.example",outcome="failed"} 0\n');
});
