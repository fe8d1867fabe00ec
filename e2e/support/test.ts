import { expect, test as base } from "@playwright/test";

/**
 * The journeys' own test: every page of it fails the test on an error in the console, which is where a breach of the
 * content security policy and a hydration that went wrong show themselves.
 */
export const test = base.extend<{ noErrors: void }>({
	noErrors: [
		async ({ context }, use) => {
			const errors: string[] = [];
			context.on("console", (message) => {
				if (message.type() === "error" && !isExpected(message.text())) errors.push(message.text());
			});
			context.on("weberror", (failure) => errors.push(String(failure.error())));
			await use();
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});

/** Chromium logs every answer of 400 and more and every request that a journey aborts; the journey checks whether it was right. */
function isExpected(text: string): boolean {
	return (
		text.startsWith("Failed to load resource: the server responded with a status of 4") ||
		text === "Failed to load resource: net::ERR_FAILED"
	);
}

export { expect };
