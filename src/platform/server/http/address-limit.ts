import type { Clock } from "../../dates.ts";
import { addressGroup } from "./address-group.ts";

const minute = 60_000;

/** Returns how many seconds an IP address has to wait before its next call; 0 lets it pass. */
export type AddressLimit = (address: string) => number;

/**
 * Lets `perMinute` calls of an IP address pass in each minute, counted in this process only: for calls so cheap
 * that counting in the database would cost more.
 */
export function createAddressLimit(perMinute: number, clock: Clock): AddressLimit {
	const counts = new Map<string, number>();
	let current = Number.NaN;
	return (address) => {
		const now = clock().getTime();
		const begun = Math.floor(now / minute);
		if (begun !== current) counts.clear();
		current = begun;
		const group = addressGroup(address);
		const count = (counts.get(group) ?? 0) + 1;
		if (count > perMinute) return Math.ceil(((begun + 1) * minute - now) / 1000);
		counts.set(group, count);
		return 0;
	};
}
