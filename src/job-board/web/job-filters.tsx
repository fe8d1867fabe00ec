import { lazy } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FiltersInPlace } from "../../ui/form/filters-in-place.tsx";
import type { JobCategory } from "./job-categories.ts";
import { jobSearchAddress, type JobSearch, withoutFilters } from "./job-search.ts";

type JobFiltersProps = {
	search: JobSearch;
	categories: JobCategory[];
	/** The name of the category in the search. */
	category: string | null;
};

/** The active filters, each with the search that remains without it. */
function activeFilters({ search, category }: JobFiltersProps) {
	const rest = { ...search, cursor: undefined };
	const { stateName, district, pincode, poName } = search;
	return [
		category !== null && { label: category, without: { ...rest, service: undefined } },
		stateName && { label: stateName, without: { ...rest, stateName: undefined, district: undefined } },
		district && { label: district, without: { ...rest, district: undefined } },
		pincode && { label: pincode, without: { ...rest, pincode: undefined, poName: undefined } },
		poName && { label: poName, without: { ...rest, poName: undefined } },
	].filter((filter) => typeof filter === "object");
}

const fetchForm = () => import("./job-filter-form.tsx");
const WrittenForm = lazy(() => import("./written-filter-form.tsx"));

/** Switches between all jobs and the viewer's own, for signed-in people. */
function OwnToggle({ search }: { search: JobSearch }) {
	const { user } = useSession();
	const navigate = useNavigate();
	const isOwn = search.createdBy === "me";
	if (user === null) return null;
	const other = { ...search, createdBy: isOwn ? undefined : ("me" as const), cursor: undefined };
	return (
		<div>
			<Checkbox
				label={m["job-board.list.own_title"]()}
				checked={isOwn}
				onChange={() => void navigate(jobSearchAddress(other), { preventScrollReset: true })}
			/>
		</div>
	);
}

/** The filters of the job list, and for signed-in people a switch to their own jobs. */
export function JobFilters(props: JobFiltersProps) {
	const { search, categories } = props;
	return (
		<FiltersInPlace
			search={search}
			addressOf={jobSearchAddress}
			active={activeFilters(props)}
			cleared={withoutFilters(search)}
			fetchForm={fetchForm}
			Written={WrittenForm}
			fields={{ search, categories }}
		>
			<OwnToggle search={search} />
		</FiltersInPlace>
	);
}
