import type { ListingPlace } from "../../listings/server/listings.api.ts";
import { gstStateByName } from "../../places/gst-states.ts";
import { starterStates } from "../../places/starter/states.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { readGstin } from "../../platform/gstin.ts";
import { addressMissing, buyerProblems, needsAddress, stateUnknown } from "../checkout.ts";
import type { Buyer } from "../checkout.contract.ts";
import type { PurchaseRow } from "./purchases.repository.ts";

/** The buyer as printed on the invoice. */
export type ResolvedBuyer = Pick<PurchaseRow, "buyerName" | "buyerAddress" | "buyerState" | "buyerGstin">;

/** Further lines are joined to the last of these, so that the invoice fits one page. */
const addressLinesAtMost = 6;

const stateNames = starterStates.map(({ stateName }) => stateName);

/** What is wrong with the buyer's details. Missing details are taken from the listing later. */
export const buyerFaults = (buyer: Buyer): ErrorItem[] => buyerProblems(buyer, stateNames);

/**
 * The buyer with all missing details filled in: the name of the firm or the owner, and the state and lines of the
 * listing's address. A GSTIN decides the state, whatever else was chosen. Throws bad_input if the state is unknown or
 * the listing's address contradicts the GSTIN.
 */
export function resolveBuyer(
	{ name, state, gstin, address }: Buyer,
	place: ListingPlace,
	ownerName: string | null,
): ResolvedBuyer {
	const registered = gstin ? readGstin(gstin) : null;
	if (registered !== null && "fault" in registered) throw new Error("the GSTIN was not checked");
	const buyerState = registered?.stateCode ?? gstStateByName(state || place.stateName)?.code;
	if (buyerState === undefined) throw badInput([stateUnknown()]);
	const addressState = gstStateByName(place.stateName)?.code ?? null;
	if (!address && needsAddress(gstin, addressState)) throw badInput([addressMissing()]);
	return {
		buyerName: name || place.firmName || ownerName || place.personName,
		buyerAddress: address ? givenLines(address) : listingLines(place),
		buyerState,
		buyerGstin: registered?.gstin ?? null,
	};
}

function givenLines(address: string): string[] {
	const lines = address
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
	const first = lines.slice(0, addressLinesAtMost - 1);
	return [...first, lines.slice(first.length).join(", ")].filter((line) => line !== "");
}

function listingLines(place: ListingPlace): string[] {
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
