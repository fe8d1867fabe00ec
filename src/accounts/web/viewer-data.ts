import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { callerToken, readToken } from "../../platform/web/token.ts";
import { useSession } from "./session.tsx";

/** The data of a page, and whose view of it this is. */
export type ViewerData<Data> = Data & {
	/** The session token with which it was loaded; absent for guests. */
	token?: string;
	/** The viewer's own data could not be loaded, so this is the public view. */
	hasFailed?: boolean;
	/** Without a network: when the saved copy was loaded that is shown instead. */
	savedAt?: string;
};

/**
 * For a `clientLoader`: loads a page as the signed-in person may see it. Guests get the public view, and so does
 * everyone whose own view could not be loaded. Any other error than ApiFailure is a fault of ours and is thrown.
 */
export async function loadForViewer<Data extends object>(
	readOwn: (token: string) => Promise<Data>,
	readPublic: () => Promise<Data> | Data,
): Promise<ViewerData<Data>> {
	const token = callerToken();
	if (token === null) return readPublic();
	try {
		return { ...(await readOwn(token)), token };
	} catch (failure) {
		if (!(failure instanceof ApiFailure)) throw failure;
		return { ...(await readPublic()), token, hasFailed: true };
	}
}

/**
 * What `loadForViewer` returned for the open page. It reloads when a person logs in or out. A reload that fails keeps
 * what is shown.
 */
export function useViewerData<Data extends object>(loaded: ViewerData<Data>) {
	const { state, user } = useSession();
	const { revalidate } = useRevalidator();
	const [received, setReceived] = useState(loaded);
	const [page, setPage] = useState(loaded);
	const isOwn = page.token !== undefined && page.hasFailed !== true;
	const isOthers = isOwn && page.token !== readToken();
	if (received !== loaded) {
		setReceived(loaded);
		const isNew = loaded.hasFailed !== true && loaded.savedAt === undefined;
		if (isNew || !isOwn || isOthers) setPage(loaded);
	}

	const person = state === "loading" ? undefined : (user?._id ?? null);
	// A person who logs in again may find the page as it was loaded without the new session.
	const isLate = typeof person === "string" && (page.token ?? null) !== readToken();
	const before = useRef(isLate ? null : person);
	useEffect(() => {
		if (person === undefined) return;
		const hasLoggedIn = before.current === null && person !== null;
		before.current = person;
		if (hasLoggedIn || isOthers) void revalidate();
	}, [person, isOthers, revalidate]);

	return {
		page,
		isOwn,
		/** It belongs to a session that has ended. Show none of it. */
		isOthers,
		hasFailed: page.hasFailed === true && state !== "guest",
		reload: revalidate,
		/** Shows newer data from the response to a change, and reloads. */
		show: (part: Partial<Data> | ((shown: Data) => Partial<Data>)) => {
			const token = readToken();
			setPage((shown) => ({
				...shown,
				...(typeof part === "function" ? part(shown) : part),
				...(token !== null && { token, hasFailed: false, savedAt: undefined }),
			}));
			void revalidate();
		},
	};
}
