import { channel } from "node:diagnostics_channel";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { countOutsideCalls } from "./outside-calls.ts";

test("counts calls to hosts that people make up together", async () => {
	const registry = new Registry();
	const stop = countOutsideCalls(registry);
	const fail = (host: string) =>
		channel("undici:request:error").publish({ request: { origin: `https://${host}` } });
	for (let number = 0; number < 60; number++) fail(`made-up-${number}.example`);
	fail("made-up-0.example");
	stop();
	fail("made-up-0.example");
	const text = await registry.metrics();
	expect(text).toContain('outside_calls_total{host="made-up-0.example",outcome="failed"} 2\n');
	expect(text).toContain('outside_calls_total{host="other",outcome="failed"} 10\n');
	expect([...text.matchAll(/^outside_calls_total/gm)]).toHaveLength(51);
});
