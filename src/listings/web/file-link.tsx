import { m } from "../../paraglide/messages.js";
import { callerToken } from "../../platform/web/token.ts";
import { saveFile } from "../../platform/web/save-file.ts";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { fileAddress } from "../listing-files.ts";
import type { FileAnswer } from "../property-answers.ts";

/** Fetches a file with the token, which a plain link cannot carry, and hands it to the browser to keep. */
async function fetchFile(address: string, name: string): Promise<void> {
	const response = await fetch(address, { headers: { "x-auth-token": callerToken() ?? "" } }).catch(
		() => null,
	);
	if (response === null || !response.ok)
		throw new ApiFailure(response?.status ?? 0, { message: m["listings.answers.open_failed"]() });
	saveFile(name, await response.blob());
}

/** A file answer to open, for its owner and staff; private ones need to know who asks. */
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
