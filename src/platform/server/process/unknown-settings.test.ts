import { expect, test } from "vitest";
import { settingNames } from "./settings.ts";
import { mistypedNames, settingsWarnings } from "./unknown-settings.ts";

test.each([
	["PAYMENT_PROVDER=phonepe", "PAYMENT_PROVDER", "PAYMENT_PROVIDER"],
	["OTP_PROIVDER=msg91", "OTP_PROIVDER", "OTP_PROVIDER"],
	["export DATABSE_URL=postgres://x", "DATABSE_URL", "DATABASE_URL"],
	["public_url=https://nukkad.example", "public_url", "PUBLIC_URL"],
])("%s is reported with the intended name", (file, name, meant) => {
	expect(mistypedNames(file)).toEqual([{ name, meant }]);
});

test("our own names and those of other programs are accepted", () => {
	const others = [
		"TZ",
		"PATH",
		"POST",
		"COMPOSE_PROJECT_NAME",
		"NODE_OPTIONS",
		"PGHOST",
		"LOGS",
		"MALLOC_ARENA_MAX",
	];
	const file = [...settingNames, ...others].map((name) => `${name}=x`).join("\n");
	expect(mistypedNames(`${file}\n# PAYMENT_PROVDER=x`)).toEqual([]);
});

test("a missing file is not reported", () => {
	expect(settingsWarnings("no/such/.env")).toEqual([]);
});
