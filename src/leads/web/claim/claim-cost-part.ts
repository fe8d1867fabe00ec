import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";

/** What the claim would cost: known of those signed in alone, so that nobody else waits for its words. */
export const ClaimCost = partOnDemand(() => import("./claim-cost-text.tsx"), {
	Instead: () => null,
	isExtra: true,
});
