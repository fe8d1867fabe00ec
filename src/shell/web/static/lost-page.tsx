import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Wrap } from "../../../ui/layout/page.tsx";
import { Drawing } from "../home/drawing.tsx";
import { menuLinks } from "../header/menu-links.ts";

/** The not-found screen, also for missing records. */
export function LostPage() {
	return (
		<Wrap className="grid justify-items-center gap-5 pt-6 pb-12 text-center">
			<Drawing
				name="not-found"
				className="aspect-8/5 w-full max-w-[34rem] rounded-lg"
				preserveAspectRatio="xMidYMid slice"
			/>
			<h1 className="max-w-[26ch] text-xl desk:text-2xl">{m["shell.not_found.text"]()}</h1>
			<ButtonLink to={menuLinks.home} variant="now" size="lg">
				{m["words.to_homepage"]()}
			</ButtonLink>
		</Wrap>
	);
}
