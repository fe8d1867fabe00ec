import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { readToken, removeToken, storeToken, watchToken } from "../../platform/web/token.ts";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { keepTrying } from "./keep-trying.ts";
import { logOut } from "./log-out.ts";

const call = apiOf<AccountsApi>();

/** Answers that say nothing about the session: no network, too many calls, a server that is away for a moment. */
const undecided = new Set([0, 429, 500, 502, 503, 504]);

export type SessionState = "loading" | "guest" | "signed-in";

/**
 * Who is signed in, by the token that this browser holds: followed in all tabs, loaded until it is known.
 * While it is not known, on the server and during hydration among others, the state is "loading".
 */
export function useAccount() {
	const token = useSyncExternalStore<string | null | undefined>(watchToken, readToken, () => undefined);
	const [loaded, setLoaded] = useState<{ token: string; account: Account } | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [hasLeft, setLeft] = useState(false);
	const underWay = useRef<{ token: string; answer: Promise<Account | null> } | null>(null);
	// An account belongs to the token that it was loaded with: a changed token leaves nobody signed in.
	const user = loaded !== null && loaded.token === token ? loaded.account : null;

	const load = useCallback(async (): Promise<Account | null> => {
		const asked = readToken();
		if (asked === null) return null;
		if (underWay.current?.token !== asked) {
			underWay.current = { token: asked, answer: loadAccount(asked, setError) };
		}
		const attempt = underWay.current;
		try {
			const account = await attempt.answer;
			if (account !== null) setLoaded({ token: asked, account });
			return account;
		} finally {
			if (underWay.current === attempt) underWay.current = null;
		}
	}, []);

	const awaited = typeof token === "string" && user === null ? token : null;
	useEffect(() => (awaited === null ? undefined : keepTrying(load)), [awaited, load]);

	const setUser = useCallback((account: Account | null) => {
		const held = readToken();
		if (account === null) {
			setLeft(true);
			removeToken();
		} else if (held !== null) setLoaded({ token: held, account });
	}, []);

	const signIn = useCallback(
		(fresh: string) => {
			setLeft(false);
			storeToken(fresh);
			return load();
		},
		[load],
	);

	const accountId = user?._id ?? null;
	const logout = useCallback(async () => {
		setLeft(true);
		await logOut(accountId).catch((failure: unknown) => setError(String(failure)));
	}, [accountId]);

	const state: SessionState = token === null ? "guest" : user === null ? "loading" : "signed-in";
	return useMemo(
		() => ({ state, user, error, hasLeft, load, setUser, signIn, logout }),
		[state, user, error, hasLeft, load, setUser, signIn, logout],
	);
}

/** The account of the token, null when the session was refused; throws when nothing decided it (network, server away). */
async function loadAccount(token: string, onRefusal: (message: string) => void): Promise<Account | null> {
	try {
		return await call("GET /api/auth");
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || undecided.has(failure.status)) throw failure;
		onRefusal(failure.message);
		if (readToken() === token) removeToken();
		return null;
	}
}
