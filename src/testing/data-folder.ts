import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Makes a folder for what a test file's server stores. Call it before the server is begun: what was begun last ends first. */
export function dataFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-test-data-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
