import { useEffect } from "react";
import { m } from "../../paraglide/messages.js";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { readToken } from "../../platform/web/token.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { Account } from "../accounts.contract.ts";
import { CodeStep } from "./login-code-step.tsx";
import { clearLoginDraft } from "./login-draft.ts";
import { NameStep } from "./login-name-step.tsx";
import { PhoneStep } from "./login-phone-step.tsx";
import { useLogin } from "./use-login.ts";

export type LoginDialogProps = {
	/** The purpose of the login; undefined if the person pressed Login. */
	purpose: string | undefined;
	/** A signed-in account without a name yet or, for staff, without the second factor. The dialog then asks for it. */
	user: Account | null;
	/** There is a token, and its account is loading. */
	isEntering: boolean;
	signIn: (token: string) => Promise<Account | null>;
	setUser: (account: Account) => void;
	/** Loads the account again, after the second factor. */
	reload: () => Promise<Account | null>;
	logOut: () => Promise<void>;
	onClose: () => void;
};

const SecondFactorStep = partOnDemand(() => import("./second-factor/second-factor-step.tsx"));

/** "Register / Login": the mobile, the code sent to it, at the first login a name, and for staff the second factor. */
export default function LoginDialog({
	purpose,
	user,
	isEntering,
	signIn,
	setUser,
	reload,
	logOut,
	onClose,
}: LoginDialogProps) {
	const login = useLogin(signIn);
	const { requestId, isChangingNumber } = login.draft;
	useEffect(
		() => () => {
			if (readToken() !== null) clearLoginDraft();
		},
		[],
	);
	return (
		<Dialog title={m["accounts.login.title"]()} onClose={onClose}>
			{user !== null && user.name !== null ? (
				<SecondFactorStep onPassed={reload} logOut={logOut} />
			) : user !== null ? (
				<NameStep login={login} setUser={setUser} />
			) : requestId !== "" && !isChangingNumber ? (
				<CodeStep key={requestId} login={login} isEntering={isEntering} />
			) : (
				<PhoneStep login={login} purpose={purpose} />
			)}
		</Dialog>
	);
}
