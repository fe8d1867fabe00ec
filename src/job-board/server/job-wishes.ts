import { lockSignedIn, lockUser } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { type KnownForWishes, readWishes } from "../check-wishes.ts";
import type { JobWishes } from "../job-board.contract.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { presentWishes } from "./job-board.presenter.ts";
import { findWishes, storeWishes, indexWishes } from "./wishes.repository.ts";

/**
 * Makes a person findable by their stored wishes, or not findable. The profiles module calls it in the transaction that
 * changes the profile, after the change. The account is locked, so wishes saved at the same time cannot outlive the
 * change.
 */
export async function setSeeking(tx: Db, userId: string, isSeeking: boolean): Promise<void> {
	if (!(await lockUser(tx, userId))) return;
	await indexWishes(tx, userId, isSeeking ? ((await findWishes(tx, userId)) ?? null) : null);
}

/** The viewer's wishes; empty and not shown to employers if they never saved any. */
export async function readOwnWishes({ db }: Pick<JobBoardContext, "db">, viewer: Viewer): Promise<JobWishes> {
	const wishes = await findWishes(db, viewer.userId);
	return wishes === undefined ? { serviceIds: [], areas: [], isShown: false } : presentWishes(wishes);
}

/** Saves the viewer's wishes. Throws bad_input, conflict if the profile does not say that they look for a job. */
export async function saveWishes(
	ctx: Pick<JobBoardContext, "db" | "clock" | "catalogue" | "places" | "isSeeking">,
	viewer: Viewer,
	input: JobWishes,
): Promise<JobWishes> {
	const checked = readWishes(input, await knownFor(ctx, input));
	if ("faults" in checked) throw badInput(checked.faults);
	const wishes = { ...presentWishes(checked.wishes), updatedAt: ctx.clock() };
	await inTransaction(ctx.db, async (tx) => {
		await lockSignedIn(tx, viewer);
		// Read after the lock: a profile change in parallel either has finished or waits for this transaction.
		if (!(await ctx.isSeeking(tx, viewer.userId)))
			throw new AppError("conflict", m["job-board.error.not_seeking"]());
		await storeWishes(tx, viewer.userId, wishes);
		await indexWishes(tx, viewer.userId, wishes);
	});
	return presentWishes(wishes);
}

/** The services, and the districts of the states that the wishes name (ten at most). */
async function knownFor(
	{ catalogue, places }: Pick<JobBoardContext, "catalogue" | "places">,
	{ areas }: JobWishes,
): Promise<KnownForWishes> {
	const { serviceById } = await catalogue.snapshot();
	const wanted = new Set(areas.map(({ stateName }) => stateName.toLowerCase()));
	const states = (await places.states()).filter(({ stateName }) => wanted.has(stateName.toLowerCase()));
	const districts = await Promise.all(
		states.map(async ({ stateName }) => {
			const found = await places.districtsOf(stateName);
			return [stateName, found.map(({ district }) => district)] as const;
		}),
	);
	return { hasService: (id) => serviceById.has(id), districts: new Map(districts) };
}
