import { m } from "../../../paraglide/messages.js";
import { TextArea } from "../../../ui/text-area.tsx";
import type { StaffService } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import { useSaveService } from "./use-save-service.ts";
import { useStaffForm } from "./use-staff-form.ts";

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** The words besides its name under which a service is found, one on each line. */
export function ServiceSynonyms({ service, canChange }: { service: StaffService; canChange: boolean }) {
	const form = useStaffForm({ synonyms: service.synonyms.join("\n") });
	const { save, dialog } = useSaveService(service);
	const send = () => form.send(({ synonyms }) => save({ synonyms: linesOf(synonyms) }));
	return (
		<ServiceSection
			title={m["catalogue.staff.synonyms_title"]()}
			form={form}
			onSave={canChange ? () => void send() : undefined}
		>
			<TextArea
				name="synonyms"
				label={m["catalogue.staff.synonyms"]()}
				hint={m["catalogue.staff.synonyms_hint"]()}
				rows={8}
				value={form.values.synonyms}
				error={form.errorOf("synonyms")}
				onChange={({ target }) => form.enter({ synonyms: target.value })}
			/>
			{dialog}
		</ServiceSection>
	);
}
