import { createServer } from "node:net";
import { expect, test } from "vitest";
import { DataDirectoryInUse } from "../database/data-lock.ts";
import { readSettings } from "./settings.ts";
import { startFault } from "./start-fault.ts";

async function failureOf(work: () => unknown): Promise<unknown> {
	try {
		await work();
	} catch (error) {
		return error;
	}
	throw new Error("it did not fail");
}

test("names a wrong setting and its fault", async () => {
	const failure = await failureOf(() => readSettings({ PORT: "abc" }));
	expect(startFault(failure)).toBe("The settings are not right:\nPORT: must be a whole number");
});

test("names the process that uses the data directory", () => {
	expect(startFault(new DataDirectoryInUse("data", "process 7"))).toBe(
		"The data directory data is open in process 7. Stop that server first.",
	);
});

test("explains how to choose another port if it is taken", async () => {
	const [first, second] = [createServer(), createServer()];
	const listen = (server: typeof first, port: number) =>
		new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen({ port, host: "127.0.0.1" }, resolve);
		});
	await listen(first, 0);
	const address = first.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	const failure = await failureOf(() => listen(second, port));
	expect(startFault(failure)).toBe(
		`Port ${port} is taken. Stop what listens there, or choose another one with PORT.`,
	);
	first.close();
});

test("keeps the stack of an unexpected error", () => {
	expect(startFault(new Error("odd"))).toContain("start-fault.test.ts");
	expect(startFault("odd")).toBe("odd");
});
