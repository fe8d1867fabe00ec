import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { localPath } from "../../../platform/local-path.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { useFoldedFilters } from "../../../ui/table/use-folded-filters.tsx";
import { planTypeNames, subscriptionTypes } from "../../subscription.ts";
import { type PlanService, planFiltersOf } from "./plans-loader.ts";

/** The filters in the URL; while a changed one loads, those of the next URL, so the fields show the choice at once. */
function useLatestParams(): URLSearchParams {
	const here = useLocation();
	const { location: next } = useNavigation();
	return new URLSearchParams((next?.pathname === localPath(here.pathname) ? next : here).search);
}

/** The filters of the list of plans, stored in the URL. */
export function PlanFilters({ services }: { services: PlanService[] }) {
	const params = useLatestParams();
	const navigate = useNavigate();
	const { button, folded } = useFoldedFilters();
	const { serviceId, choiceId, type, enabled } = planFiltersOf(params);
	const choices = services.find(({ _id }) => _id === serviceId)?.choices ?? [];
	// A second choice may come before this renders with the first one's URL.
	const { search } = useLocation();
	const requested = useRef(search);
	useEffect(() => {
		requested.current = search;
	}, [search]);
	const filter = (changed: Record<string, string | undefined>) => {
		requested.current = listAddress(new URLSearchParams(requested.current), changed);
		void navigate(requested.current, { replace: true, preventScrollReset: true });
	};
	const any = m["subscriptions.plans.any"]();
	return (
		<>
			{button}
			<div id={folded.id} className={`grid gap-3 *:min-w-0 md:grid-cols-4 ${folded.className}`}>
				<SelectField
					name="serviceId"
					data-search
					label={m["words.service"]()}
					placeholder={any}
					options={services.map((one) => ({ value: one._id, label: one.type }))}
					value={serviceId ?? ""}
					onChange={({ target }) => filter({ serviceId: target.value, choiceId: undefined })}
				/>
				<SelectField
					name="choiceId"
					label={m["subscriptions.plans.choice"]()}
					placeholder={any}
					options={choices.map((one) => ({ value: one._id, label: one.name }))}
					value={choiceId ?? ""}
					disabled={choices.length === 0}
					onChange={({ target }) => filter({ choiceId: target.value })}
				/>
				<SelectField
					name="type"
					label={m["subscriptions.plans.type"]()}
					placeholder={any}
					options={subscriptionTypes.map((one) => ({ value: one, label: planTypeNames[one]() }))}
					value={type ?? ""}
					onChange={({ target }) => filter({ type: target.value })}
				/>
				<SelectField
					name="enabled"
					label={m["subscriptions.plans.enabled"]()}
					placeholder={any}
					options={[
						{ value: "true", label: m["subscriptions.plans.filter_on"]() },
						{ value: "false", label: m["subscriptions.plans.filter_off"]() },
					]}
					value={enabled ?? ""}
					onChange={({ target }) => filter({ enabled: target.value })}
				/>
			</div>
		</>
	);
}
