import type * as z from "zod/mini";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { paiseFromRupees } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { faultsOfPlan, sizeOfPlan } from "../plan.ts";
import type { plansApi } from "../plans.contract.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";
import { auditPlan } from "./audit-plan.ts";
import { presentPlanIn } from "./list-plans.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { insertPlan } from "./plans.repository.ts";

type NewPlan = z.output<(typeof plansApi)["POST /api/subscription"]["body"]>;

/** Adds a plan of a service or one of its choices. Throws bad_input with all faults. */
export async function addPlan(
	{ db, clock, catalogue }: SubscriptionsContext,
	viewer: Viewer,
	{
		serviceId,
		choiceId = null,
		type,
		price,
		durationInMonths = null,
		numberOfLeads = null,
		enabled,
	}: NewPlan,
): Promise<PlanAnswer> {
	const snapshot = await catalogue.snapshot();
	const service = snapshot.serviceById.get(serviceId);
	const isOther = choiceId !== null && snapshot.choiceById.get(choiceId)?.service.id !== serviceId;
	const [first, ...others]: ErrorItem[] = [
		...(service === undefined
			? [{ path: "serviceId", msg: m["subscriptions.plans.service_missing"]() }]
			: isOther
				? [{ path: "choiceId", msg: m["words.choice_unknown"]({ service: service.type }) }]
				: []),
		...faultsOfPlan({ type, price, durationInMonths, numberOfLeads }),
	];
	if (first !== undefined) throw badInput([first, ...others]);
	const plan = {
		id: newId(),
		serviceId,
		choiceId,
		type,
		price: paiseFromRupees(price),
		...sizeOfPlan({ type, durationInMonths, numberOfLeads }),
		enabled,
	};
	const now = clock();
	await inTransaction(db, async (tx) => {
		await insertPlan(tx, { ...plan, createdAt: now });
		const { id: subjectId, ...after } = plan;
		await auditPlan(tx, { at: now, actorId: viewer.userId, action: "plan.add", subjectId, after });
	});
	return presentPlanIn(snapshot, plan);
}
