import type { Viewer } from "../../src/platform/access.ts";
import { demoAccount } from "../accounts/demo-accounts.ts";
import type { JobRow } from "../jobs/job-rows.ts";
import type { Step } from "../replay/replay-requests.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeBefore } from "../waking-hours.ts";

const day = 86_400_000;
const { mobile } = demoAccount("+919000000030");

type Known = { posted: readonly JobRow[]; personOf: (mobile: string) => string; now: Date };

const viewerOf = (userId: string): Viewer => ({ userId, role: "user", sessionId: "" });

/**
 * The job seeker applies for two jobs; the employer of one reads the applicants, the other closes the job some days
 * later.
 */
export function applicationSteps({ posted, personOf, now }: Known): Step[] {
	const seeker = viewerOf(personOf(mobile));
	return posted.flatMap(({ id, createdBy, demo }): Step[] => {
		const at = (daysAgo: number) =>
			awakeBefore(new Date(now.getTime() - daysAgo * day), choiceOf(`application-${demo.key}-${daysAgo}`));
		if (demo.seekerApplies === null) return [];
		const isClosing = demo.seekerApplies === "closes";
		const applied: Step = {
			at: at(isClosing ? 6.5 : 4.3),
			take: (market) => market.applyForJob(seeker, id),
		};
		const closed: Step = { at: at(3), take: (market) => market.closeJob(viewerOf(createdBy), id) };
		const seen: Step = {
			at: at(2),
			take: async (market) => void (await market.readApplicants(viewerOf(createdBy), id, {})),
		};
		return isClosing ? [applied, closed] : [applied, seen];
	});
}
