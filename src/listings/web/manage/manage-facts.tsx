import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { streetLine, townLine } from "../../../places/web/address-words.ts";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { addressOf } from "./listing-address.ts";

function WholeAddress({ listing }: { listing: ListingDetails }) {
	const address = addressOf(listing);
	if (address === null) return listing.area;
	return (
		<>
			{streetLine(address)}
			<br />
			{townLine(address)}
			<br />
			<span className="text-sm text-ink-faint">{m["listings.desk.street_hidden"]()}</span>
		</>
	);
}

type ManageFactsProps = {
	listing: ListingDetails;
	/** Facts that modules above add about the listing. */
	more: { key: string; value: React.ReactNode }[];
};

/** The name and number that customers contact. */
function Contact({ address: { name, mobile } }: Pick<ListingDetails, "address">) {
	return (
		<>
			{name}
			<br />
			{mobile !== undefined && <span className="inline-block max-w-full">{formatMobile(mobile)}</span>}
		</>
	);
}

/** The listing's facts: address, contact, places, and the professional's own description. */
export function ManageFacts({ listing, more }: ManageFactsProps) {
	const { address, goToLocation, fixedPlace, description, upiId } = listing;
	return (
		<>
			<KeyValues
				items={[
					{ key: m["listings.desk.address"](), value: <WholeAddress listing={listing} /> },
					{ key: m["listings.desk.customers_call"](), value: <Contact address={address} /> },
					{
						key: fixedPlace ? m["listings.desk.found_under"]() : m["listings.card.goes_to"](),
						value:
							goToLocation.length > 0
								? goToLocation.join(", ")
								: fixedPlace
									? m["listings.desk.none_near"]()
									: m["listings.desk.nowhere"](),
					},
					// Only the owner receives it.
					...(upiId === undefined
						? []
						: [{ key: m["listings.upi.label"](), value: upiId ?? m["listings.upi.none"]() }]),
					...more,
				]}
			/>
			{description !== "" && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>}
		</>
	);
}
