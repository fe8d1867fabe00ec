import * as z from "zod/mini";
import { askService } from "./ask-service.ts";
import { officesOf } from "./clean-answer.ts";
import { answerTime, type PincodeService, ServiceAway } from "./pincode-service.ts";

/** A list of one; what is not found comes with status 200 as well, so only `Status` tells. */
const answer = z.tuple([
	z.discriminatedUnion("Status", [
		z.object({ Status: z.literal("Success"), PostOffice: z.array(z.unknown()) }),
		z.object({ Status: z.literal("Error"), PostOffice: z.optional(z.null()) }),
	]),
]);

/** The public service in the shape of row F-02: PostOffice entries with Pincode, Name, Block, District and State. */
export function createIndiaPostService(base: string, timeout = answerTime): PincodeService {
	return {
		name: new URL(base).host,
		async lookUp(pincode) {
			const read = answer.safeParse(await askService(base, pincode, timeout));
			if (!read.success) throw new ServiceAway("nonsense");
			const [told] = read.data;
			if (told.Status === "Error") return [];
			const offices = officesOf(told.PostOffice, pincode);
			if (offices.length === 0) throw new ServiceAway("nonsense");
			return offices;
		},
	};
}
