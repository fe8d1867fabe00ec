import { lazy, Suspense } from "react";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { Wrap } from "../../ui/page.tsx";
import { ways } from "./ways.ts";

/** In every page's frame, where hardly anybody needs it: it comes when it is shown. */
const NotFoundDrawing = lazy(async () => ({
	default: (await import("./art/not-found-drawing.tsx")).NotFoundDrawing,
}));

/** The not-found screen: also for an address whose record is not there. */
export function LostPage() {
	return (
		<Wrap className="grid justify-items-center gap-5 pt-6 pb-12 text-center">
			<div className="aspect-8/5 w-full max-w-[34rem]">
				<Suspense>
					<NotFoundDrawing className="size-full rounded-lg" />
				</Suspense>
			</div>
			<h1 className="max-w-[26ch] text-xl desk:text-2xl">{m["shell.not_found.text"]()}</h1>
			<ButtonLink to={ways.home} variant="now" size="lg">
				{m["words.to_homepage"]()}
			</ButtonLink>
		</Wrap>
	);
}
