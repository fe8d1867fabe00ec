import { useState } from "react";
import { callerToken } from "../../../../platform/web/token.ts";
import type { LeadInput } from "../../../leads.contract.ts";
import type { KeptRequest } from "./kept-requests.ts";

type Written = Pick<KeptRequest, "key" | "name" | "draft">;

async function store(request: Written, input: LeadInput): Promise<boolean> {
	const token = callerToken();
	if (token === null) return false;
	try {
		const { keepRequest } = await import("./kept-requests.ts");
		return await keepRequest({ ...request, token }, input);
	} catch {
		return false;
	}
}

/**
 * Keeps a request that could not reach the server. `keep` returns false if that is not possible: for guests, who log in
 * first, and in browsers without a service worker or a database.
 */
export function useKeepForLater(onKept: () => void) {
	const [isKept, setKept] = useState(false);
	const keep = async (request: Written, input: LeadInput): Promise<boolean> => {
		if (!(await store(request, input))) return false;
		onKept();
		setKept(true);
		return true;
	};
	return { isKept, keep };
}
