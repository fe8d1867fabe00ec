import { useId } from "react";
import { useNavigate } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { AddressChooser } from "../../../places/web/address-chooser.tsx";
import { useAddressForm } from "../../../places/web/use-address-form.ts";
import { ServiceStrip } from "./service-strip.tsx";
import { StepFoot, StepFrame, stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";
import { useStepForm } from "./use-step-form.ts";

/**
 * Second step: one of the person's addresses. If the form for an address is open, confirming saves that address and
 * continues with it, so that people need not press two buttons.
 */
export function AddressStep({ registration }: { registration: Registration }) {
	const { user, draft, book, person, mobile } = registration;
	const navigate = useNavigate();
	const id = useId();
	const form = useAddressForm({ draftKey: `${user._id}|${mobile ?? ""}`, person, userMobile: mobile, book });
	const goOn = () => void navigate(stepAddress("work"));
	const step = useStepForm({ registration, stepErrors: registration.stepErrors.address, goOn });
	const { ref, onSubmit, ...formProps } = step.formProps;
	const choose = (addressId: string) => step.enter({ addressId });
	const saveAndGoOn = async () => {
		const saved = await form.save();
		if (saved === null) return;
		choose(saved._id);
		goOn();
	};
	return (
		<>
			<ServiceStrip registration={registration} />
			<StepFrame title={m["listings.register.address_title"]()} lead={m["listings.register.address_lead"]()}>
				{/* This form has no fields of its own, because an address being typed has a separate form. */}
				<form
					{...formProps}
					id={id}
					hidden
					onSubmit={(event) => {
						if (!form.draft.isOpen) return onSubmit(event);
						event.preventDefault();
						return void saveAndGoOn();
					}}
				/>
				<section ref={ref}>
					<AddressChooser
						book={book}
						form={form}
						chosenId={draft.addressId}
						onChoose={choose}
						error={form.draft.isOpen ? undefined : step.errorOf("addressId")}
					/>
				</section>
				<StepFoot
					back="service"
					label={m["listings.register.address_confirm"]()}
					form={id}
					busy={form.isSaving}
				/>
			</StepFrame>
		</>
	);
}
