import { Link, type LinkProps } from "react-router";
import { Icon } from "./icon.tsx";
import type { InterfaceIcon } from "./icon-names.ts";

export type SortDirection = "ascending" | "descending";

const arrows: Record<SortDirection, InterfaceIcon> = { ascending: "arrow-up", descending: "arrow-down" };

/** A column's head that sorts the table: a link to the same page in the other order. */
export function SortLink({
	to,
	sorted,
	children,
}: {
	to: LinkProps["to"];
	sorted?: SortDirection;
	children: React.ReactNode;
}) {
	return (
		<Link
			to={to}
			preventScrollReset
			className={`inline-flex min-h-11 items-center gap-1 no-underline hover:text-act-hover ${sorted ? "text-act" : ""}`}
		>
			{children}
			<Icon name={sorted ? arrows[sorted] : "arrow-up-down"} size="sm" />
		</Link>
	);
}
