import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { type Clock, indianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { entriesAtMost } from "../profile.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";
import { findFacts, touchProfile } from "./profiles.repository.ts";
import { noProfile, type ReadProfile } from "./read-profile.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	idempotency: Pick<Idempotency, "once">;
	reading: Pick<ReadProfile, "read">;
};

/** What tells experience and education apart. */
type Kind<Input, Entry> = {
	/** The call that adds one, for its Idempotency-Key. */
	route: string;
	check(input: Input, today: string): { entry: Entry } | { faults: [ErrorItem, ...ErrorItem[]] };
	count(tx: Db, userId: string): Promise<number>;
	insert(tx: Db, userId: string, entry: Entry & { id: string }): Promise<void>;
	delete(tx: Db, userId: string, id: string): Promise<boolean>;
};

/** Adds entries of one kind to one's own profile, and takes them away; each act answers the whole profile. */
export function createEntries<Input, Entry extends object>(
	{ db, clock, idempotency, reading }: Dependencies,
	kind: Kind<Input, Entry>,
) {
	/**
	 * Adds one; the same `key` (null: none) adds it once however often it is sent. Throws bad_input with all bad fields,
	 * not_found without a profile, conflict beyond `entriesAtMost`.
	 */
	async function add(viewer: Viewer, input: Input, key: string | null): Promise<ProfileAnswer> {
		const request = { userId: viewer.userId, route: kind.route, key, body: input };
		const { answer } = await idempotency.once(request, async () => {
			const checked = kind.check(input, indianDay(clock()));
			if ("faults" in checked) throw badInput(checked.faults);
			return async (tx) => ({ status: 200, answer: await insert(tx, viewer, checked.entry) });
		});
		return answer;
	}

	async function insert(tx: Db, viewer: Viewer, entry: Entry): Promise<ProfileAnswer> {
		const { userId } = viewer;
		// The account's lock comes first: of two additions at once the second counts the first one's.
		await lockSignedIn(tx, viewer);
		if ((await findFacts(tx, userId)) === undefined) throw noProfile(userId, viewer);
		if ((await kind.count(tx, userId)) >= entriesAtMost)
			throw new AppError("conflict", m["profiles.error.entries_full"]({ count: entriesAtMost }));
		await kind.insert(tx, userId, { ...entry, id: newId() });
		await touchProfile(tx, userId, clock());
		return reading.read(tx, userId, viewer);
	}

	/** Takes one away; throws not_found, also where it is somebody else's. */
	function remove(viewer: Viewer, id: string): Promise<ProfileAnswer> {
		const { userId } = viewer;
		return inTransaction(db, async (tx) => {
			await lockSignedIn(tx, viewer);
			if (!(await kind.delete(tx, userId, id))) throw notFound();
			await touchProfile(tx, userId, clock());
			return reading.read(tx, userId, viewer);
		});
	}

	return { add, remove };
}
