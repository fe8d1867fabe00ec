import * as z from "zod/mini";
import { askService } from "./ask-service.ts";
import { officesOf } from "./clean-answer.ts";
import { timeoutMs, type PincodeService, ServiceAway } from "./pincode-service.ts";

/** A list of one. An unknown pincode has HTTP status 200 too, so only `Status` shows it. */
const answer = z.tuple([
	z.discriminatedUnion("Status", [
		z.object({ Status: z.literal("Success"), PostOffice: z.array(z.unknown()) }),
		z.object({ Status: z.literal("Error"), PostOffice: z.optional(z.null()) }),
	]),
]);

/** Creates the adapter of the public India Post service: PostOffice entries with Pincode, Name, Block, District and State. */
export function createIndiaPostService(base: string, timeout = timeoutMs): PincodeService {
	return {
		name: new URL(base).host,
		async lookUp(pincode) {
			const read = answer.safeParse(await askService(base, pincode, timeout));
			if (!read.success) throw new ServiceAway("unknown format");
			const [response] = read.data;
			if (response.Status === "Error") return [];
			const offices = officesOf(response.PostOffice, pincode);
			if (offices.length === 0) throw new ServiceAway("unknown format");
			return offices;
		},
	};
}
