import { afterEach, expect, test, vi } from "vitest";
import { ApiFailure } from "./call-api.ts";
import { setCodeAsker, withCode } from "./code-asker.ts";

const stale = new ApiFailure(403, { reason: "second_factor_stale" });
let forget = () => {};
afterEach(() => forget());

const askerThat = (answers: boolean) => {
	const ask = vi.fn<() => Promise<boolean>>(async () => answers);
	forget = setCodeAsker(ask);
	return ask;
};
const failingOnce = (failure: unknown) =>
	vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue("done");

test("a call that needs a code is repeated after it, once", async () => {
	const ask = askerThat(true);
	expect(await withCode(failingOnce(stale))).toBe("done");
	const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(stale);
	await expect(withCode(attempt)).rejects.toBe(stale);
	expect(attempt).toHaveBeenCalledTimes(2);
	expect(ask).toHaveBeenCalledTimes(2);
});

test("no code given: the refusal stays and nothing is repeated", async () => {
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

test("nobody to ask: the refusal stays, also after the asker has left", async () => {
	await expect(withCode(failingOnce(stale))).rejects.toBe(stale);
	askerThat(true);
	forget();
	await expect(withCode(failingOnce(stale))).rejects.toBe(stale);
});
