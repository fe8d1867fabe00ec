import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { PageHead } from "../../../ui/layout/page.tsx";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import type { Awaited } from "./notify-me-when-open.tsx";

const NotifyMeWhenOpen = partOnDemand(() => import("./notify-me-when-open.tsx"), { isExtra: true });

/** A service that is coming soon: no list, but links to be notified, to register, and to other services. */
export function ComingSoon({ service, place }: Awaited) {
	return (
		<>
			<PageHead title={service.name} />
			<EmptyState
				title={m["listings.category.soon_title"]({ service: service.name })}
				text={m["listings.category.soon"]()}
				action={
					<div className="flex flex-wrap items-center justify-center gap-3">
						<NotifyMeWhenOpen service={service} place={place} />
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
