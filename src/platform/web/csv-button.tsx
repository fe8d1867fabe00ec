import { useEffect, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import type { LooseInput } from "./call-api.ts";
import { downloadCsv } from "./download-csv.ts";
import { useTask } from "./use-task.ts";

type CsvButtonProps = {
	/** The call that returns the file. */
	call: `GET /api/${string}`;
	/** The list's filters. */
	query: LooseInput["query"];
	/** The file's name, without its extension. */
	name: string;
};

/**
 * Downloads everything that a list's filters match and shows how many rows have arrived. Leaving the list ends the
 * download.
 */
export function CsvButton({ call, query, name }: CsvButtonProps) {
	const { isBusy, run } = useTask();
	const [rows, setRows] = useState(0);
	const leaving = useRef<AbortController>(null);
	useEffect(() => () => leaving.current?.abort(), []);
	const download = () =>
		run(async () => {
			setRows(0);
			leaving.current = new AbortController();
			await downloadCsv(call, { query }, name, { onRows: setRows, leaving: leaving.current.signal });
		});
	return (
		<Button variant="quiet" icon="download" busy={isBusy} onClick={() => void download()}>
			<span aria-live="polite">
				{isBusy && rows > 0 ? m["platform.csv.rows"]({ count: rows }) : m["platform.csv.download"]()}
			</span>
		</Button>
	);
}
