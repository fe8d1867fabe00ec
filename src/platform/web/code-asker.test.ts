import { afterEach, expect, test, vi } from "vitest";
import { ApiFailure } from "./call-api.ts";
import { setCodeAsker, withCode } from "./code-asker.ts";

const stale = new ApiFailure(403, { reason: "second_factor_stale" });
let removeAsker = () => {};
afterEach(() => removeAsker());

const askerThat = (answers: boolean) => {
	const ask = vi.fn<() => Promise<boolean>>(async () => answers);
	removeAsker = setCodeAsker(ask);
	return ask;
};
const failingOnce = (failure: unknown) =>
	vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue("done");

test("repeats a call once after the code", async () => {
	const ask = askerThat(true);
	expect(await withCode(failingOnce(stale))).toBe("done");
	const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(stale);
	await expect(withCode(attempt)).rejects.toBe(stale);
	expect(attempt).toHaveBeenCalledTimes(2);
	expect(ask).toHaveBeenCalledTimes(2);
});

test("keeps the refusal and repeats nothing without a code", async () => {
	askerThat(false);
	const attempt = failingOnce(stale);
	await expect(withCode(attempt)).rejects.toBe(stale);
	expect(attempt).toHaveBeenCalledOnce();
});

test.each([
	["another refusal", new ApiFailure(403, {})],
	["another reason", new ApiFailure(409, { reason: "second_factor_not_enrolled" })],
	["an error of our own", new TypeError("broken")],
])("%s asks for no code", async (_what, failure) => {
	const ask = askerThat(true);
	await expect(withCode(failingOnce(failure))).rejects.toBe(failure);
	expect(ask).not.toHaveBeenCalled();
});

test("keeps the refusal if no screen can ask, or its dialog has left", async () => {
	await expect(withCode(failingOnce(stale))).rejects.toBe(stale);
	askerThat(true);
	removeAsker();
	await expect(withCode(failingOnce(stale))).rejects.toBe(stale);
});
