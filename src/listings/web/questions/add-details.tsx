import { type ComponentProps, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import type { ViewerData } from "../../../accounts/web/viewer-data.ts";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { manageAddress } from "../../manage-address.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { PropertyAnswers } from "../../property-answers.ts";
import type { Route } from "./+types/add-details.ts";
import { loadOwnListing, type OwnListing, useOwnListing } from "../manage/own-listing.ts";
import { offeredService, titleAndService } from "../details/listing-words.ts";
import { loadingAddress, type LoadingState } from "../own/loading-state.ts";
import type { ChosenFile } from "./property-form-draft.ts";
import { PropertyFields } from "./property-form.tsx";
import { type PropertyFormOptions, usePropertyForm } from "./use-property-form.ts";

export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadOwnListing(params.id);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.answers.title"]());

/** The questions with their present answers. */
type PresentForm = {
	servicePropertyFields: readonly PropertyField[];
	properties: PropertyAnswers;
	formVersion?: number;
};

/** The present form of a listing: the one that it answered, or a newer version by staff. */
const presentFormOf = ({
	servicePropertyFields,
	properties,
	formVersion,
	presentForm,
}: ListingDetails): PresentForm => ({
	servicePropertyFields: presentForm?.fields ?? servicePropertyFields,
	properties: presentForm?.properties ?? properties,
	formVersion,
});

type QuestionsProps = Pick<
	PropertyFormOptions,
	"listingId" | "userId" | "chosenFiles" | "onFilesChosen" | "onFormChanged"
> & { form: PresentForm };

function Questions({ form: presentForm, ...options }: QuestionsProps) {
	const navigate = useNavigate();
	const { servicePropertyFields: fields, properties, formVersion } = presentForm;
	const goOn: LoadingState = { professionalId: options.listingId };
	const form = usePropertyForm({
		...options,
		fields,
		properties,
		formVersion,
		onSaved: () => navigate(loadingAddress, { replace: true, state: goOn }),
	});
	return (
		<Card as="section" aria-labelledby="information" className="grid gap-5 desk:p-7">
			<div>
				<h2 id="information" className="text-xl">
					{m["listings.answers.heading"]()}
				</h2>
				<p className="text-ink-soft">{m["listings.answers.lead"]()}</p>
			</div>
			<PropertyFields form={form} fields={fields} />
		</Card>
	);
}

function NoQuestions({ listing }: { listing: ListingDetails }) {
	return (
		<EmptyState
			title={m["listings.answers.none_title"]()}
			text={m["listings.answers.none"]({ service: offeredService(listing) })}
			action={
				<ButtonLink to={manageAddress(listing._id)} variant="act">
					{m["listings.answers.to_desk"]()}
				</ButtonLink>
			}
		/>
	);
}

function Lost() {
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["listings.answers.lost_title"]()}
				action={
					<ButtonLink to="/myservices" variant="act">
						{m["words.my_services"]()}
					</ButtonLink>
				}
			/>
		</Page>
	);
}

function QuestionSkeleton() {
	return (
		<Skeleton>
			<Card className="grid gap-5">
				<SkeletonLine shape="title" />
				{["one", "two", "three", "four"].map((key) => (
					<div key={key} className="grid gap-1.5">
						<SkeletonLine shape="short" />
						<SkeletonLine shape="button" />
					</div>
				))}
			</Card>
		</Skeleton>
	);
}

type PageProps = { listingId: string; lead?: string | undefined; children: React.ReactNode };

function DetailsPage({ listingId, lead, children }: PageProps) {
	return (
		<Page narrow className="max-desk:pb-28!">
			<div className="grid gap-2">
				<BackLink to={manageAddress(listingId)}>{m["listings.answers.to_desk"]()}</BackLink>
				<PageHead title={m["listings.answers.title"]()} lead={lead} />
			</div>
			{children}
		</Page>
	);
}

type DetailsProps = Pick<QuestionsProps, "listingId" | "userId"> & { loaded: ViewerData<OwnListing> };

function Details({ listingId, userId, loaded }: DetailsProps) {
	const { listing, hasFailed, read } = useOwnListing(listingId, loaded);
	const [chosenFiles, setChosenFiles] = useState<ChosenFile[]>([]);
	if (listing === null) {
		return (
			<DetailsPage listingId={listingId}>
				{hasFailed ? <LoadProblem text={m["listings.answers.load_failed"]()} /> : <QuestionSkeleton />}
			</DetailsPage>
		);
	}
	if (listing === "lost" || !listing.abilities.addDetails) return <Lost />;
	const form = presentFormOf(listing);
	return (
		<DetailsPage listingId={listingId} lead={titleAndService(listing)}>
			{form.servicePropertyFields.length === 0 ? (
				<NoQuestions listing={listing} />
			) : (
				<Questions
					// If the questions or answers changed meanwhile, the form restarts with them; input and chosen files stay.
					key={JSON.stringify([form.servicePropertyFields, form.properties])}
					listingId={listingId}
					userId={userId}
					form={form}
					chosenFiles={chosenFiles}
					onFilesChosen={setChosenFiles}
					onFormChanged={read}
				/>
			)}
		</DetailsPage>
	);
}

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["listings.answers.title"]()} purpose={m["listings.answers.login"]()} narrow>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	const { id = "" } = useParams();
	return (
		<Guarded>
			<DetailsPage listingId={id}>
				<QuestionSkeleton />
			</DetailsPage>
		</Guarded>
	);
}

export default function AddDetails({ loaderData, params }: Route.ComponentProps) {
	return (
		<Guarded>
			{(user) => (
				<Details
					key={`${user._id} ${params.id}`}
					listingId={params.id}
					userId={user._id}
					loaded={loaderData}
				/>
			)}
		</Guarded>
	);
}
