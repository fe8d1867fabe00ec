import { lockSignedIn, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { type Clock, indianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { leavePosts, takeOverPosts } from "./job-posts.repository.ts";

export type JobDays = ReturnType<typeof createJobDays>;

/**
 * Whose day it is that posts and seekers are counted on. It is the mobile's and not the account's: whoever deleted an
 * account and registered anew would have a fresh day each time.
 */
export function createJobDays({ clock, keyedHash }: { clock: Clock; keyedHash: KeyedHash }) {
	const hashOf = (mobile: string, day: string) => keyedHash("job-posts", day, mobile);

	return {
		/**
		 * Locks the viewer's account, so that what they do at once is counted one after the other, and answers the Indian
		 * day under which their counters stand. Throws not_signed_in where the account is deleted meanwhile.
		 */
		async hold(tx: Db, viewer: Pick<Viewer, "userId">, now: Date): Promise<string> {
			const { id, mobile } = await lockSignedIn(tx, viewer);
			const day = indianDay(now);
			await takeOverPosts(tx, id, hashOf(mobile, day));
			return day;
		},
		/** Leaves the counters of the day to an account that comes back under the mobile; the caller deletes this one. */
		async leave(tx: Db, userId: string): Promise<void> {
			const mobile = (await readUsersByIds(tx, [userId])).get(userId)?.mobile;
			if (mobile === undefined) return;
			const day = indianDay(clock());
			await leavePosts(tx, userId, day, hashOf(mobile, day));
		},
	};
}
