import { useSearchParams } from "react-router";
import { baseLocale, getLocale, type Locale } from "../../../paraglide/runtime.js";
import { m } from "../../../paraglide/messages.js";
import { translatedLocales } from "../../../platform/languages.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { FilterForm } from "../../../ui/table/filter-form.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import {
	type TextKind,
	textKinds,
	type TranslatedText,
	translationLength,
	type TranslationsApi,
} from "../../translations.contract.ts";
import type { Route } from "./+types/translations.ts";
import { useRecordForm } from "./use-record-form.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<TranslationsApi>();

export const handle = staffHandle(m["catalogue.translations.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["catalogue.translations.title"]());

const kindNames: Record<TextKind, () => string> = {
	sector: m["catalogue.translations.kinds.sector"],
	service: m["catalogue.translations.kinds.service"],
	choice: m["catalogue.translations.kinds.choice"],
	description: m["catalogue.translations.kinds.description"],
	field: m["catalogue.translations.kinds.field"],
	hint: m["catalogue.translations.kinds.hint"],
	unit: m["catalogue.translations.kinds.unit"],
	option: m["catalogue.translations.kinds.option"],
	place: m["catalogue.translations.kinds.place"],
	state: m["catalogue.translations.kinds.state"],
	district: m["catalogue.translations.kinds.district"],
};

/** Sentences get several lines. */
const isLong = (kind: TextKind) => kind === "description" || kind === "hint";

/** The filters without parameters: the first language, and the first kind. */
const [firstLocale = baseLocale, ...moreLocales] = translatedLocales;
const [firstKind, ...moreKinds] = textKinds;

/** The filters in the URL; what is unknown is ignored. */
function filtersOf(params: URLSearchParams) {
	return {
		locale: moreLocales.find((one) => one === params.get("locale")) ?? firstLocale,
		kind: moreKinds.find((one) => one === params.get("kind")) ?? firstKind,
		missing: params.get("missing") === "true" ? ("true" as const) : undefined,
		text: params.get("text") || undefined,
	};
}
type Filters = ReturnType<typeof filtersOf>;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const filters = filtersOf(searchParams);
	const cursor = searchParams.get("cursor") ?? undefined;
	return { filters, ...(await call("GET /api/catalogue/translations", { query: { ...filters, cursor } })) };
}

const languageName = (locale: Locale) =>
	new Intl.DisplayNames([getLocale()], { type: "language" }).of(locale) ?? locale;

function TranslationFilters() {
	const [params] = useSearchParams();
	return (
		<FilterForm className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
			<SelectField
				name="locale"
				label={m["catalogue.translations.language"]()}
				placeholder={languageName(firstLocale)}
				options={moreLocales.map((one) => ({ value: one, label: languageName(one) }))}
				defaultValue={params.get("locale") ?? ""}
			/>
			<SelectField
				name="kind"
				label={m["catalogue.translations.kind"]()}
				placeholder={kindNames[firstKind]()}
				options={moreKinds.map((one) => ({ value: one, label: kindNames[one]() }))}
				defaultValue={params.get("kind") ?? ""}
			/>
			<SelectField
				name="missing"
				label={m["catalogue.translations.show"]()}
				placeholder={m["catalogue.translations.show_all"]()}
				options={[{ value: "true", label: m["catalogue.translations.show_missing"]() }]}
				defaultValue={params.get("missing") ?? ""}
			/>
			<TextField
				name="text"
				label={m["catalogue.translations.text"]()}
				maxLength={80}
				defaultValue={params.get("text") ?? ""}
				data-search
			/>
		</FilterForm>
	);
}

type RowProps = { row: TranslatedText; filters: Filters; canChange: boolean };

/** A text with its translation, which is saved on its own. */
function TranslationRow({ row, filters: { locale, kind }, canChange }: RowProps) {
	const alert = useAlert();
	const { form, note } = useRecordForm({
		read: { translation: row.translation },
		toValues: (body) => body,
		toBody: (values) => values,
		send: async (change, onStored) => {
			const { translation = row.translation, basedOn } = change;
			const stored = await call("PUT /api/catalogue/translations", {
				body: {
					locale,
					kind,
					original: row.original,
					translation,
					basedOn: { translation: basedOn.translation ?? translation },
				},
			});
			onStored({ translation: stored.translation });
			alert(
				"success",
				stored.translation === ""
					? m["catalogue.translations.removed"]()
					: m["catalogue.translations.saved"](),
			);
		},
		onUnchanged: () => {},
		inWords: ({ translation = "" }) => [[m["catalogue.translations.translation"](), translation]],
	});
	const field = {
		label: row.original,
		maxLength: translationLength,
		lang: locale,
		autoComplete: "off",
		placeholder: m["catalogue.translations.missing"](),
		className: "min-w-0 [overflow-wrap:anywhere]",
		...form.field("translation"),
	};
	return (
		<Card as="li">
			<form {...form.formProps}>
				<FormFields sending={form.isBusy || !canChange}>
					<div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
						{isLong(kind) ? <TextArea rows={2} {...field} /> : <TextField {...field} />}
						{canChange && (
							<Button type="submit" size="lg" busy={form.isBusy}>
								{m["catalogue.staff.save"]()}
							</Button>
						)}
					</div>
					{note && <div className="pt-3">{note}</div>}
				</FormFields>
			</form>
		</Card>
	);
}

/** The texts of the catalogue and of places in another language: staff read them, managers change them. */
export default function Translations({ loaderData }: Route.ComponentProps) {
	const { filters, translations, abilities, ...end } = loaderData;
	return (
		<StaffScreen
			title={m["catalogue.translations.title"]()}
			lead={m["catalogue.translations.lead"]()}
			back={<BackLink to="/services">{m["catalogue.staff.back_to_services"]()}</BackLink>}
		>
			<TranslationFilters />
			{translations.length === 0 ? (
				<EmptyState
					text={m["catalogue.translations.none"]()}
					action={<ButtonLink to="/translations">{m["catalogue.translations.show_all"]()}</ButtonLink>}
				/>
			) : (
				<ul aria-label={m["catalogue.translations.title"]()} className="grid gap-3">
					{translations.map((row) => (
						<TranslationRow
							key={`${filters.locale} ${filters.kind} ${row.original}`}
							row={row}
							filters={filters}
							canChange={abilities.change}
						/>
					))}
				</ul>
			)}
			<TableFooter shown={translations.length} {...end} />
		</StaffScreen>
	);
}
