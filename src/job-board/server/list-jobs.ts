import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { m } from "../../paraglide/messages.js";
import { jobsPerPage } from "../job.ts";
import type { JobFilters, JobList } from "../job-board.contract.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { type JobConditions, readJobs } from "./job-list.repository.ts";
import { withKnownNames } from "./known-names.ts";
import { presentJobs } from "./read-job.ts";

/**
 * A page of the active jobs that match the filters, newest first; with `createdBy` the viewer's own jobs, including
 * closed ones. Throws bad_input for a district without a state or a post office without a pincode, not_signed_in if a
 * visitor asks for their own jobs.
 */
export async function listJobs(
	ctx: Pick<JobBoardContext, "db" | "clock" | "catalogue" | "places">,
	viewer: Viewer | null,
	input: JobFilters,
): Promise<JobList> {
	const filters = await withKnownNames(ctx.places, input);
	const conditions = {
		...placeAndService(filters),
		...ownOrOpen(filters, viewer, ctx.clock()),
		...(filters.cursor !== undefined && { after: decodePageEnd(filters.cursor) }),
	};
	const limit = filters.limit ?? jobsPerPage;
	const found = await readJobs(ctx.db, viewer?.userId ?? null, conditions, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
	return { jobs: await presentJobs(ctx, rows, viewer), nextCursor };
}

const withoutEmpty = (text: string | undefined) => (text === "" ? undefined : text);

function placeAndService(filters: JobFilters): JobConditions {
	const [state, district] = [withoutEmpty(filters.stateName), withoutEmpty(filters.district)];
	const [pincode, poName] = [withoutEmpty(filters.pincode), withoutEmpty(filters.poName)];
	const service = withoutEmpty(filters.serviceId);
	const faults: ErrorItem[] = [];
	// The names are not unique: two states have a Pratapgarh, and most districts have a post office called Sadar.
	if (district !== undefined && state === undefined)
		faults.push({ msg: m["job-board.check.district_needs_state"](), path: "stateName" });
	if (poName !== undefined && pincode === undefined)
		faults.push({ msg: m["job-board.check.office_needs_pincode"](), path: "pincode" });
	const [first, ...rest] = faults;
	if (first !== undefined) throw badInput([first, ...rest]);
	return { service, pincode, poName, state, district };
}

/** The viewer's own jobs if `createdBy` is set, otherwise all open jobs. */
function ownOrOpen({ createdBy }: JobFilters, viewer: Viewer | null, now: Date): JobConditions {
	if (createdBy === undefined) return { openAt: now.toISOString() };
	if (viewer === null) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	return { creator: viewer.userId };
}
