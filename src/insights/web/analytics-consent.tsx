import { useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { Wrap } from "../../ui/layout/page.tsx";
import { templateOf } from "../page-template.ts";
import { countWithGoogle, stopCounting } from "./google-analytics.ts";
import { refusesTracking } from "./refuses-tracking.ts";

type Consent = "yes" | "no";

const key = "google-analytics";

function readConsent(): Consent | null {
	try {
		const kept = localStorage.getItem(key);
		return kept === "yes" || kept === "no" ? kept : null;
	} catch {
		return null;
	}
}

function keepConsent(consent: Consent): void {
	try {
		localStorage.setItem(key, consent);
	} catch {
		// A browser that blocks all site data is asked again on the next visit.
	}
}

type ConsentProps = { measurementId: string; path: string };

/**
 * Asks whether Google Analytics may count this browser's visits, and lets the person change the answer on every
 * page.
 */
export default function AnalyticsConsent({ measurementId, path }: ConsentProps) {
	const [consent, setConsent] = useState(readConsent);
	useEffect(() => {
		if (consent === "yes") countWithGoogle(measurementId, path);
	}, [consent, measurementId, path]);
	const decide = (decided: Consent) => {
		keepConsent(decided);
		setConsent(decided);
		if (decided === "no") stopCounting(measurementId);
	};
	const isStaffScreen = templateOf(path, () => true) === null;
	if (isStaffScreen || refusesTracking()) return null;
	if (consent === null) {
		return (
			<section
				aria-label={m["insights.consent.label"]()}
				className="bottom-bar z-15 py-3 group-has-[[data-action-bar]]/frame:hidden"
			>
				<Wrap className="grid gap-3">
					<p className="text-sm">{m["insights.consent.question"]()}</p>
					<div className="flex flex-wrap gap-3">
						<Button onClick={() => decide("no")}>{m["insights.consent.refuse"]()}</Button>
						<Button onClick={() => decide("yes")}>{m["insights.consent.allow"]()}</Button>
					</div>
				</Wrap>
			</section>
		);
	}
	const isOn = consent === "yes";
	return (
		<Wrap className="flex flex-wrap items-center gap-x-3 py-2 text-sm text-ink-soft">
			<p>{isOn ? m["insights.consent.on"]() : m["insights.consent.off"]()}</p>
			<Button variant="text" onClick={() => decide(isOn ? "no" : "yes")}>
				{isOn ? m["insights.consent.turn_off"]() : m["insights.consent.turn_on"]()}
			</Button>
		</Wrap>
	);
}
