import { m } from "../../paraglide/messages.js";
import { shorten } from "../../platform/shorten.ts";
import { linkInWords, type ProfileLink } from "../profile-links.ts";
import { linkNames } from "./link-names.ts";
import { OutsideLink } from "./outside-link.tsx";
import { ProfilePart } from "./profile-part.tsx";

/** A longer URL tells a reader nothing more. */
const addressLength = 60;

/** Links to the person's pages on other sites. */
export function ProfileElsewhere({ links }: { links: ProfileLink[] }) {
	return (
		<ProfilePart id="elsewhere" title={m["profiles.view.links"]()}>
			<ul className="-my-2">
				{links.map(({ kind, href }) => (
					<li key={kind}>
						<OutsideLink href={href}>
							{kind === "website" ? shorten(linkInWords(href), addressLength) : linkNames[kind]()}
						</OutsideLink>
					</li>
				))}
			</ul>
		</ProfilePart>
	);
}
