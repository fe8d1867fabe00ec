import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/**
 * Creates a folder for the server's files of a test file. Call it before the server starts: fixtures end in reverse
 * order.
 */
export function dataFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-test-data-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
