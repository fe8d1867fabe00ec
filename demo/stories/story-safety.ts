import type { Viewer } from "../../src/platform/access.ts";
import type { JobRow } from "../jobs/job-rows.ts";
import type { Step } from "../replay/replay-requests.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** The paragliding school that staff suspended, and whose appeal waits for another member of staff. */
export const suspendedListing = "paragliding-723";

type Known = {
	personOf: (mobile: string) => string;
	listingOf: (key: string) => string | undefined;
	posted: readonly JobRow[];
	support: Viewer;
	now: Date;
};

const viewerOf = (userId: string): Viewer => ({ userId, role: "user", sessionId: "" });

/** Customers and professionals who write to our team, by their mobiles. */
const writers = {
	customer: "+919000000010",
	plumber: "+919000000021",
	seeker: "+919000000030",
};

/** Four reports wait for staff. A suspended professional has appealed, and another member of staff has to decide. */
export function safetySteps({ personOf, listingOf, posted, support, now }: Known): Step[] {
	const listing = (key: string) => {
		const found = listingOf(key);
		if (found === undefined) throw new Error(`no listing has the key ${key}`);
		return found;
	};
	const before = (time: number) => new Date(now.getTime() - time);
	const job = posted.find(
		({ status, createdBy }) => status === "active" && createdBy !== personOf(writers.seeker),
	);
	if (job === undefined) throw new Error("no job is open");
	let suspension = "";
	return [
		{
			at: before(6 * day),
			take: async (market) => {
				const stored = await market.suspend(support, {
					professionalId: listing(suspendedListing),
					rule: "payment",
					evidence:
						"Three customers paid ₹2,000 each before the flight. On the day nobody came to the take-off, and the phone stayed off.",
					until: null,
				});
				suspension = stored._id;
			},
		},
		{
			at: before(2 * day),
			take: async (market) => {
				const owner = viewerOf(await market.ownerOf(listing(suspendedListing)));
				await market.appeal(
					owner,
					suspension,
					"The road to Billing was closed after the rain for two days. I have paid all three customers back and can send the receipts.",
				);
			},
		},
		{
			at: before(31 * hour),
			take: (market) =>
				market.sendReport(viewerOf(personOf(writers.customer)), {
					subjectType: "listing",
					subjectId: listing("hotels-708"),
					reason: "fake",
					text: "The photos show another house. The room had no window, and the owner only laughed.",
				}),
		},
		{
			at: before(20 * hour),
			take: (market) =>
				market.sendReport(viewerOf(personOf(writers.seeker)), {
					subjectType: "job",
					subjectId: job.id,
					reason: "advance-money",
					text: "They want ₹1,500 for a uniform before the first day.",
				}),
		},
		{
			at: before(9 * hour),
			take: (market) =>
				market.sendReport(viewerOf(personOf(writers.customer)), {
					subjectType: "listing",
					subjectId: listing("carpenter-707"),
					reason: "no-show",
					text: "Promised twice to come and did not. The second time he did not pick up any more.",
				}),
		},
		{
			at: before(3 * hour),
			take: async (market) => {
				const reporter = viewerOf(personOf(writers.plumber));
				const { leads } = await market.listLeads(reporter, "all", { limit: 1 });
				const [lead] = leads;
				if (lead === undefined) throw new Error("no request is open");
				await market.sendReport(reporter, {
					subjectType: "lead",
					subjectId: lead._id,
					reason: "rude",
					text: "",
				});
			},
		},
	];
}
