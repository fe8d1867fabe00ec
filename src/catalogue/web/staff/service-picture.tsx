import { m } from "../../../paraglide/messages.js";
import { useForm } from "../../../platform/web/use-form.ts";
import { upload } from "../../../platform/web/upload.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { controlClass, Field } from "../../../ui/form/field.tsx";
import type { CatalogueStaffApi } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import type { ServicePartProps } from "./use-service-form.tsx";

/** The picture of a service, and a field to replace it. */
export function ServicePicture({ service, canChange, onSaved }: ServicePartProps) {
	const { _id: id, type, image } = service;
	const alert = useAlert();
	const form = useForm<{ image: File | undefined }>({
		initial: { image: undefined },
		submit: async ({ image: file }) => {
			const body = new FormData();
			if (file !== undefined) body.append("image", file);
			const answer = await upload<CatalogueStaffApi, "POST /api/service/:id/picture">(
				"POST /api/service/:id/picture",
				{ params: { id }, body },
			);
			onSaved(answer);
			alert("success", m["catalogue.staff.saved"]({ name: type }));
		},
	});
	return (
		<ServiceSection
			title={m["catalogue.staff.picture_title"]()}
			lead={m["catalogue.staff.picture_lead"]()}
			form={form}
			canChange={canChange}
		>
			<img
				src={image}
				alt=""
				width={320}
				height={200}
				className="aspect-8/5 w-full max-w-80 rounded-md object-cover"
			/>
			{canChange && (
				<Field label={m["catalogue.staff.picture_choose"]()} error={form.errorOf("image")}>
					{(control) => (
						<input
							{...control}
							type="file"
							name="image"
							accept="image/*"
							onChange={({ target }) => form.enter({ image: target.files?.[0] })}
							className={controlClass}
						/>
					)}
				</Field>
			)}
		</ServiceSection>
	);
}
