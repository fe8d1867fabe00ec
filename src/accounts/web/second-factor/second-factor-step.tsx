import { useCallback, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import type { SecondFactorApi } from "../../second-factor.contract.ts";
import { CodeForm } from "./code-form.tsx";
import { Enrolment } from "./enrolment.tsx";

const call = apiOf<SecondFactorApi>();

type FactorState = { isEnrolled: boolean; recoveryCodesLeft: number; demoSecondFactor?: string | undefined };

/** Called after the server has accepted a code; the button stays busy until its promise resolves. */
export type OnPassed = () => Promise<unknown>;
/** Ends the session, because only a login of the last ten minutes can set up the first app. */
export type LogOut = () => Promise<void>;
export type SecondFactorStepProps = { onPassed: OnPassed; logOut: LogOut };

/** Asks a staff member for a code of the authenticator app, or sets up the app if there is none yet. */
export default function SecondFactorStep({ onPassed, logOut }: SecondFactorStepProps) {
	const [state, setState] = useState<FactorState | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		const answer = await call("GET /api/auth/second-factor");
		if (isWanted()) setState(answer);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	if (state === null) {
		if (!hasFailed) return <Waiting />;
		return <Problem text={m["accounts.second_factor.load_failed"]()} onRetry={retry} />;
	}
	if (!state.isEnrolled) return <Enrolment onPassed={onPassed} logOut={logOut} />;
	return (
		<CodeForm
			demoCode={state.demoSecondFactor}
			recoveryCodesLeft={state.recoveryCodesLeft}
			onPassed={onPassed}
		/>
	);
}
