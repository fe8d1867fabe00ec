import { Form, useLocation } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { LostPageProps } from "../../../platform/web/lost-page-slot.ts";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { Wrap } from "../../../ui/layout/page.tsx";
import { Drawing } from "../home/drawing.tsx";
import { menuLinks } from "../header/menu-links.ts";
import { wordsOfPath } from "./words-of-path.ts";

/** The not-found page, also for missing records: a search that starts with the words of the address. */
export default function LostPage({ title = m["shell.not_found.text"](), text, action }: LostPageProps) {
	const words = wordsOfPath(useLocation().pathname);
	return (
		<Wrap className="grid justify-items-center gap-5 pt-6 pb-12 text-center">
			<Drawing
				name="not-found"
				className="aspect-8/5 w-full max-w-[34rem] rounded-lg"
				preserveAspectRatio="xMidYMid slice"
			/>
			<h1 className="max-w-[26ch] text-xl desk:text-2xl">{title}</h1>
			{text && <p className="max-w-[34ch] text-ink-soft">{text}</p>}
			<search className="w-full max-w-[30rem]">
				<Form
					key={words}
					action="/search"
					className="flex rounded-lg border border-field bg-surface p-1.5 focus-within:outline-2 outline-focus"
				>
					<input
						name="q"
						aria-label={m["shell.search.what"]()}
						placeholder={m["shell.search.what_hint"]()}
						defaultValue={words}
						maxLength={80}
						enterKeyHint="search"
						className="h-12 min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-faint"
					/>
					<Button type="submit" variant="act" size="lg">
						{m["shell.search.button"]()}
					</Button>
				</Form>
			</search>
			{action ?? (
				<ButtonLink to={menuLinks.home} variant="now" size="lg">
					{m["words.to_homepage"]()}
				</ButtonLink>
			)}
		</Wrap>
	);
}
