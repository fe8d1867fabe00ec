import { m } from "../../../paraglide/messages.js";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { ServiceSection } from "./service-section.tsx";
import { type ServicePartProps, useServiceForm } from "./use-service-form.tsx";

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** The search words of a service besides its name, one on each line. */
export function ServiceSynonyms({ service, canChange, onSaved }: ServicePartProps) {
	const part = useServiceForm({
		service,
		onSaved,
		readOf: ({ synonyms }) => ({ synonyms }),
		toValues: ({ synonyms }) => ({ synonyms: synonyms.join("\n") }),
		toBody: ({ synonyms }) => ({ synonyms: linesOf(synonyms) }),
		inWords: ({ synonyms = [] }) => [[m["catalogue.staff.synonyms"](), synonyms.join(", ")]],
	});
	return (
		<ServiceSection title={m["catalogue.staff.synonyms_title"]()} {...part} canChange={canChange}>
			<TextArea
				label={m["catalogue.staff.synonyms"]()}
				hint={m["catalogue.staff.synonyms_hint"]()}
				rows={8}
				{...part.form.field("synonyms")}
			/>
		</ServiceSection>
	);
}
