import { useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import type { PlacesApi, PostOffice } from "../places.contract.ts";
import { isPincode } from "./address-errors.ts";

const call = apiOf<PlacesApi>();
const found = new Map<string, PostOffice[]>();

export type PostOffices = {
	/** Null until loaded. */
	offices: PostOffice[] | null;
	isSearching: boolean;
	/** The message if there are none. */
	fault?: string;
	/** Looks them up again; set after a failure, but not for an unknown pincode. */
	retry?: () => void;
};

/** The post offices of a pincode, looked up as soon as its sixth digit is typed. */
export function usePostOffices(pincode: string): PostOffices {
	const [attempt, setAttempt] = useState(1);
	const [, setArrived] = useState<string | null>(null);
	const [failed, setFailed] = useState<{ look: string; fault: string; isUnknown: boolean } | null>(null);
	const wanted = isPincode(pincode) ? pincode : null;
	useEffect(() => {
		if (wanted === null || found.has(wanted)) return undefined;
		let isGone = false;
		const look = async () => {
			try {
				const { postOffices } = await call("GET /api/pincode/:pincode", { params: { pincode: wanted } });
				found.set(wanted, postOffices);
				if (!isGone) setArrived(wanted);
			} catch (failure) {
				const isUnknown = failure instanceof ApiFailure && failure.status === 404;
				const isLoading = failure instanceof ApiFailure && failure.body.reason === "directory_loading";
				const fault = isLoading ? failure.message : m["places.pincode.unknown"]();
				if (!isGone) setFailed({ look: `${wanted}-${attempt}`, fault, isUnknown });
			}
		};
		void look();
		return () => {
			isGone = true;
		};
	}, [wanted, attempt]);

	const offices = wanted === null ? null : (found.get(wanted) ?? null);
	const hasFailed = offices === null && failed?.look === `${wanted}-${attempt}`;
	return {
		offices,
		isSearching: wanted !== null && offices === null && !hasFailed,
		...(hasFailed && { fault: failed.fault }),
		...(hasFailed && !failed.isUnknown && { retry: () => setAttempt((before) => before + 1) }),
	};
}
