import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";
import type { Account } from "../accounts.contract.ts";
import type { SessionAccount } from "./session-account.ts";
import { type AccountProblem, type Left, type SessionState, useAccount } from "./use-account.ts";

export type Session = {
	/** "loading" until it is known. The server always renders "loading". */
	state: SessionState;
	user: SessionAccount | null;
	/** Why the account could not be loaded; null unless the last attempt failed. Attempts also repeat by themselves. */
	problem: AccountProblem | null;
	/** Tries to load the account again at once. */
	retry: () => void;
	/** Why the last session ended or could not be ended; for programs, never shown. */
	error: string | null;
	/** The page on which the person logged out or deleted the account. It does not open the login. */
	left: Left;
	/**
	 * Returns the account, after a login for guests; null if the person closed the login. `purpose` is the sentence in
	 * the login dialog that explains why.
	 */
	requireLogin: (purpose?: string) => Promise<Account | null>;
	/** Asks a member of staff for the second factor. Resolves to whether the session then has the rights of its role. */
	unlockStaff: () => Promise<boolean>;
	/** Logs out at once, even if the server cannot be reached. */
	logout: () => Promise<void>;
	/** Stores a changed account; null for a deleted one. */
	setUser: (account: Account | null) => void;
};

const SessionContext = createContext<Session>({
	state: "loading",
	user: null,
	problem: null,
	retry: () => {},
	error: null,
	left: null,
	requireLogin: async () => null,
	unlockStaff: async () => false,
	logout: async () => {},
	setUser: () => {},
});

/** The signed-in person, and a function that opens the login. */
export function useSession(): Session {
	return useContext(SessionContext);
}

const LoginDialog = dialogOnDemand(() => import("./login-dialog.tsx"));

type Answer = (account: SessionAccount | null) => void;

/** Collects the callers that wait for the login; all of them get the same result. */
function useLoginRequests({ user, load }: ReturnType<typeof useAccount>) {
	const alert = useAlert();
	const waiting = useRef<Answer[]>([]);
	const [isOpen, setOpen] = useState(false);
	const [purpose, setPurpose] = useState<string>();

	const answerAll = useCallback<Answer>((account) => {
		for (const answer of waiting.current.splice(0)) answer(account);
	}, []);

	const openDialog = useCallback(
		(asked?: string) =>
			new Promise<SessionAccount | null>((resolve) => {
				waiting.current.push(resolve);
				setPurpose(asked);
				setOpen(true);
			}),
		[],
	);

	const requireLogin = useCallback(
		async (asked?: string): Promise<Account | null> => {
			alert.clear();
			try {
				const account = user ?? (await load());
				// A login is complete once the person has a name, which other people see.
				if (account !== null && account.name !== null) return account;
			} catch (failure) {
				alert("danger", failure instanceof ApiFailure ? failure.message : m["platform.error.unforeseen"]());
				return null;
			}
			return openDialog(asked);
		},
		[user, load, alert, openDialog],
	);
	const unlockStaff = useCallback(async () => {
		const account = await openDialog();
		return account !== null && account.secondFactor === undefined;
	}, [openDialog]);

	// However the login happened, here or in another tab, it is complete once the account has a name and, for
	// staff, the second factor. A person who closes the dialog before that has the rights of any user.
	const isNamed = user !== null && user.name !== null;
	const isComplete = isNamed && user.secondFactor === undefined;
	if (isOpen && isComplete) setOpen(false);
	useEffect(() => {
		if (isComplete) answerAll(user);
	}, [isComplete, user, answerAll]);

	const close = () => {
		setOpen(false);
		answerAll(isNamed ? user : null);
	};
	return { isOpen, purpose, requireLogin, unlockStaff, close };
}

/** Provides the session for the whole app and, when requested, the login dialog. */
export function SessionProvider({ children }: { children: React.ReactNode }) {
	const account = useAccount();
	const { state, user, problem, retry, error, left, logout, setUser } = account;
	const { isOpen, purpose, requireLogin, unlockStaff, close } = useLoginRequests(account);
	const session = useMemo(
		() => ({ state, user, problem, retry, error, left, requireLogin, unlockStaff, logout, setUser }),
		[state, user, problem, retry, error, left, requireLogin, unlockStaff, logout, setUser],
	);
	return (
		<SessionContext value={session}>
			{children}
			{isOpen && (
				<LoginDialog
					purpose={purpose}
					user={user}
					isEntering={state === "loading"}
					signIn={account.signIn}
					setUser={setUser}
					reload={account.load}
					logOut={logout}
					onClose={close}
				/>
			)}
		</SessionContext>
	);
}
