import { redirect } from "react-router";
import { ApiFailure } from "../../../platform/web/call-api.ts";

/** Data of a screen for admins; whoever may not read it is sent to the home page. */
export async function loadForAdmin<Data>(data: Promise<Data>): Promise<Data> {
	try {
		return await data;
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 403) throw redirect("/");
		throw failure;
	}
}
