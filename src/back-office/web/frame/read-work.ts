import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { BackOfficeApi, WaitingWork } from "../../back-office.contract.ts";

const call = apiOf<BackOfficeApi>();

/** The open tasks of this member of staff. Null if they fail to load: the screens work without the counts. */
export async function readWork(): Promise<WaitingWork[] | null> {
	try {
		return (await call("GET /api/work")).work;
	} catch (failure) {
		if (failure instanceof ApiFailure) return null;
		throw failure;
	}
}
