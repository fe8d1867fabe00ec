import type { Db } from "../../../platform/server/database/database.ts";
import { managerSteps } from "../../listing.ts";
import { readState } from "./listing-status.repository.ts";
import { type Decision, type MoveContext, type Step, takeStep } from "./move-listing.ts";

type Suspension = Pick<Decision, "listingId" | "actorId" | "isRecorded"> & {
	/** What the owner reads. */
	reason: string;
};

async function findStep(tx: Db, listingId: string, action: "expire" | "renew"): Promise<Step | undefined> {
	const state = await readState(tx, listingId);
	if (state === undefined || (action === "renew" && !state.isSuspended)) return undefined;
	const { ownerId, serviceId, paymentStatus } = state;
	const step = managerSteps(state).find((one) => one.action === action);
	return step && { ...step, ownerId, serviceId, paymentStatus };
}

/** Suspends an active listing in the caller's transaction; false if it is not active. Throws conflict. */
export async function suspendListing(ctx: MoveContext, tx: Db, suspension: Suspension): Promise<boolean> {
	const step = await findStep(tx, suspension.listingId, "expire");
	if (step === undefined) return false;
	await takeStep(ctx, tx, { ...suspension, step });
	return true;
}

/** Reopens a suspended listing in the caller's transaction; false if it is not suspended. Throws conflict. */
export async function reopenListing(ctx: MoveContext, tx: Db, suspension: Suspension): Promise<boolean> {
	const step = await findStep(tx, suspension.listingId, "renew");
	if (step === undefined) return false;
	await takeStep(ctx, tx, { ...suspension, step });
	return true;
}
