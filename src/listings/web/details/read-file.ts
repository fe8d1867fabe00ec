import { m } from "../../../paraglide/messages.js";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { callerToken } from "../../../platform/web/token.ts";
import { fileAddress } from "../../listing-files.ts";

/** Reads a file answer with the token, which a plain link cannot send. Throws ApiFailure. */
export async function readFile(listingId: string, key: string): Promise<Blob> {
	const headers = { "x-auth-token": callerToken() ?? "" };
	const response = await fetch(fileAddress(listingId, key), { headers }).catch(() => null);
	if (response === null || !response.ok)
		throw new ApiFailure(response?.status ?? 0, { message: m["listings.answers.open_failed"]() });
	return response.blob();
}
