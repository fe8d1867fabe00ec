import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";

/** Loaded separately, because only signed-in people see what a claim costs. */
export const ClaimCost = partOnDemand(() => import("./claim-cost-text.tsx"), {
	Instead: () => null,
	isExtra: true,
});
