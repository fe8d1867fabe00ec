import { expect, test } from "vitest";
import { SettingsError } from "../../platform/server/process/settings.ts";
import { readAdminMobiles } from "./admin-mobiles.ts";

test("any usual spelling is read, blanks and empty entries are left out", () => {
	expect([...readAdminMobiles(" +91 90000 00001, 9000000002,,")]).toEqual(["+919000000001", "+919000000002"]);
	expect(readAdminMobiles("").size).toBe(0);
});

test("a bad one stops the start and is named", () => {
	expect(() => readAdminMobiles("+919000000001, 12345")).toThrow(SettingsError);
	expect(() => readAdminMobiles("+919000000001, 12345")).toThrow(/ADMIN_MOBILES: 12345/);
});
