import { plansAddress, subscriptionsAddress } from "../../listings/listing-addresses.ts";
import { manageAddress } from "../../listings/manage-address.ts";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/form/button.tsx";
import type { PaymentProgress } from "../payments.contract.ts";
import { payingLink } from "./payment-links.ts";

type Way = { to: string; label: string; isLeft?: boolean };

/** The links from a payment: the main one, and a second one if there is one. */
function nextLinks({ status, professionalId, redirectUrl, isWaived }: PaymentProgress): [Way, Way?] {
	const home = { to: "/", label: m["words.to_home"]() };
	const page =
		status === "pending" && redirectUrl !== null ? payingLink(redirectUrl, window.location.origin) : null;
	const goOn = page && { to: page.to, label: m["payments.status.go_on"](), isLeft: page.by === "browser" };
	if (professionalId === null) return goOn === null ? [home] : [goOn, home];
	const listing = { to: manageAddress(professionalId), label: m["payments.status.see_listing"]() };
	const plans = plansAddress(professionalId);
	if (status === "success" || isWaived)
		return [listing, { to: subscriptionsAddress(professionalId), label: m["words.my_subscriptions"]() }];
	if (status === "failed") return [{ to: plans, label: m["ui.try_again"]() }, listing];
	return goOn === null
		? [listing, { to: plans, label: m["payments.status.choose_again"]() }]
		: [goOn, listing];
}

function NextLink({ way: { to, label, isLeft = false }, variant }: { way: Way; variant: "now" | "quiet" }) {
	return (
		<ButtonLink to={to} reloadDocument={isLeft} variant={variant} size="lg">
			{label}
		</ButtonLink>
	);
}

/** The actions of a payment. Each place keeps its link, so that it keeps the focus when the payment moves. */
export function PaymentActions({ standing }: { standing: PaymentProgress }) {
	const [main, other] = nextLinks(standing);
	return (
		<div className="flex flex-wrap gap-3 *:flex-1">
			<NextLink way={main} variant="now" />
			{other && <NextLink way={other} variant="quiet" />}
		</div>
	);
}
