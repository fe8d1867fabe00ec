import { useCallback, useState } from "react";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { m } from "../../paraglide/messages.js";
import type { Address, PlacesApi } from "../places.contract.ts";

const call = apiOf<PlacesApi>();

async function readAddresses(mobile: string | null): Promise<Address[]> {
	if (mobile === null) return (await call("GET /api/address")).address;
	try {
		const { userAddress } = await call("GET /api/address/user/getaddress", { query: { mobile } });
		return userAddress.address;
	} catch (failure) {
		// No account has this number yet: the person is about to be registered.
		if (failure instanceof ApiFailure && failure.status === 404) return [];
		throw failure;
	}
}

const whyNot = (failure: unknown) =>
	failure instanceof Error && failure.message !== "" ? failure.message : m["platform.error.unforeseen"]();

/**
 * The addresses of the viewer, or for staff of the person with this mobile; null until loaded. Nothing is loaded
 * until the person is known.
 */
export function useAddressBook(mobile: string | null, isKnown = true) {
	const [read, setRead] = useState<{ of: string | null; addresses: Address[] } | null>(null);
	const [fault, setFault] = useState("");
	const load = useCallback<Load>(
		async (isWanted) => {
			try {
				const addresses = await readAddresses(mobile);
				if (isWanted()) setRead({ of: mobile, addresses });
			} catch (failure) {
				if (isWanted()) setFault(whyNot(failure));
				throw failure;
			}
		},
		[mobile],
	);
	const { hasFailed, retry } = useLoading(isKnown ? load : null);
	const addresses = read !== null && read.of === mobile ? read.addresses : null;
	return {
		addresses,
		/** The message if they failed to load. */
		fault: addresses === null && hasFailed ? fault : undefined,
		retry,
		/** Receives the list from the response to a change. */
		show: (list: Address[]) => setRead({ of: mobile, addresses: list }),
	};
}

export type AddressBook = ReturnType<typeof useAddressBook>;
