import { useRef } from "react";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { type LoginDraft, useLoginDraft } from "./login-draft.ts";
import { takeProof } from "./proof-of-work.ts";

const call = apiOf<AccountsApi>();

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

/** Proof of a mobile, in case the connection breaks between verifying the mobile and logging in with it. */
type Proof = { requestId: string; verificationToken: string };

/** Exchanges a code for a session token. */
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
			// A refused proof cannot be used again.
			if (failure instanceof ApiFailure && failure.status === 401) proof.current = null;
			throw failure;
		}
	};
}

/**
 * The login's draft and the actions of its steps: send a code, send it again, verify it. All of them throw ApiFailure.
 */
export function useLogin(signIn: (token: string) => Promise<Account | null>) {
	const { draft, change } = useLoginDraft();
	const enter = useEntry();
	return {
		draft,
		change,
		send: async (mobile: string) => {
			// The person returned to the last number. Its code was sent, and another request would be refused this
			// soon.
			const isUnderWay = mobile === draft.mobile && Date.now() < draft.resendAt;
			change(isUnderWay ? { isChangingNumber: false } : await sendCode(mobile));
		},
		sendAgain: async () => change(await sendCode(draft.mobile)),
		verify: async (code: string) => {
			await signIn(await enter({ ...draft, code }));
		},
	};
}

export type Login = ReturnType<typeof useLogin>;
