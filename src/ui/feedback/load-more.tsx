import type { LinkProps } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button, ButtonLink } from "../form/button.tsx";

type To = LinkProps["to"];
type LoadMoreProps = { busy?: boolean; label?: string } & (
	| { to: To; onClick?: undefined }
	| { onClick: () => void; to?: undefined }
);

/** Ends a list that continues: a link if the longer list has a URL, otherwise a button. */
export function LoadMore({ to, onClick, busy, label = m["ui.load_more"]() }: LoadMoreProps) {
	return (
		<p className="text-center">
			{to === undefined ? (
				<Button size="lg" busy={busy} onClick={onClick}>
					{label}
				</Button>
			) : (
				<ButtonLink size="lg" to={to} preventScrollReset>
					{label}
				</ButtonLink>
			)}
		</p>
	);
}
