import { useEffect, useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { AddressStep } from "./address-step.tsx";
import { AddressSummary } from "./address-summary.tsx";
import { CheckStep } from "./check-step.tsx";
import type { PlanSlot, Taken, TakenUp } from "./plan-slot.ts";
import type { Wanted } from "./registration-draft.ts";
import { type StepId, stepToShow } from "./registration-steps.ts";
import { SendingPhotos } from "./sending-photos.tsx";
import { ServiceStep } from "./service-step.tsx";
import { stepAddress, stepTitleId } from "./step-frame.tsx";
import type { OpenServices } from "../../../catalogue/web/offer/use-offer.ts";
import { type Registration as Shared, useRegistration } from "./use-registration.ts";
import { useSendRegistration } from "./use-send-registration.ts";
import { WorkStep } from "./work-step.tsx";

const stepNames: Record<StepId, () => string> = {
	service: m["words.service"],
	address: m["listings.register.step_address"],
	work: m["listings.register.step_work"],
	plan: m["listings.register.step_plan"],
	check: m["listings.register.step_check"],
};

/** Moves the focus to the heading of the next step, unless that step sets the focus itself. */
function useStepFocus(step: StepId): void {
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		const title = document.getElementById(stepTitleId);
		const isElsewhere = title
			?.closest("section")
			?.querySelector("[aria-invalid]:focus, [data-invalid] :focus");
		if (!isElsewhere) title?.focus({ preventScroll: true });
	}, [step]);
}

type RegistrationProps = {
	user: Account;
	open: OpenServices;
	/** Shown below the title on the first step. */
	lead: string;
	/** What the previous screen preselects. */
	wanted: Wanted | null;
	/** Shown below the lead: the purpose of the registration. */
	note: React.ReactNode;
	/** The last step if a payment is due: plans belong to a module above this one. */
	renderPlan: (slot: PlanSlot) => React.ReactNode;
	/** An earlier request created a listing although its response was lost: the payment input belongs to it. */
	onTakenUp: (taken: TakenUp) => void;
	/** Called when everything has been sent. */
	onSent: (taken: Taken) => void;
};

function SkeletonLines() {
	return (
		<Skeleton className="grid gap-5">
			<SkeletonLine shape="line" />
			<SkeletonLine shape="title" />
			<SkeletonLine shape="button" />
			<SkeletonLine shape="button" />
		</Skeleton>
	);
}

type StepsProps = Pick<RegistrationProps, "renderPlan" | "onTakenUp" | "onSent"> & { registration: Shared };

function Steps({ registration, renderPlan, onTakenUp, onSent }: StepsProps) {
	const { steps, done, draft, facts, change, address } = registration;
	const [search] = useSearchParams();
	const requestedStep = search.get("step");
	const step = stepToShow(requestedStep, steps, done);
	// Remove a link's service from the address first: of two simultaneous corrections, one would be lost.
	const isWrongStep = requestedStep !== null && requestedStep !== step && !search.has("service");
	const { takeUp, ...sending } = useSendRegistration(registration, onSent);
	useStepFocus(step);
	const current = steps.indexOf(step);
	// Until the service is known, so are neither the steps nor which of them are open.
	if (facts.isLoading && requestedStep !== null && requestedStep !== "service") return <SkeletonLines />;
	return (
		<>
			<Stepper
				current={current}
				steps={steps.map((one) => ({ label: stepNames[one](), to: stepAddress(one) }))}
			/>
			{isWrongStep && <Navigate to={stepAddress(step)} replace />}
			{step === "service" && (
				<ServiceStep
					registration={registration}
					takeUp={(listingId, isUnpaid) => {
						onTakenUp({ listingId, planId: draft.planId });
						takeUp(listingId, isUnpaid);
					}}
				/>
			)}
			{step === "address" && <AddressStep registration={registration} />}
			{step === "work" && <WorkStep registration={registration} />}
			{step === "check" && <CheckStep registration={registration} form={sending.form} />}
			{step === "plan" &&
				renderPlan({
					...sending,
					serviceId: draft.serviceId,
					choiceId: draft.choiceId === "" ? null : draft.choiceId,
					planId: draft.planId,
					choose: (planId) => change({ planId }),
					addressState: address?.pincodeData.stateName ?? "",
					skipsPayment: draft.skipsPayment,
					summary: <AddressSummary registration={registration} />,
				})}
		</>
	);
}

/** "Add service with details": a professional registers in four steps, each saved when the person leaves it. */
export function Registration({
	user,
	open,
	lead,
	wanted,
	note,
	renderPlan,
	onTakenUp,
	onSent,
}: RegistrationProps) {
	const registration = useRegistration(user, open, wanted);
	const { draft, offer, isReady, hasPlan, photos, discard } = registration;
	const { hasFailed, retry } = offer;
	const requestedStep = useSearchParams()[0].get("step");
	const [isLeaving, setLeaving] = useState(false);
	const finish = (taken: Taken) => {
		// Another page follows: until then, the emptied form must not redirect to its first step.
		setLeaving(true);
		discard();
		onSent(taken);
	};
	const { listingId, merchantTransactionId, redirectUrl, isUnpaid } = draft;
	const isSent = listingId !== "";
	const isFirst = !isSent && (requestedStep === null || requestedStep === "service");
	const isPaying = merchantTransactionId !== "";
	const goOn = (hadSome: boolean) => {
		if (isUnpaid) return finish({ listingId, payment: null, isUnpaid });
		if (!hadSome && !isPaying) return discard();
		// The provider's page may have expired since the person left this screen.
		const page = { merchantTransactionId, redirectUrl: hadSome ? redirectUrl : "" };
		finish({ listingId, payment: isPaying ? page : null });
	};
	return (
		<Page narrow={!(hasPlan && requestedStep === "plan" && !isSent)}>
			<PageHead title={m["listings.register.title"]()} lead={isFirst ? lead : undefined} />
			{isFirst && note}
			{hasFailed && <Problem text={m["listings.register.services_failed"]()} onRetry={retry} />}
			{(isLeaving || (!hasFailed && !isReady)) && <SkeletonLines />}
			{isReady && isSent && !isLeaving && (
				<SendingPhotos listingId={listingId} photos={photos} isPaying={isPaying || isUnpaid} onDone={goOn} />
			)}
			{isReady && !isSent && !isLeaving && (
				<Steps registration={registration} renderPlan={renderPlan} onTakenUp={onTakenUp} onSent={finish} />
			)}
		</Page>
	);
}
