import * as z from "zod/mini";
import { askService } from "./ask-service.ts";
import { officesOf } from "./clean-answer.ts";
import { timeoutMs, type PincodeService, ServiceAway } from "./pincode-service.ts";

/** Keys that may contain the list, in lower case. */
const listKeys = new Set(["result", "results", "records", "data"]);

const list = z.array(z.unknown());

function listOf(answer: unknown): unknown[] | null {
	const bare = list.safeParse(answer);
	if (bare.success) return bare.data;
	if (typeof answer !== "object" || answer === null) return null;
	const wrapped = Object.entries(answer).find(([key]) => listKeys.has(key.toLowerCase()))?.[1];
	const read = list.safeParse(wrapped);
	return read.success ? read.data : null;
}

/** Creates the adapter of a service whose entries have pincode, placename, taluk, districtname and statename. */
export function createRecordsService(base: string, timeout = timeoutMs): PincodeService {
	return {
		name: new URL(base).host,
		async lookUp(pincode) {
			const listed = listOf(await askService(base, pincode, timeout));
			if (listed === null) throw new ServiceAway("unknown format");
			const offices = officesOf(listed, pincode);
			if (offices.length === 0 && listed.length > 0) throw new ServiceAway("unknown format");
			return offices;
		},
	};
}
