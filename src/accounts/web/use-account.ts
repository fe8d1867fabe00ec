import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import {
	leaveToken,
	readToken,
	removeToken,
	showToken,
	storeToken,
	wasLeft,
	watchToken,
} from "../../platform/web/token.ts";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { clearTyped, clearTypedInTab } from "./clear-typed.ts";
import { keepTrying } from "./keep-trying.ts";
import { logOut } from "./log-out.ts";
import { type SessionAccount, sessionAccountOf } from "./session-account.ts";

const call = apiOf<AccountsApi>();

/** Failures that say nothing about the session: no network, too many calls, a server that is briefly unavailable. */
const undecided = new Set([0, 429, 500, 502, 503, 504]);

export type SessionState = "loading" | "guest" | "signed-in";

/** The page on which the person logged out or deleted the account, or null. */
export type Left = "here" | "elsewhere" | null;

/** Why the account of the stored token could not be loaded. */
export type AccountProblem = { message: string; isRetrying: boolean };

/**
 * Reloads the page after another tab has logged in another person, so that nothing the previous person started here is
 * shown or sent as the new one.
 */
function reloadForNextPerson(accountBefore: string): Promise<never> {
	clearTypedInTab(accountBefore);
	location.reload();
	return new Promise<never>(() => {});
}

/**
 * Keeps the error from loading the account of `token`. A later token starts without an error; another attempt keeps the
 * error, so that the screen does not flicker between both.
 */
function useAccountProblem(token: string | null | undefined, load: () => Promise<SessionAccount | null>) {
	const [problem, setProblem] = useState<(AccountProblem & { token: string }) | null>(null);
	const attempt = useCallback(async () => {
		const asked = readToken();
		setProblem((before) => before && { ...before, isRetrying: true });
		try {
			await load();
			setProblem(null);
		} catch (failure) {
			const message = failure instanceof ApiFailure ? failure.message : m["platform.error.unforeseen"]();
			setProblem(asked === null ? null : { token: asked, message, isRetrying: false });
			throw failure;
		}
	}, [load]);
	return { problem: problem !== null && problem.token === token ? problem : null, attempt };
}

/**
 * The signed-in account, by the token that this browser stores. It follows the token in all tabs and loads its account
 * until the answer is known. Until then the state is "loading", also on the server and during hydration.
 */
export function useAccount() {
	const token = useSyncExternalStore<string | null | undefined>(watchToken, readToken, () => undefined);
	/**
	 * Watched in addition to the token, because a refused call may remove the token before another tab reports its
	 * logout.
	 */
	const isLeft = useSyncExternalStore(watchToken, wasLeft, () => false);
	const [loaded, setLoaded] = useState<{ token: string; account: SessionAccount } | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [left, setLeft] = useState<Left>(null);
	/** The person whose screens this tab shows, or showed before a logout or login in this tab. */
	const shownAccount = useRef<string | null>(null);
	const underWay = useRef<{ token: string; answer: Promise<SessionAccount | null> } | null>(null);
	// An account belongs to the token with which it was loaded and is invalid after a change of token.
	const user = loaded !== null && loaded.token === token ? loaded.account : null;

	const load = useCallback(async (): Promise<SessionAccount | null> => {
		const asked = readToken();
		if (asked === null) return null;
		if (underWay.current?.token !== asked) {
			underWay.current = { token: asked, answer: loadAccount(asked, setError) };
		}
		const attempt = underWay.current;
		try {
			const account = await attempt.answer;
			if (account === null) return null;
			const before = shownAccount.current;
			if (before !== null && before !== account._id) return await reloadForNextPerson(before);
			shownAccount.current = account._id;
			showToken(asked);
			setLoaded({ token: asked, account });
			setLeft(null);
			return account;
		} finally {
			if (underWay.current === attempt) underWay.current = null;
		}
	}, []);

	const { problem, attempt } = useAccountProblem(token, load);
	const awaited = typeof token === "string" && user === null ? token : null;
	useEffect(() => (awaited === null ? undefined : keepTrying(attempt)), [awaited, attempt]);
	const retry = useCallback(() => void attempt().catch(() => {}), [attempt]);

	useEffect(() => {
		const before = shownAccount.current;
		if (token !== null || before === null || !isLeft) return;
		shownAccount.current = null;
		setLeft("elsewhere");
		void clearTyped(before);
	}, [token, isLeft]);

	// Bound to the token of the render that called it, so that a late response cannot change a later session.
	const setUser = useCallback(
		(account: Account | null) => {
			if (typeof token !== "string" || readToken() !== token) return;
			if (account !== null) return setLoaded({ token, account: sessionAccountOf(account) });
			shownAccount.current = null;
			setLeft("here");
			leaveToken();
		},
		[token],
	);

	const signIn = useCallback(
		(fresh: string) => {
			shownAccount.current = null;
			setLeft(null);
			storeToken(fresh);
			return load();
		},
		[load],
	);

	const accountId = user?._id ?? null;
	// Bound to its token like setUser: another tab may have logged in another person.
	const logout = useCallback(async () => {
		if (typeof token !== "string") return;
		if (readToken() === token) {
			shownAccount.current = null;
			setLeft("here");
		}
		await logOut({ token, accountId }).catch((failure: unknown) => setError(String(failure)));
	}, [token, accountId]);

	const state: SessionState = token === null ? "guest" : user === null ? "loading" : "signed-in";
	return useMemo(
		() => ({ state, user, problem, retry, error, left, load, setUser, signIn, logout }),
		[state, user, problem, retry, error, left, load, setUser, signIn, logout],
	);
}

/**
 * The account of the token, null if the session was refused. Throws if neither is known (network, server unavailable).
 */
async function loadAccount(
	token: string,
	onRefusal: (message: string) => void,
): Promise<SessionAccount | null> {
	try {
		return sessionAccountOf(await call("GET /api/auth", { token }));
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || undecided.has(failure.status)) throw failure;
		onRefusal(failure.message);
		if (readToken() === token) removeToken();
		return null;
	}
}
