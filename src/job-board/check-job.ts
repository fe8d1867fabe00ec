import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import type { JobInput } from "./job-board.contract.ts";

/**
 * Lists every missing or malformed field of a job, each under its path in the request; empty if there is none. The
 * caller checks whether the category and the pincode exist.
 */
export function jobFaults(job: JobInput): ErrorItem[] {
	const { jobCategoryId, firmName, reachablePersonName, description, pincodeData } = job;
	const missing = (text: string, msg: () => string, path: string): ErrorItem[] =>
		text.trim() === "" ? [{ msg: msg(), path }] : [];
	const isMalformed = pincodeData.pincode !== "" && !/^[1-9][0-9]{5}$/.test(pincodeData.pincode);
	return [
		...missing(jobCategoryId, m["job-board.check.category"], "jobCategoryId"),
		...missing(firmName, m["job-board.check.firm"], "firmName"),
		...missing(reachablePersonName, m["job-board.check.person"], "reachablePersonName"),
		...missing(description, m["job-board.check.description"], "description"),
		...missing(pincodeData.pincode, m["job-board.check.pincode"], "pincodeData.pincode"),
		...(isMalformed ? [{ msg: m["places.pincode.digits"](), path: "pincodeData.pincode" }] : []),
		...missing(pincodeData.poName, m["job-board.check.post_office"], "pincodeData.poName"),
	];
}
