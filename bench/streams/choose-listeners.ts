import type { Database } from "../../src/platform/server/database/database.ts";
import { named } from "../../src/platform/server/database/named.ts";
import { signIn } from "../sign-in.ts";

/** A service that can be requested at the place, such that all notified professionals listen. */
export type RequestableService = { serviceId: string; choiceId: string | null };
export type Listeners = {
	people: { userId: string; token: string }[];
	services: RequestableService[];
	customers: string[];
};

/** The slug of a place that very many professionals serve. */
export const busyPlace = "chandigarh";

type Reached = RequestableService & { userIds: string[] };

/**
 * Chooses this many professionals who are notified of leads at the busy place, and signs them in; and customers for as
 * many leads, with the services that they can request.
 */
export async function chooseListeners(
	database: Database,
	size: number,
	customers: number,
): Promise<Listeners> {
	const reached = await named<Reached>(
		database.db,
		{
			name: "bench_reached",
			text: `select r.service_id as "serviceId", r.choice_id as "choiceId", array_agg(distinct l.user_id) as "userIds"
				from listing_reach r join listings l on l.id = r.listing_id join locations p on p.id = r.location_id
				where p.slug = $1 and r.distance < 2 and not exists (select from service_locations own where own.service_id = r.service_id) group by 1, 2 order by count(*) desc, 1, 2`,
		},
		[busyPlace],
	);
	const services: RequestableService[] = [];
	const userIds = new Set<string>();
	for (const { userIds: some, ...service } of reached) {
		// Of the last service, some professionals would not listen.
		if (userIds.size + some.length <= size) services.push(service);
		for (const userId of some) if (userIds.size < size) userIds.add(userId);
	}
	if (userIds.size < size) throw new Error(`${userIds.size} of ${size} professionals are reached`);
	const asking = await named<{ id: string }>(
		database.db,
		{
			name: "bench_customers",
			text: `select u.id from users u where not exists (select 1 from listings l where l.user_id = u.id)
				and not exists (select 1 from leads d where d.customer_id = u.id) and u.role = 'user' limit $1`,
		},
		[customers],
	);
	const all = [...userIds];
	const tokens = await signIn(database.db, all);
	return {
		people: all.map((userId, index) => ({ userId, token: tokens[index] ?? "" })),
		services,
		customers: await signIn(
			database.db,
			asking.map(({ id }) => id),
		),
	};
}
