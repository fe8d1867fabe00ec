import { useLocation, useNavigate, useSearchParams } from "react-router";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../form/button.tsx";
import { IconButton } from "../icon-button.tsx";
import { listAddress } from "./list-address.ts";

/** Rows on a page of a staff table. */
const rowsPerPage = 10;

/** The cursor selects the rows: without one they are the first page's, whatever number the URL has. */
const pageOf = (params: URLSearchParams) => {
	const page = Number(params.get("page"));
	return params.has("cursor") && Number.isInteger(page) && page > 1 ? page : 1;
};

type TableFooterProps = {
	/** The number of rows shown. */
	shown: number;
	total: number;
	totalIsMore: boolean;
	nextCursor: string | null;
	/** Actions on the whole list, for example its CSV file. */
	children?: React.ReactNode;
};

/** "11 to 20 of 118", the neighbouring pages, and actions on the whole list. */
export function TableFooter({ shown, total, totalIsMore, nextCursor, children }: TableFooterProps) {
	const [params] = useSearchParams();
	const { state } = useLocation();
	const navigate = useNavigate();
	const page = pageOf(params);
	const first = (page - 1) * rowsPerPage + 1;
	const range = { first, last: first + shown - 1, total };
	// A cursor only leads forward: the previous page is the one in the browser's history, or else the first.
	const goBack = () => (state?.fromPage === page - 1 ? navigate(-1) : navigate(listAddress(params, {})));
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p aria-live="polite" className="text-ink-soft">
				{shown > 0 && (totalIsMore ? m["ui.table.range_more"](range) : m["ui.table.range"](range))}
			</p>
			<div className="flex items-center gap-2">
				{children}
				<IconButton
					icon="chevron-left"
					label={m["ui.table.previous"]()}
					disabled={page === 1}
					onClick={() => void goBack()}
				/>
				{nextCursor === null ? (
					<IconButton icon="chevron-right" label={m["ui.table.next"]()} disabled />
				) : (
					<ButtonLink
						variant="text"
						icon="chevron-right"
						className="mx-0 w-11"
						aria-label={m["ui.table.next"]()}
						to={listAddress(params, { page: String(page + 1), cursor: nextCursor })}
						state={{ fromPage: page }}
					/>
				)}
			</div>
		</div>
	);
}
