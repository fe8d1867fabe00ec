import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { alerts, watchingFolder } from "./alerts.ts";
import { root } from "./root.ts";

const names = alerts.map(({ name }) => name);
const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
// Reporters count skipped tests without their titles.
// oxlint-disable-next-line eslint/no-console
if (!hasPromtool) console.warn("No promtool here (Debian's package prometheus): alerts are not tested.");

describe.runIf(hasPromtool)("alerts (needs promtool of Debian's package prometheus)", () => {
	/** Rejects with what promtool writes. */
	async function promtool(...args: string[]): Promise<string> {
		return (await promisify(execFile)("promtool", args, { cwd: watchingFolder })).stdout;
	}

	test("Prometheus reads its configuration", async () => {
		expect(await promtool("check", "config", "prometheus.yml")).toContain("SUCCESS");
	});

	test("Prometheus reads the rules", async () => {
		expect(await promtool("check", "rules", "alerts.yml")).toContain(`SUCCESS: ${names.length} rules found`);
	});

	test("each alert fires when it should, and not before", async () => {
		expect(await promtool("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
	});
});

test("alerts.test.yml says of each alert when it fires and when it does not", () => {
	const cases = readFileSync(join(watchingFolder, "alerts.test.yml"), "utf8").split("eval_time:").slice(1);
	const firing = new Set<string>();
	const silent = new Set<string>();
	for (const text of cases) {
		const name = /alertname: (\w+)/.exec(text)?.[1] ?? "";
		(text.includes("exp_alerts:") ? firing : silent).add(name);
	}
	expect([...firing].toSorted()).toEqual(names.toSorted());
	expect([...silent].toSorted()).toEqual(names.toSorted());
});

test("each alert has a section in the runbook, and each section an alert", () => {
	const runbook = readFileSync(join(root, "docs/runbook.md"), "utf8");
	const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name);
	expect(sections.toSorted()).toEqual(names.toSorted());
});
