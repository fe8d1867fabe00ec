import { lockSignedIn, lockUser } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Places } from "../../places/server/places.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { type KnownForWishes, readWishes } from "../check-wishes.ts";
import type { JobWishes } from "../job-board.contract.ts";
import { presentWishes } from "./job-board.presenter.ts";
import { findWishes, keepWishes, spreadWishes } from "./wishes.repository.ts";

/** Whether the person's profile says that they look for a job: a module above knows. */
export type IsSeeking = (db: Db, userId: string) => Promise<boolean>;

type Dependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	places: Pick<Places, "states" | "districtsOf">;
	isSeeking: IsSeeking;
};

/**
 * For the module above, in the transaction in which a profile's status changes, behind the change: who seeks work is
 * found by what they said of it, others by nothing. The account is locked, so that of wishes saved at the same time
 * none outlive the change.
 */
export async function setSeeking(tx: Db, userId: string, isSeeking: boolean): Promise<void> {
	if (!(await lockUser(tx, userId))) return;
	await spreadWishes(tx, userId, isSeeking ? ((await findWishes(tx, userId)) ?? null) : null);
}

/** What people say of the work that they seek. */
export function createSeeking({ db, clock, catalogue, places, isSeeking }: Dependencies) {
	/** What the viewer said last; nothing, shown to nobody, where they never did. */
	async function read(viewer: Viewer): Promise<JobWishes> {
		const wishes = await findWishes(db, viewer.userId);
		return wishes === undefined ? { serviceIds: [], areas: [], isShown: false } : presentWishes(wishes);
	}

	/** Saves the viewer's wishes. Throws bad_input, conflict where the profile does not say that they look for a job. */
	async function save(viewer: Viewer, sent: JobWishes): Promise<JobWishes> {
		const checked = readWishes(sent, await knownFor(sent));
		if ("faults" in checked) throw badInput(checked.faults);
		const wishes = { ...presentWishes(checked.wishes), updatedAt: clock() };
		await inTransaction(db, async (tx) => {
			await lockSignedIn(tx, viewer);
			// Behind the lock: a profile that changes meanwhile has changed by now, or comes afterwards.
			if (!(await isSeeking(tx, viewer.userId)))
				throw new AppError("conflict", m["job-board.error.not_seeking"]());
			await keepWishes(tx, viewer.userId, wishes);
			await spreadWishes(tx, viewer.userId, wishes);
		});
		return presentWishes(wishes);
	}

	/** The services, and the districts of those states that are named; there are at most ten. */
	async function knownFor({ areas }: JobWishes): Promise<KnownForWishes> {
		const { serviceById } = await catalogue.snapshot();
		const named = new Set(areas.map(({ stateName }) => stateName.toLowerCase()));
		const states = (await places.states()).filter(({ stateName }) => named.has(stateName.toLowerCase()));
		const districts = await Promise.all(
			states.map(async ({ stateName }) => {
				const found = await places.districtsOf(stateName);
				return [stateName, found.map(({ district }) => district)] as const;
			}),
		);
		return { hasService: (id) => serviceById.has(id), districts: new Map(districts) };
	}

	return { read, save };
}
