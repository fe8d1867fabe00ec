import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { streetLine, townLine } from "../../../places/web/address-words.ts";
import { KeyValues } from "../../../ui/key-values.tsx";
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

type DeskFactsProps = {
	listing: ListingDetails;
	/** What wings above know of the listing. */
	more: { key: string; value: React.ReactNode }[];
};

/** Whom customers reach, by name and number. */
function Reached({ address: { name, mobile } }: Pick<ListingDetails, "address">) {
	return (
		<>
			{name}
			<br />
			{mobile !== undefined && <span className="inline-block max-w-full">{formatMobile(mobile)}</span>}
		</>
	);
}

/** What stands in the listing: where, whom one calls, where to, and the professional's own words. */
export function DeskFacts({ listing, more }: DeskFactsProps) {
	const { address, goToLocation, fixedPlace, description } = listing;
	return (
		<>
			<KeyValues
				items={[
					{ key: m["listings.desk.address"](), value: <WholeAddress listing={listing} /> },
					{ key: m["listings.desk.customers_call"](), value: <Reached address={address} /> },
					{
						key: fixedPlace ? m["listings.desk.found_under"]() : m["listings.card.goes_to"](),
						value: goToLocation.length > 0 ? goToLocation.join(", ") : m["listings.desk.nowhere"](),
					},
					...more,
				]}
			/>
			{description !== "" && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>}
		</>
	);
}
