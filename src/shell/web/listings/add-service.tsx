import { useNavigate } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { useSession } from "../../../accounts/web/session.tsx";
import { plansAddress } from "../../../listings/listing-addresses.ts";
import { loadingAddress, type LoadingState } from "../../../listings/web/own/loading-state.ts";
import { Registration } from "../../../listings/web/register/registration.tsx";
import { m } from "../../../paraglide/messages.js";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { type OpenServices, openServicesOf } from "../../../catalogue/web/offer/use-offer.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/add-service.ts";
import { afterBeginning } from "../checkout/begin-payment.ts";
import { handOverKept } from "../checkout/hand-over.ts";
import { PlanStep } from "../checkout/plan-step.tsx";
import { RefusedLeadNote } from "./refused-lead-note.tsx";
import { useRefusedLead } from "./use-refused-lead.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<{ open: OpenServices }> {
	return { open: openServicesOf(await context.get(publicCatalogue).home()) };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.register.title"]());

function AddServiceOf({ user, open }: { user: Account; open: OpenServices }) {
	const navigate = useNavigate();
	const { retry: reloadAccount } = useSession();
	const { come, lead, clearReminder } = useRefusedLead(user._id);
	return (
		<Registration
			user={user}
			open={open}
			lead={m["shell.home.join_line"]()}
			wanted={come}
			note={
				<RefusedLeadNote
					lead={lead}
					missing={open.some(({ id }) => id === lead?.serviceId) ? "listing" : "shut"}
					clearReminder={clearReminder}
				/>
			}
			renderPlan={(slot) => (
				<PlanStep key={`${slot.serviceId}|${slot.choiceId ?? ""}`} slot={slot} user={user} />
			)}
			onTakenUp={(found) => handOverKept({ ...found, userId: user._id })}
			onSent={({ listingId: professionalId, payment, isUnpaid }) => {
				// The menus get the pages of a professional.
				reloadAccount();
				if (isUnpaid) return void navigate(plansAddress(professionalId));
				const loading: LoadingState = { professionalId };
				const { to, state } =
					payment === null ? { to: loadingAddress, state: loading } : afterBeginning(payment);
				void navigate(to, { state });
			}}
		/>
	);
}

/** "Add service with details": the registration as a professional, for signed-in people. */
export default function AddService({ loaderData }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["listings.register.title"]()} purpose={m["listings.register.login"]()} narrow>
			{(user) => <AddServiceOf key={user._id} user={user} open={loaderData.open} />}
		</RequireLogin>
	);
}
