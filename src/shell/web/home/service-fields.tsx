import { useId } from "react";
import { Link, useSearchParams } from "react-router";
import type { CatalogueStaffApi } from "../../../catalogue/catalogue-staff.contract.ts";
import { newDraft } from "../../../catalogue/web/staff/fields/field-drafts.ts";
import { FieldList } from "../../../catalogue/web/staff/fields/field-editor.tsx";
import { NewerFieldsNote } from "../../../catalogue/web/staff/fields/newer-fields-note.tsx";
import { type LoadedFields, useFieldsForm } from "../../../catalogue/web/staff/fields/use-fields-form.ts";
import { PropertyFormPreview } from "../../../listings/web/questions/property-form-preview.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { Route } from "./+types/service-fields.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<CatalogueStaffApi>();
const AnsweredDialog = dialogOnDemand(
	() => import("../../../catalogue/web/staff/fields/answered-dialog.tsx"),
);

export const handle = staffHandle(m["catalogue.fields.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["catalogue.fields.title"]());

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
	const choiceId = new URL(request.url).searchParams.get("choiceId") ?? undefined;
	return call("GET /api/catalogue/services/:id/fields", {
		params: { id: params.serviceId },
		query: { choiceId },
	});
}

/** Whose questions are shown: the service's, or those added by one of its choices. */
function FormLinks({ service, choiceId }: Pick<LoadedFields, "service"> & { choiceId: string | undefined }) {
	if (service.choices.length === 0) return null;
	const links = [
		{ _id: undefined, name: m["catalogue.fields.of_service"]({ service: service.type }) },
		...service.choices,
	];
	return (
		<nav aria-label={m["catalogue.fields.title"]()} className="flex flex-wrap gap-2">
			{links.map(({ _id, name }) => (
				<Link
					key={name}
					to={_id === undefined ? "?" : `?choiceId=${_id}`}
					aria-current={_id === choiceId ? "page" : undefined}
					className="inline-flex min-h-11 items-center rounded-full border border-field bg-surface px-4 no-underline aria-[current=page]:border-act aria-[current=page]:bg-act-tint aria-[current=page]:font-strong"
				>
					{name}
				</Link>
			))}
		</nav>
	);
}

function Editor({ loaded, choiceId }: { loaded: LoadedFields; choiceId: string | undefined }) {
	const form = useFieldsForm(loaded, choiceId);
	const previewId = useId();
	const canChange = loaded.abilities.change;
	const add = (kind: "entry" | "group") => form.change([...form.drafts, newDraft(kind)]);
	return (
		<div className="grid items-start gap-4 xl:grid-cols-2">
			<form {...form.formProps} className="grid min-w-0 gap-4">
				<FormFields sending={form.isBusy || !canChange}>
					<FieldList
						fields={form.drafts}
						path="fields"
						drafts={form.drafts}
						onChange={form.change}
						errorOf={form.errorOf}
					/>
				</FormFields>
				{form.newer !== null && <NewerFieldsNote {...form.newer} />}
				{canChange && (
					<div className="flex flex-wrap gap-2">
						<Button icon="plus" onClick={() => add("entry")}>
							{m["catalogue.fields.add_question"]()}
						</Button>
						<Button icon="plus" onClick={() => add("group")}>
							{m["catalogue.fields.add_group"]()}
						</Button>
						<Button type="submit" variant="act" busy={form.isBusy}>
							{m["catalogue.staff.save"]()}
						</Button>
					</div>
				)}
			</form>
			<Card as="section" aria-labelledby={previewId} className="grid min-w-0 gap-4 xl:sticky xl:top-24">
				<div>
					<h2 id={previewId} className="text-lg font-strong">
						{m["catalogue.fields.preview"]()}
					</h2>
					<p className="text-ink-soft">{m["catalogue.fields.preview_lead"]()}</p>
				</div>
				{form.shown.length === 0 ? (
					<EmptyState text={m["catalogue.fields.preview_empty"]()} />
				) : (
					<PropertyFormPreview fields={form.shown} />
				)}
			</Card>
			{form.answered !== null && (
				<AnsweredDialog answered={form.answered} onConfirm={form.confirm} onClose={form.closeQuestion} />
			)}
		</div>
	);
}

/** The questions of a service's form: staff read them, managers edit them with a preview of the form. */
export default function ServiceFields({ loaderData }: Route.ComponentProps) {
	const [params] = useSearchParams();
	const choiceId = params.get("choiceId") ?? undefined;
	const { service } = loaderData;
	return (
		<div className="grid gap-2">
			<BackLink to={`/services/${service._id}`}>{service.type}</BackLink>
			<StaffScreen
				title={m["catalogue.fields.title"]()}
				lead={m["catalogue.fields.lead"]({ service: service.type })}
			>
				<FormLinks service={service} choiceId={choiceId} />
				<Editor key={`${service._id} ${choiceId}`} loaded={loaderData} choiceId={choiceId} />
			</StaffScreen>
		</div>
	);
}
