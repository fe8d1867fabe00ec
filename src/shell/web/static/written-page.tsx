import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

type WrittenPageProps = {
	title: string;
	lead: string;
	/** An empty line separates paragraphs. */
	parts: { title: string; text: string; link?: { to: string; label: string } }[];
	numbered?: boolean;
	/** The Indian day from which this text applies. */
	inForceSince?: string;
	/** Rendered after the last section. */
	children?: React.ReactNode;
};

/** A page of text under headings. */
export function WrittenPage({
	title,
	lead,
	parts,
	numbered = false,
	inForceSince,
	children,
}: WrittenPageProps) {
	return (
		<Page narrow className="desk:pt-12!">
			<header className="grid gap-3">
				<h1 className="text-2xl tracking-[-0.01em] desk:text-3xl">{title}</h1>
				<p className="text-lg text-ink-soft">{lead}</p>
				{inForceSince !== undefined && (
					<p className="text-sm text-ink-soft">
						{m["words.in_force_since"]({ day: formatDate(new Date(`${inForceSince}T00:00+05:30`)) })}
					</p>
				)}
			</header>
			{parts.map((part, index) => (
				<section key={part.title} className="grid gap-2">
					<h2 className="text-lg desk:text-xl">{numbered ? `${index + 1}. ${part.title}` : part.title}</h2>
					{part.text.split("\n\n").map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					{part.link && (
						<p>
							<TextLink to={part.link.to} className="-my-2.5 inline-block py-2.5">
								{part.link.label}
							</TextLink>
						</p>
					)}
				</section>
			))}
			{children}
		</Page>
	);
}
