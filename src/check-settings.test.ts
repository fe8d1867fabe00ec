import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSettings } from "./check-settings.ts";
import { readSettings } from "./platform/server/process/settings.ts";
import { serve } from "./server.ts";

const wrong = { SELLER_STATE: "Atlantis", ADMIN_MOBILES: "12345" };

test("reports all wrong settings of the modules together", () => {
	expect(() => checkSettings(readSettings({}))).not.toThrow();
	const check = () => checkSettings(readSettings(wrong));
	expect(check).toThrow(/^ADMIN_MOBILES: /m);
	expect(check).toThrow(/^SELLER_STATE: /m);
});

test("stops the start on wrong settings before anything is created", async () => {
	const folder = mkdtempSync(join(tmpdir(), "settings-"));
	const DATA_DIR = join(folder, "data");
	try {
		await expect(serve(readSettings({ ...wrong, DATA_DIR }))).rejects.toThrow(/^SELLER_STATE: /m);
		expect(existsSync(DATA_DIR)).toBe(false);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
