import { starterCatalogue } from "../../src/catalogue/starter/starter-catalogue.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { plans } from "../../src/subscriptions/server/subscriptions.tables.ts";
import type { SubscriptionType } from "../../src/subscriptions/subscription.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import { plansOf } from "./plans.ts";

export type PlanRow = typeof plans.$inferInsert & { id: string; type: SubscriptionType };

/** The plans of every paid service. */
export function planRows(ids: CatalogueIds, now: Date): PlanRow[] {
	return starterCatalogue.flatMap((sector) =>
		sector.services.flatMap((service) =>
			plansOf(service, sector.s3PathName).map((plan) => ({
				id: newId(),
				serviceId: ids.service(service.slug),
				choiceId: null,
				...plan,
				createdAt: now,
			})),
		),
	);
}
