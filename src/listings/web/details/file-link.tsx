import { m } from "../../../paraglide/messages.js";
import { saveFile } from "../../../platform/web/save-file.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { FileAnswer } from "../../property-answers.ts";
import { readFile } from "./read-file.ts";

/** A link to a file answer, for the owner and staff; private files are only served to an authorized viewer. */
export function FileLink({ listingId, file }: { listingId: string; file: FileAnswer }) {
	const { isBusy, run } = useTask();
	return (
		<button
			type="button"
			aria-busy={isBusy || undefined}
			aria-label={m["listings.answers.open_file"]({ file: file.name })}
			onClick={() => void run(async () => saveFile(file.name, await readFile(listingId, file.key)))}
			className="min-h-11 text-left text-act underline decoration-1 underline-offset-[0.2em] [overflow-wrap:anywhere] hover:text-act-hover"
		>
			{file.name}
		</button>
	);
}
