import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";

/** A link that a person added. It opens in a new tab and passes on no recommendation to search engines. */
export function OutsideLink({ href, children }: { href: string; children: React.ReactNode }) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener nofollow ugc"
			className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-act underline decoration-1 underline-offset-[0.2em] [overflow-wrap:anywhere] hover:text-act-hover"
		>
			<span className="min-w-0">{children}</span>
			<Icon name="external-link" size="sm" />
			<span className="sr-only">({m["profiles.view.new_tab"]()})</span>
		</a>
	);
}
