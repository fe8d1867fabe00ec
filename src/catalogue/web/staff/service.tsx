import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { CatalogueStaffApi, StaffService } from "../../catalogue-staff.contract.ts";
import { stateOf } from "../../staff-words.ts";
import type { Route } from "./+types/service.ts";
import { ServiceChoices } from "./service-choices.tsx";
import { ServicePicture } from "./service-picture.tsx";
import { ServicePlaces } from "./service-places.tsx";
import { ServiceSettings } from "./service-settings.tsx";
import { ServiceSynonyms } from "./service-synonyms.tsx";
import { StateBadge } from "./state-badge.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<CatalogueStaffApi>();

export const handle = staffHandle(m["words.service"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["words.service"]());

export function clientLoader({ params }: Route.ClientLoaderArgs) {
	return call("GET /api/catalogue/services/:id", { params: { id: params.serviceId } });
}

/** One service: everything that staff can change, part by part. */
export default function Service({ loaderData }: Route.ComponentProps) {
	const { locations, icons, abilities } = loaderData;
	// Saving a part does not reload the page: a failed request would discard what is typed in the other parts.
	const [saved, setSaved] = useState({ read: loaderData, service: loaderData.service });
	const { service } = saved.read === loaderData ? saved : loaderData;
	const onSaved = (change: Partial<StaffService>) =>
		setSaved((before) => ({
			read: loaderData,
			service: { ...(before.read === loaderData ? before : loaderData).service, ...change },
		}));
	const part = { service, canChange: abilities.change, onSaved };
	return (
		<StaffScreen
			back={<BackLink to="/services">{m["catalogue.staff.back_to_services"]()}</BackLink>}
			title={service.type}
			lead={
				<span className="flex flex-wrap items-center gap-2">
					{service.sector.sector}
					<StateBadge state={stateOf(service)} />
				</span>
			}
			actions={
				<>
					<ButtonLink to={`/${service.slug}`} icon="external-link">
						{m["catalogue.staff.open_landing"]()}
					</ButtonLink>
					<ButtonLink to="fields" icon="clipboard-list">
						{m["catalogue.fields.edit"]()}
					</ButtonLink>
				</>
			}
		>
			<div key={service._id} className="grid items-start gap-4 xl:grid-cols-2">
				<div className="grid min-w-0 gap-4">
					<ServiceSettings {...part} icons={icons} />
					<ServicePicture {...part} />
				</div>
				<div className="grid min-w-0 gap-4">
					<ServiceChoices {...part} />
					<ServiceSynonyms {...part} />
					<ServicePlaces {...part} locations={locations} />
				</div>
			</div>
		</StaffScreen>
	);
}
