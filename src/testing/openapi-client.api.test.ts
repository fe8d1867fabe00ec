import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./root.ts";
import { startTestServer } from "./test-server.ts";

const run = promisify(execFile);
const tools = join(root, "tools/openapi-client");

/** Runs a tool's program on Node; fails with its output. */
async function runTool(path: string, ...args: string[]): Promise<void> {
	const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
	await run(process.execPath, [path, ...args], { cwd: folder, env }).catch(
		(error: { stdout: string; stderr: string }) => {
			throw new Error(`${path} failed:\n${error.stdout}\n${error.stderr}`);
		},
	);
}

/** A program that someone might write with only the document. */
const client = `
import createClient from "openapi-fetch";
import type { components, operations, paths } from "./api-types.ts";

type Lead = components["schemas"]["Lead"];
type LeadInput = components["schemas"]["LeadInput"];
type Category = components["schemas"]["Category"];
type Failure = components["schemas"]["Error"];
export type Claimed = operations["postLeadByIdClaim"]["responses"][200]["content"]["application/json"];

const api = createClient<paths>({ baseUrl: "https://nukkad.test", headers: { "x-auth-token": "token" } });

export async function openLeads(goToLocation: string): Promise<Lead[]> {
	const { data, error } = await api.GET("/api/lead", { params: { query: { goToLocation, status: "open" } } });
	if (data === undefined) throw failed(error);
	return data.leads;
}

export async function claimLead(id: string): Promise<Lead> {
	const { data, error } = await api.POST("/api/lead/{id}/claim", { params: { path: { id } } });
	if (data === undefined) throw failed(error);
	return data.lead;
}

export async function createLead(body: LeadInput, key: string): Promise<string> {
	const header = { "Idempotency-Key": key };
	const { data, error } = await api.POST("/api/lead", { params: { header }, body });
	if (data === undefined) throw failed(error);
	return data.lead._id;
}

const failed = (failure: Failure) => new Error(failure.errors.map(({ msg }) => msg).join(" "));

export const namesOf = (category: Category): string[] => [category.name, ...category.children.flatMap(namesOf)];

// @ts-expect-error A lead has no such field.
export const unknownField = (lead: Lead) => lead.phone;
// @ts-expect-error The path needs its parameter.
export const withoutId = () => api.GET("/api/lead/{id}");
// @ts-expect-error There is no such status.
export const unknownStatus: Lead["status"] = "lost";
`;

/** Below the tools, so that the generated files find their packages. */
let folder: string;
beforeAll(async () => {
	mkdirSync(join(tools, "build"), { recursive: true });
	folder = mkdtempSync(join(tools, "build/client-"));
	const server = await startTestServer({ PUBLIC_URL: "https://nukkad.test" });
	writeFileSync(join(folder, "openapi.json"), (await server.app.inject("/api/docs/json")).body);
	await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a client generated from the document compiles", async () => {
	const generator = join(tools, "node_modules/openapi-typescript/bin/cli.js");
	await runTool(generator, "openapi.json", "--output", "api-types.ts");
	writeFileSync(join(folder, "client.ts"), client);
	const compilerOptions = {
		target: "es2024",
		lib: ["es2024", "dom", "dom.iterable"],
		module: "esnext",
		moduleResolution: "bundler",
		strict: true,
		allowImportingTsExtensions: true,
		noEmit: true,
		types: [],
	};
	writeFileSync(
		join(folder, "tsconfig.json"),
		JSON.stringify({ compilerOptions, include: ["client.ts", "api-types.ts"] }),
	);
	const compiler = join(root, "node_modules/typescript/bin/tsc");
	await expect(runTool(compiler, "--project", ".")).resolves.toBeUndefined();
});

test("a linter finds no fault in the document", async () => {
	const linter = join(root, "node_modules/@redocly/cli/bin/cli.js");
	await expect(
		runTool(linter, "lint", "openapi.json", "--config", join(tools, "redocly.yaml")),
	).resolves.toBeUndefined();
});
