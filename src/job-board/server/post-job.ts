import { isShown, type Service } from "../../catalogue/catalogue.ts";
import type { CatalogueService, CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { placeOfAddress } from "../../places/address.ts";
import type { PostOffice } from "../../places/places.contract.ts";
import type { Pincodes } from "../../places/server/pincodes/pincodes.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { type Clock, secondsLeftOfIndianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { m } from "../../paraglide/messages.js";
import { jobFaults } from "../check-job.ts";
import { activeJobsAtMost, jobExpiry, postsPerDay } from "../job.ts";
import type { JobAnswer, JobInput } from "../job-board.contract.ts";
import { presentJob } from "./job-board.presenter.ts";
import type { JobDays } from "./job-days.ts";
import { countPost } from "./job-posts.repository.ts";
import { countActiveOf, insertJob, type NewJob } from "./jobs.repository.ts";
import { type NotifySeekers, notifySeekersJob } from "./notify-seekers.ts";

type Dependencies = {
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	pincodes: Pincodes;
	idempotency: Pick<Idempotency, "once">;
	jobs: Pick<Jobs, "enqueue">;
	days: Pick<JobDays, "hold">;
};

/**
 * Posts a job of the signed-in person and answers it as they see it; the same `key` (null: none) posts one job however
 * often it is sent. Those who seek such work are told soon after. Throws bad_input, conflict with `activeJobsAtMost`
 * open ones or where the key came with another job, too_often beyond `postsPerDay` on one Indian day, not_signed_in
 * where the account is deleted meanwhile.
 */
export function createPosting({ clock, catalogue, pincodes, idempotency, jobs, days }: Dependencies) {
	return async function postJob(viewer: Viewer, input: JobInput, key: string | null): Promise<JobAnswer> {
		const request = { userId: viewer.userId, route: "POST /api/jobs", key, body: input };
		const { answer } = await idempotency.once(request, async () => {
			const now = clock();
			const snapshot = await catalogue.snapshot();
			const row = await prepare(viewer, input, snapshot, now);
			return async (tx) => {
				await admit(tx, viewer, now);
				const job = await insertJob(tx, row);
				await jobs.enqueue<NotifySeekers>(tx, notifySeekersJob, { jobId: job.id });
				return { status: 201, answer: presentJob(job, viewer, { catalogue: snapshot, now }) };
			};
		});
		return answer;
	};

	/** The job to be added, checked. It may ask a service outside where the pincode is, so never in a transaction. */
	async function prepare(
		viewer: Viewer,
		input: JobInput,
		snapshot: CatalogueSnapshot,
		now: Date,
	): Promise<NewJob> {
		const service = findCategory(input, snapshot);
		const offices = await findOffices(input);
		const [first, ...rest] = [...jobFaults(input), ...faultsOf(service), ...faultsOf(offices)];
		if (first !== undefined) throw badInput([first, ...rest]);
		if (!isFound(service) || !isFound(offices)) throw new Error("a fault of a job was not told");
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

	async function findOffices({
		pincodeData: { pincode },
	}: JobInput): Promise<Looked<[PostOffice, ...PostOffice[]]>> {
		// What is empty or malformed is told by jobFaults; nobody is asked for it.
		if (!/^[1-9][0-9]{5}$/.test(pincode)) return null;
		try {
			return { found: await pincodes.officesOf(pincode) };
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			return { msg: error.message, path: "pincodeData.pincode" };
		}
	}

	/**
	 * Lets one person's jobs be posted one after the other, so that both their numbers are counted right, and none while
	 * the account is being deleted: what comes behind a deletion would stay for good.
	 */
	async function admit(tx: Db, viewer: Viewer, now: Date): Promise<void> {
		const { userId } = viewer;
		const day = await days.hold(tx, viewer, now);
		if ((await countActiveOf(tx, userId)) >= activeJobsAtMost)
			throw new AppError("conflict", m["job-board.error.too_many_active"]({ count: activeJobsAtMost }));
		if (await countPost(tx, userId, day, postsPerDay)) return;
		throw new AppError("too_often", m["job-board.error.too_many_today"]({ count: postsPerDay }), {
			retryAfterSeconds: secondsLeftOfIndianDay(now),
		});
	}
}

/** What was found, what is wrong, or null where nothing was asked for. */
type Looked<Value> = { found: Value } | ErrorItem | null;
const isFound = <Value>(looked: Looked<Value>): looked is { found: Value } =>
	looked !== null && "found" in looked;
const faultsOf = (looked: Looked<unknown>): ErrorItem[] =>
	looked !== null && "msg" in looked ? [looked] : [];

/** A job can be of every service that is shown, those that are yet to come too: they are work already. */
function findCategory({ jobCategoryId }: JobInput, { serviceById }: CatalogueSnapshot): Looked<Service> {
	if (jobCategoryId === "") return null;
	const service = serviceById.get(jobCategoryId.toLowerCase());
	return service !== undefined && isShown(service)
		? { found: service }
		: { msg: m["job-board.check.category_unknown"](), path: "jobCategoryId" };
}
