import { useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { otpLength } from "../../ui/otp-field.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { formatMobile, normalizeMobile } from "../mobile.ts";
import { type LoginDraft, useLoginDraft } from "./login-draft.ts";
import { takeProof } from "./proof-of-work.ts";

const call = apiOf<AccountsApi>();

/** A fault found here, in the shape of one that the server found. */
const refusal = (message: string) => new ApiFailure(400, { message });

async function sendCode(mobile: string): Promise<Partial<LoginDraft>> {
	const altcha = await takeProof();
	const sent = await call("POST /api/otp/send", { body: { mobile, altcha } });
	const now = Date.now();
	return {
		code: "",
		requestId: sent.requestId,
		mobile,
		resendAt: now + sent.resendInSeconds * 1000,
		endsAt: now + sent.expiresInSeconds * 1000,
		demoCode: sent.demoCode ?? "",
		isChangingNumber: false,
	};
}

/** Proof of a mobile, for the case that the connection breaks between proving it and entering with it. */
type Proof = { requestId: string; verificationToken: string };

/** Turns a code into a session token. */
function useEntry() {
	const proof = useRef<Proof | null>(null);
	return async ({ requestId, mobile, code }: LoginDraft): Promise<string> => {
		if (proof.current?.requestId !== requestId) {
			const { verificationToken } = await call("POST /api/otp/verify", {
				body: { requestId, code },
			});
			proof.current = { requestId, verificationToken };
		}
		const { verificationToken } = proof.current;
		try {
			return (await call("POST /api/users", { body: { mobile, verificationToken } })).token;
		} catch (failure) {
			// A proof that was refused is spent.
			if (failure instanceof ApiFailure && failure.status === 401) proof.current = null;
			throw failure;
		}
	};
}

/** All alerts of the login window: a later one replaces them. */
const loginCause = "login";

/** The login's steps: send a code, send it again, verify it. Every fault is shown in an alert and at the step's field. */
export function useLogin(signIn: (token: string) => Promise<Account | null>) {
	const { draft, change } = useLoginDraft();
	const [fault, setFault] = useState<string>();
	const sending = useTask(loginCause);
	const verifying = useTask(loginCause);
	const enter = useEntry();
	const alert = useAlert(loginCause);
	const showFault = (failure: ApiFailure) => setFault(failure.message);

	/** Takes what is typed; a fault is shown until then. */
	const type = (part: Partial<LoginDraft>) => {
		setFault(undefined);
		alert.clear();
		change(part);
	};

	const send = () =>
		sending.run(async () => {
			// The rules read the number with the country code that stands before the field.
			const typed = normalizeMobile(draft.phone === "" ? "" : `+91${draft.phone}`);
			if ("fault" in typed) throw refusal(typed.fault);
			// The last number after all: its code is on the way, and another one would be refused this soon.
			const isUnderWay = typed.mobile === draft.mobile && Date.now() < draft.resendAt;
			type(isUnderWay ? { isChangingNumber: false } : await sendCode(typed.mobile));
		}, showFault);

	const sendAgain = () =>
		sending.run(async () => {
			type(await sendCode(draft.mobile));
			// The notice in the dialog stands there already: nobody would see that it is a new one.
			alert("success", m["accounts.login.sent"]({ mobile: formatMobile(draft.mobile) }));
		}, showFault);

	const verify = (code: string) =>
		verifying.run(async () => {
			if (code.length < otpLength) throw refusal(m["accounts.otp.code_missing"]());
			await signIn(await enter({ ...draft, code }));
		}, showFault);

	return {
		draft,
		fault,
		type,
		send,
		sendAgain,
		verify,
		isSending: sending.isBusy,
		isVerifying: verifying.isBusy,
	};
}

export type Login = ReturnType<typeof useLogin>;
