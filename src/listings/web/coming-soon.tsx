import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page.tsx";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import type { Awaited } from "./tell-me-when.tsx";

const TellMeWhen = partOnDemand(() => import("./tell-me-when.tsx"), { isExtra: true });

/** A service that is yet to come: no list, but a way to be told, to register, and on to the others. */
export function ComingSoon({ service, place }: Awaited) {
	return (
		<>
			<PageHead title={service.name} />
			<EmptyState
				title={m["listings.category.soon_title"]({ service: service.name })}
				text={m["listings.category.soon"]()}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<TellMeWhen service={service} place={place} />
						<ButtonLink to={`/add-service?service=${service.slug}`}>
							{m["listings.interest.register"]()}
						</ButtonLink>
						<ButtonLink to="/" variant="text">
							{m["listings.category.soon_action"]()}
						</ButtonLink>
					</div>
				}
			/>
		</>
	);
}
