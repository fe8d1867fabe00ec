import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { localPath } from "../../platform/local-path.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ShareButton } from "../../ui/share-button.tsx";

/** The viewer's own referral code, to read aloud, copy or share; renders nothing without a code. */
export function OwnReferralCode({ user: { referralCode } }: { user: Account }) {
	const alert = useAlert();
	if (referralCode === null) return null;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(referralCode);
			alert("success", m["referrals.own.copied"]());
		} catch {
			alert("danger", m["referrals.own.copy_failed"]());
		}
	};
	return (
		<Card as="section" aria-labelledby="referral-code" className="grid gap-3">
			<h2 id="referral-code" className="text-lg">
				{m["referrals.own.title"]()}
			</h2>
			<p className="text-3xl font-strong tracking-[0.12em] tabular-nums">{referralCode}</p>
			<p className="text-ink-soft">{m["referrals.own.line"]()}</p>
			<div className="flex flex-wrap gap-2">
				<Button icon="copy" onClick={() => void copy()}>
					{m["referrals.own.copy"]()}
				</Button>
				<ShareButton
					label={m["referrals.own.share"]()}
					what={() => ({
						text: m["referrals.own.share_text"]({ code: referralCode }),
						url: location.origin + localPath("/add-service"),
					})}
					words={{ copied: m["referrals.own.invitation_copied"](), failed: m["referrals.own.copy_failed"]() }}
				/>
			</div>
		</Card>
	);
}
