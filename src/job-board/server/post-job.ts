import { lockActive } from "../../accounts/server/accounts.api.ts";
import { isShown, type Service } from "../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { placeOfAddress } from "../../places/address.ts";
import type { PostOffice } from "../../places/places.contract.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { secondsLeftOfIndianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { jobFaults } from "../check-job.ts";
import { activeJobsAtMost, jobExpiry, postsPerDay } from "../job.ts";
import type { JobAnswer, JobInput } from "../job-board.contract.ts";
import { lockDailyCounters } from "./daily-counters.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { countPost } from "./job-posts.repository.ts";
import { countActiveOf, insertJob, type NewJob } from "./jobs.repository.ts";
import { type NotifySeekers, notifySeekersJob } from "./notify-seekers.ts";
import { readJob } from "./read-job.ts";

type Context = Pick<
	JobBoardContext,
	"db" | "clock" | "catalogue" | "pincodes" | "idempotency" | "jobs" | "keyedHash"
>;

/**
 * Posts a job, queues the notifications of people who look for such work, and returns the job. The same `key` (null:
 * none) posts only one job however often it is sent. Throws bad_input, conflict above `activeJobsAtMost` open jobs or if
 * the key was used for another job, too_often above `postsPerDay` on one Indian day, not_signed_in if the account was
 * deleted.
 */
export async function postJob(
	ctx: Context,
	viewer: Viewer,
	input: JobInput,
	key: string | null,
): Promise<JobAnswer> {
	const request = { userId: viewer.userId, route: "POST /api/jobs", key, body: input };
	const { answer } = await ctx.idempotency.once(request, async () => {
		const now = ctx.clock();
		const job = await prepare(ctx, viewer, input, now);
		return async (tx) => {
			await countAgainstLimits(ctx, tx, viewer, now);
			await insertJob(tx, job);
			await ctx.jobs.enqueue<NotifySeekers>(tx, notifySeekersJob, { jobId: job.id });
			return { status: 201, answer: await readJob({ ...ctx, db: tx }, viewer, job.id) };
		};
	});
	return answer;
}

/** Checks the input and builds the job. Runs outside the transaction, because it may call an external pincode service. */
async function prepare(ctx: Context, viewer: Viewer, input: JobInput, now: Date): Promise<NewJob> {
	const service = findCategory(input, await ctx.catalogue.snapshot());
	const offices = await findOffices(ctx, input);
	const [first, ...rest] = [...jobFaults(input), ...faultsOf(service), ...faultsOf(offices)];
	if (first !== undefined) throw badInput([first, ...rest]);
	if (!isFound(service) || !isFound(offices)) throw new Error("an invalid job passed the check");
	const { pincode, poName, cityBlock, district, stateName } = placeOfAddress(
		input.pincodeData.poName,
		offices.found,
	);
	const { firmName, reachablePersonName, description } = input;
	return {
		id: newId(),
		createdBy: viewer.userId,
		serviceId: service.found.id,
		firmName,
		reachablePersonName,
		description,
		pincode,
		poName,
		cityBlock,
		district,
		stateName,
		createdAt: now,
		expiresAt: jobExpiry(now),
	};
}

/** A found value, the error that explains why there is none, or null if nothing was searched for. */
type Lookup<Value> = { found: Value } | ErrorItem | null;
const isFound = <Value>(lookup: Lookup<Value>): lookup is { found: Value } =>
	lookup !== null && "found" in lookup;
const faultsOf = (lookup: Lookup<unknown>): ErrorItem[] =>
	lookup !== null && "msg" in lookup ? [lookup] : [];

/** Any service that is shown can be a job's category, including those that are coming soon. */
function findCategory({ jobCategoryId }: JobInput, { serviceById }: CatalogueSnapshot): Lookup<Service> {
	if (jobCategoryId === "") return null;
	const service = serviceById.get(jobCategoryId.toLowerCase());
	return service !== undefined && isShown(service)
		? { found: service }
		: { msg: m["job-board.check.category_unknown"](), path: "jobCategoryId" };
}

async function findOffices(
	{ pincodes }: Context,
	{ pincodeData: { pincode } }: JobInput,
): Promise<Lookup<[PostOffice, ...PostOffice[]]>> {
	// jobFaults reports an empty or malformed pincode.
	if (!/^[1-9][0-9]{5}$/.test(pincode)) return null;
	try {
		return { found: await pincodes.officesOf(pincode) };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return { msg: error.message, path: "pincodeData.pincode" };
	}
}

/**
 * Counts the job against the person's limits. Locks the account first, so that parallel posts are counted one after the
 * other and none is added while the account is being deleted.
 */
async function countAgainstLimits(ctx: Context, tx: Db, viewer: Viewer, now: Date): Promise<void> {
	const { userId } = viewer;
	await lockActive(tx, viewer);
	const day = await lockDailyCounters(ctx, tx, viewer, now);
	if ((await countActiveOf(tx, userId)) >= activeJobsAtMost)
		throw new AppError("conflict", m["job-board.error.too_many_active"]({ count: activeJobsAtMost }));
	if (await countPost(tx, userId, day, postsPerDay)) return;
	throw new AppError("too_often", m["job-board.error.too_many_today"]({ count: postsPerDay }), {
		retryAfterSeconds: secondsLeftOfIndianDay(now),
	});
}
