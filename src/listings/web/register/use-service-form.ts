import { useNavigate } from "react-router";
import { choiceChange, serviceChange, withSector } from "./registration-draft.ts";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";
import { useStepForm } from "./use-step-form.ts";

/** The first step's form, whose choices reset what depends on them. */
export function useServiceForm(registration: Registration) {
	const { draft, facts, offer, photos } = registration;
	const navigate = useNavigate();
	const loading = facts.isLoading ? draft.serviceId : null;
	const form = useStepForm({
		registration,
		stepErrors: registration.stepErrors.service,
		goOn: () => {
			// Without the service's data it cannot be registered: this step shows the error and a retry button.
			if (!facts.hasFailed) void navigate(stepAddress("address"));
		},
		waitsFor: registration.isTakingLink ? "link" : loading,
	});
	return {
		...form,
		chooseSector: (sectorId: string) => {
			form.enter(withSector(draft, sectorId));
			photos.clear();
		},
		chooseService: (serviceId: string) => {
			const service = offer.offered?.find(({ id }) => id === serviceId);
			if (service) form.enter(serviceChange(service));
		},
		chooseChoice: (choiceId: string) => form.enter(choiceChange(choiceId)),
		/** Another person has other addresses. */
		enterPhone: (phone: string) => form.enter({ phone, addressId: "" }),
	};
}

export type ServiceForm = ReturnType<typeof useServiceForm>;
