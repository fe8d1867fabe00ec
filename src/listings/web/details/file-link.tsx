import { m } from "../../../paraglide/messages.js";
import { callerToken } from "../../../platform/web/token.ts";
import { saveFile } from "../../../platform/web/save-file.ts";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { fileAddress } from "../../listing-files.ts";
import type { FileAnswer } from "../../property-answers.ts";

/** Fetches a file with the token, which a plain link cannot send, and saves it as a download. */
async function fetchFile(address: string, name: string): Promise<void> {
	const response = await fetch(address, { headers: { "x-auth-token": callerToken() ?? "" } }).catch(
		() => null,
	);
	if (response === null || !response.ok)
		throw new ApiFailure(response?.status ?? 0, { message: m["listings.answers.open_failed"]() });
	saveFile(name, await response.blob());
}

/** A link to a file answer, for the owner and staff; private files are only served to an authorized viewer. */
export function FileLink({ listingId, file }: { listingId: string; file: FileAnswer }) {
	const { isBusy, run } = useTask();
	return (
		<button
			type="button"
			aria-busy={isBusy || undefined}
			aria-label={m["listings.answers.open_file"]({ file: file.name })}
			onClick={() => void run(() => fetchFile(fileAddress(listingId, file.key), file.name))}
			className="min-h-11 text-left text-act underline decoration-1 underline-offset-[0.2em] [overflow-wrap:anywhere] hover:text-act-hover"
		>
			{file.name}
		</button>
	);
}
