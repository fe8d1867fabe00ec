import * as z from "zod/mini";
import { askService } from "./ask-service.ts";
import { officesOf } from "./clean-answer.ts";
import { answerTime, type PincodeService, ServiceAway } from "./pincode-service.ts";

/** What the list may be wrapped in, in lower case. */
const wrappings = new Set(["result", "results", "records", "data"]);

const list = z.array(z.unknown());

function listOf(answer: unknown): unknown[] | null {
	const bare = list.safeParse(answer);
	if (bare.success) return bare.data;
	if (typeof answer !== "object" || answer === null) return null;
	const wrapped = Object.entries(answer).find(([key]) => wrappings.has(key.toLowerCase()))?.[1];
	const read = list.safeParse(wrapped);
	return read.success ? read.data : null;
}

/** A service in the shape of row F-03: entries with pincode, placename, taluk, districtname and statename. */
export function createRecordsService(base: string, timeout = answerTime): PincodeService {
	return {
		name: new URL(base).host,
		async lookUp(pincode) {
			const listed = listOf(await askService(base, pincode, timeout));
			if (listed === null) throw new ServiceAway("nonsense");
			const offices = officesOf(listed, pincode);
			if (offices.length === 0 && listed.length > 0) throw new ServiceAway("nonsense");
			return offices;
		},
	};
}
