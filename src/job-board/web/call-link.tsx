import { formatMobile } from "../../accounts/mobile.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** The number as a way to call it. */
export function CallLink({ id, name, mobile }: { id?: string; name: string; mobile: string }) {
	const number = formatMobile(mobile);
	return (
		<TextLink
			id={id}
			to={`tel:${mobile}`}
			aria-label={m["job-board.words.call_whom"]({ name, number })}
			className="inline-flex min-h-11 items-center gap-2 font-strong whitespace-nowrap tabular-nums"
		>
			<Icon name="phone" />
			{number}
		</TextLink>
	);
}
