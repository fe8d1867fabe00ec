import { formatMobile } from "../../accounts/mobile.ts";
import { m } from "../../paraglide/messages.js";
import { isMobile } from "../../platform/mobile.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** A link that calls the number. A masked number cannot be called and is plain text. */
export function CallLink({ id, name, mobile }: { id?: string; name: string; mobile: string }) {
	const number = formatMobile(mobile);
	if (!isMobile(mobile)) {
		return (
			<span id={id} tabIndex={-1} className="whitespace-nowrap tabular-nums outline-none">
				{number}
			</span>
		);
	}
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
