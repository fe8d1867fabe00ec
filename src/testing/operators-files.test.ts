import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "../platform/server/process/settings.ts";
import { root } from "./root.ts";

const file = (name: string) => readFileSync(join(root, name), "utf8");

test(".env.example names each setting once, and no other", () => {
	const named = [...file(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
	expect(named.toSorted()).toEqual([...settingNames].toSorted());
});

test("the program starts with the same options of Node in all deployments", () => {
	const options = ["package.json", "Dockerfile", "deploy/systemd/nukkad@.service"].map((name) => {
		const start = file(name)
			.split("\n")
			.find((line) => line.includes("build/program/server.js") && line.includes("--"));
		return start?.match(/--(?!env-file)[a-z-]+(=\d+)?/g);
	});
	const same = ["--expose-gc", "--max-semi-space-size=8"];
	expect(options).toEqual([same, same, same]);
});
