import { expect, test } from "vitest";
import { SettingsError } from "../../platform/server/process/settings.ts";
import { readAdminMobiles } from "./admin-mobiles.ts";

test("accepts any usual spelling and ignores blanks and empty entries", () => {
	expect([...readAdminMobiles(" +91 90000 00001, 9000000002,,")]).toEqual(["+919000000001", "+919000000002"]);
	expect(readAdminMobiles("").size).toBe(0);
});

test("refuses to start with a bad one and names it", () => {
	expect(() => readAdminMobiles("+919000000001, 12345")).toThrow(SettingsError);
	expect(() => readAdminMobiles("+919000000001, 12345")).toThrow(/ADMIN_MOBILES: 12345/);
});
