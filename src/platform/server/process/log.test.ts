import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { describeError } from "./log.ts";

test("logs a failed statement without its values", () => {
	const refused = Object.assign(new Error("duplicate key value violates unique constraint"), {
		code: "23505",
		constraint: "users_mobile_unique",
		detail: "Key (mobile)=(+919876543210) already exists.",
	});
	const error = new DrizzleQueryError("insert into users values ($1)", ["+919876543210"], refused);
	const said = describeError(error);
	expect(said).toMatchObject({
		message: "Failed query: insert into users values ($1)",
		stack: expect.stringContaining("log.test.ts"),
		cause: { code: "23505", constraint: "users_mobile_unique", message: refused.message },
	});
	expect(JSON.stringify(said)).not.toContain("9876543210");
});

test("logs a thrown value that is no error by its type only", () => {
	expect(describeError("+919876543210")).toEqual({ type: "string", message: "", stack: "" });
});
