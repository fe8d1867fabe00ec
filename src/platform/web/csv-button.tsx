import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import type { LooseInput } from "./call-api.ts";
import { downloadCsv } from "./download-csv.ts";
import { useTask } from "./use-task.ts";

type CsvButtonProps = {
	/** The call that answers the file. */
	call: `GET /api/${string}`;
	/** The list's filters. */
	query: LooseInput["query"];
	/** The file's name, without its ending. */
	name: string;
};

/** Downloads everything that a list's filters match and shows how many rows have arrived. */
export function CsvButton({ call, query, name }: CsvButtonProps) {
	const { isBusy, run } = useTask();
	const [rows, setRows] = useState(0);
	const download = () =>
		run(async () => {
			setRows(0);
			await downloadCsv(call, { query }, name, setRows);
		});
	return (
		<Button variant="quiet" icon="download" busy={isBusy} onClick={() => void download()}>
			<span aria-live="polite">
				{isBusy && rows > 0 ? m["platform.csv.rows"]({ count: rows }) : m["platform.csv.download"]()}
			</span>
		</Button>
	);
}
