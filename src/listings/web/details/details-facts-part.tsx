import type { Details } from "./details-data.ts";
import { DetailsRates } from "./details-rates.tsx";
import { DetailsSections } from "./details-sections.tsx";

export default function DetailsFactsPart({ rates, sections }: Pick<Details, "rates" | "sections">) {
	return (
		<>
			<DetailsRates rates={rates} />
			<DetailsSections sections={sections} />
		</>
	);
}
