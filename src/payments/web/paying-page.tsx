import { useEffect, useEffectEvent, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { localPath } from "../../platform/local-path.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Redirecting } from "../../ui/feedback/redirecting.tsx";
import type { Route } from "./+types/paying-page.ts";
import { paymentAddress } from "../payment-address.ts";
import { isPaymentUnderWay, type PaymentUnderWay } from "./going-to-pay.ts";
import { payingLink, type PayingLink } from "./payment-links.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["ui.redirecting"]());

/**
 * How long the provider's page may take, in milliseconds. It usually opens sooner, so a browser that is still here
 * was delayed.
 */
const timeoutMs = 8_000;

/** Leaves for the provider's page, once; true if the browser is still here after a while. */
function useLeaving(link: PayingLink, back: string): boolean {
	const navigate = useNavigate();
	const [isHeldUp, setHeldUp] = useState(false);
	const leave = useEffectEvent(() => {
		if (link.by === "app") {
			void navigate(link.to, { replace: true });
			return;
		}
		// The browser's back button then leads to the payment instead of redirecting once more.
		window.history.replaceState(window.history.state, "", localPath(back));
		window.location.assign(link.to);
	});
	const comeBack = useEffectEvent((event: PageTransitionEvent) => {
		if (event.persisted) void navigate(back, { replace: true });
	});
	useEffect(() => {
		const ends = new AbortController();
		window.addEventListener("pageshow", (event) => comeBack(event), ends);
		const timer = setTimeout(() => setHeldUp(true), timeoutMs);
		leave();
		return () => {
			ends.abort();
			clearTimeout(timer);
		};
	}, []);
	return isHeldUp;
}

function Leaving({ link, back }: { link: PayingLink; back: string }) {
	const isHeldUp = useLeaving(link, back);
	return (
		<Redirecting title={m["ui.redirecting"]()}>
			{isHeldUp && (
				<div className="flex flex-wrap justify-center gap-3">
					<ButtonLink to={link.to} reloadDocument={link.by === "browser"} variant="now" size="lg">
						{m["payments.paying.go_on"]()}
					</ButtonLink>
					<ButtonLink to={back} replace size="lg">
						{m["payments.paying.see_payment"]()}
					</ButtonLink>
				</div>
			)}
		</Redirecting>
	);
}

/** The address comes from the browser's history. An invalid one leads to the payment's page, which has its own. */
function Paying({ payment: { merchantTransactionId, redirectUrl } }: { payment: PaymentUnderWay }) {
	const back = paymentAddress(merchantTransactionId);
	const link = payingLink(redirectUrl, window.location.origin);
	return link === null ? <Navigate to={back} replace /> : <Leaving link={link} back={back} />;
}

export default function PayingPage() {
	const { state }: { state: unknown } = useLocation();
	return (
		<RequireLogin title={m["ui.redirecting"]()} purpose={m["payments.status.login"]()} narrow>
			{isPaymentUnderWay(state) ? <Paying payment={state} /> : <Navigate to="/" replace />}
		</RequireLogin>
	);
}
