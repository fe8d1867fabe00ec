import type { ListingPlace } from "../../listings/server/paid-listing.service.ts";
import { starterStates } from "../../places/starter/states.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { readGstin } from "../../platform/gstin.ts";
import { buyerProblems, sameState, stateUnknown } from "../checkout.ts";
import type { Buyer } from "../checkout.contract.ts";
import type { PurchaseRow } from "./purchases.repository.ts";

/** The buyer as they are to stand on the invoice. */
export type ResolvedBuyer = Pick<PurchaseRow, "buyerName" | "buyerAddress" | "buyerState" | "buyerGstin">;

const stateNames = starterStates.map(({ stateName }) => stateName);

/** What is wrong with the buyer as given; what is left out comes from the listing later. */
export const buyerFaults = (buyer: Buyer): ErrorItem[] => buyerProblems(buyer, stateNames);

/** GST's two digits of the state of this name, or null. */
const codeOf = (name: string) =>
	starterStates.find(({ stateName }) => sameState(stateName, name))?.code ?? null;

/**
 * The buyer with all that was left out: the name of the firm or the owner, and the state of the listing's address. A
 * GSTIN says where it is registered, whatever else was chosen. Throws bad_input where no state is known.
 */
export function resolveBuyer(
	{ name, state, gstin }: Buyer,
	place: ListingPlace,
	ownerName: string | null,
): ResolvedBuyer {
	const registered = gstin ? readGstin(gstin) : null;
	if (registered !== null && "fault" in registered) throw new Error("the GSTIN was not checked");
	const buyerState = registered?.stateCode ?? codeOf(state || place.stateName);
	if (buyerState === null) throw badInput([stateUnknown()]);
	return {
		buyerName: name || place.firmName || ownerName || place.personName,
		buyerAddress: addressLines(place),
		buyerState,
		buyerGstin: registered?.gstin ?? null,
	};
}

function addressLines(place: ListingPlace): string[] {
	const { completeAdd, buildingDetails, floorDetails, locality, landmark } = place;
	const { poName, cityDistrictTown, district, stateName, pincode } = place;
	const lines = [
		[completeAdd, buildingDetails, floorDetails],
		[locality, landmark],
		[poName, cityDistrictTown, district],
		[`${stateName} ${pincode}`],
	];
	return lines.map(joined).filter((line) => line !== "");
}

const joined = (parts: readonly string[]) =>
	[...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))].join(", ");
