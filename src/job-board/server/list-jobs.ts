import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { jobsPerPage } from "../job.ts";
import type { JobFilters } from "../job-board.contract.ts";
import { type JobConditions, readJobs } from "./job-list.repository.ts";
import type { JobRow } from "./job-row.repository.ts";

/**
 * Reads a page of the active jobs by the filters of the call, newest first; with `createdBy` the viewer's own, closed
 * ones too. Throws bad_input on a district without its state or a post office without its pincode, not_signed_in where
 * nobody asks for their own.
 */
export async function listJobs(
	{ db, clock }: { db: Db; clock: Clock },
	viewer: Viewer | null,
	filters: JobFilters,
): Promise<{ rows: JobRow[]; nextCursor: string | null }> {
	const asked = { ...narrowed(filters), ...whose(filters, viewer, clock()), ...endOf(filters) };
	const limit = filters.limit ?? jobsPerPage;
	const found = await readJobs(db, viewer?.userId ?? null, asked, limit + 1);
	return paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
}

const said = (text: string | undefined) => (text === "" ? undefined : text);

function narrowed(filters: JobFilters): JobConditions {
	const [state, district] = [said(filters.stateName), said(filters.district)];
	const [pincode, poName] = [said(filters.pincode), said(filters.poName)];
	const service = said(filters.serviceId);
	const faults: ErrorItem[] = [];
	// Names repeat: there is a Pratapgarh in two states, and a Sadar in most districts.
	if (district !== undefined && state === undefined)
		faults.push({ msg: m["job-board.check.district_needs_state"](), path: "stateName" });
	if (poName !== undefined && pincode === undefined)
		faults.push({ msg: m["job-board.check.office_needs_pincode"](), path: "pincode" });
	const [first, ...rest] = faults;
	if (first !== undefined) throw badInput([first, ...rest]);
	return { service, pincode, poName, state, district };
}

/** Everybody's open jobs, or all of the viewer's own. */
function whose({ createdBy }: JobFilters, viewer: Viewer | null, now: Date): JobConditions {
	if (createdBy === undefined) return { openAt: now.toISOString() };
	if (viewer === null) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	return { creator: viewer.userId };
}

function endOf({ cursor }: JobFilters): JobConditions {
	if (cursor === undefined) return {};
	return { after: decodePageEnd(cursor) };
}
