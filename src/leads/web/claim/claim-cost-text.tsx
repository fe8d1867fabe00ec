import type { LeadAnswer } from "../../leads.contract.ts";
import { claimCost, claimCostInShort } from "./claim-cost.ts";

type ClaimCostLineProps = Pick<LeadAnswer, "claimWith"> & { inShort?: boolean };

export default function ClaimCostLine({ claimWith, inShort = false }: ClaimCostLineProps) {
	const cost = inShort ? claimCostInShort(claimWith) : claimCost(claimWith);
	return cost !== null && <p className="text-sm text-ink-soft">{cost}</p>;
}
