import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { type ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { saveFile } from "../../../platform/web/save-file.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Button } from "../../../ui/form/button.tsx";
import type { SecondFactorApi } from "../../second-factor.contract.ts";
import { CodeForm } from "./code-form.tsx";
import type { LogOut, SecondFactorStepProps } from "./second-factor-step.tsx";

const call = apiOf<SecondFactorApi>();

const QrCode = partOnDemand(() => import("../../../ui/qr-code.tsx"));

type NewFactor = {
	otpauthUrl: string;
	secret: string;
	recoveryCodes: string[];
	demoSecondFactor?: string | undefined;
};

/** "ABCD EFGH …": a key that people copy by hand. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

function CopyButton({ text, children }: { text: string; children: React.ReactNode }) {
	const alert = useAlert("copy");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			alert("success", m["accounts.second_factor.copied"]());
		} catch {
			alert("danger", m["accounts.second_factor.copy_failed"]());
		}
	};
	return (
		<Button icon="copy" onClick={() => void copy()}>
			{children}
		</Button>
	);
}

function Beginning({ onMade, logOut }: { onMade: (factor: NewFactor) => void; logOut: LogOut }) {
	const { isBusy, run } = useTask("second-factor");
	const [needsLogin, setNeedsLogin] = useState(false);
	const begin = () =>
		run(
			async () => onMade(await call("POST /api/auth/second-factor/enrol")),
			({ body }: ApiFailure) => setNeedsLogin(body.reason === "login_stale"),
		);
	return (
		<>
			<div>
				<h3 className="text-lg font-strong">{m["accounts.second_factor.setup_title"]()}</h3>
				<p className="text-ink-soft">{m["accounts.second_factor.setup_why"]()}</p>
			</div>
			{needsLogin ? (
				<Button variant="now" size="lg" block icon="log-out" onClick={() => void logOut()}>
					{m["accounts.account.session_end"]()}
				</Button>
			) : (
				<Button variant="now" size="lg" block busy={isBusy} onClick={() => void begin()}>
					{m["accounts.second_factor.setup_start"]()}
				</Button>
			)}
		</>
	);
}

function ScanStep({ factor, onNext }: { factor: NewFactor; onNext: () => void }) {
	return (
		<>
			<p>{m["accounts.second_factor.scan"]()}</p>
			<div className="grid place-items-center">
				<QrCode text={factor.otpauthUrl} label={m["accounts.second_factor.qr_label"]()} />
			</div>
			<div className="grid gap-1.5">
				<p className="text-sm text-ink-soft">{m["accounts.second_factor.secret"]()}</p>
				<p className="font-strong tabular-nums">{inGroups(factor.secret)}</p>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<CopyButton text={factor.secret}>{m["accounts.second_factor.secret_copy"]()}</CopyButton>
				<Button variant="now" onClick={onNext}>
					{m["words.continue"]()}
				</Button>
			</div>
		</>
	);
}

function RecoveryStep({ codes, onNext }: { codes: string[]; onNext: () => void }) {
	const text = `${codes.join("\n")}\n`;
	const download = () => saveFile("recovery-codes.txt", new Blob([text], { type: "text/plain" }));
	return (
		<>
			<div>
				<h3 className="text-lg font-strong">{m["accounts.second_factor.recovery_title"]()}</h3>
				<p className="text-ink-soft">{m["accounts.second_factor.recovery_lead"]()}</p>
			</div>
			<ul className="grid gap-1.5 font-strong tabular-nums">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<CopyButton text={text}>{m["accounts.second_factor.recovery_copy"]()}</CopyButton>
				<Button icon="download" onClick={download}>
					{m["accounts.second_factor.recovery_download"]()}
				</Button>
			</div>
			<Button variant="now" size="lg" block onClick={onNext}>
				{m["accounts.second_factor.recovery_saved"]()}
			</Button>
		</>
	);
}

/** Sets up the authenticator app: the QR code, the recovery codes, then the first code. */
export function Enrolment({ onPassed, logOut }: SecondFactorStepProps) {
	const alert = useAlert();
	const [factor, setFactor] = useState<NewFactor | null>(null);
	const [step, setStep] = useState<"scan" | "recovery" | "code">("scan");
	const finish = async () => {
		await onPassed();
		alert("success", m["accounts.second_factor.done"]());
	};
	if (factor === null) return <Beginning onMade={setFactor} logOut={logOut} />;
	if (step === "scan") return <ScanStep factor={factor} onNext={() => setStep("recovery")} />;
	if (step === "recovery")
		return <RecoveryStep codes={factor.recoveryCodes} onNext={() => setStep("code")} />;
	return (
		<>
			<p>{m["accounts.second_factor.first_code"]()}</p>
			<CodeForm demoCode={factor.demoSecondFactor} recoveryCodesLeft={0} onPassed={finish} />
		</>
	);
}
