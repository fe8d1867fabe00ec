import type { JobInput } from "../job-board.contract.ts";

/** The values of the fields in the form of a job. */
export type JobDraft = {
	jobCategoryId: string;
	firmName: string;
	reachablePersonName: string;
	hasTypedPerson: boolean;
	pincode: string;
	poName: string;
	/** The place is typed, because the pincode's list does not contain it. */
	isPlaceTyped: boolean;
	description: string;
	/** The key of the last request, and what it sent. */
	key: string;
	keyedBody: string;
};

export const emptyJobDraft: JobDraft = {
	jobCategoryId: "",
	firmName: "",
	reachablePersonName: "",
	hasTypedPerson: false,
	pincode: "",
	poName: "",
	isPlaceTyped: false,
	description: "",
	key: "",
	keyedBody: "",
};

/** The job as sent. */
export function jobInputOf(draft: JobDraft): JobInput {
	return {
		jobCategoryId: draft.jobCategoryId,
		firmName: draft.firmName.trim(),
		reachablePersonName: draft.reachablePersonName.trim(),
		description: draft.description.trim(),
		pincodeData: { pincode: draft.pincode, poName: draft.poName.trim() },
	};
}
