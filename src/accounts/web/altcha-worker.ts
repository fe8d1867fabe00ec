import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge, Solution } from "altcha-lib/types";

/** The worker's message for one challenge: its solution, or null if it found none. */
export type SolvedChallenge = Solution | null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has no origin to name
const answer = (solved: SolvedChallenge) => self.postMessage(solved);

self.addEventListener("message", (event: MessageEvent<Challenge>) => {
	// Sent as null, because a rejection inside a worker never reaches the page that waits for it.
	solveChallenge({ challenge: event.data, deriveKey }).then(answer, () => answer(null));
});
