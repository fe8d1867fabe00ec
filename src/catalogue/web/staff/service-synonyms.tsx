import { m } from "../../../paraglide/messages.js";
import { useForm } from "../../../platform/web/use-form.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import type { StaffService } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import { useSaveService } from "./use-save-service.ts";

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** The words besides its name under which a service is found, one on each line. */
export function ServiceSynonyms({ service, canChange }: { service: StaffService; canChange: boolean }) {
	const { save, dialog } = useSaveService(service);
	const form = useForm({
		initial: { synonyms: service.synonyms.join("\n") },
		submit: ({ synonyms }) => save({ synonyms: linesOf(synonyms) }),
	});
	return (
		<ServiceSection title={m["catalogue.staff.synonyms_title"]()} form={form} canChange={canChange}>
			<TextArea
				label={m["catalogue.staff.synonyms"]()}
				hint={m["catalogue.staff.synonyms_hint"]()}
				rows={8}
				{...form.field("synonyms")}
			/>
			{dialog}
		</ServiceSection>
	);
}
