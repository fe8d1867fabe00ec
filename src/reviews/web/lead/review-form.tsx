import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { longestText, mostTags, type ReviewSide, type ReviewTag, tagsFrom } from "../../review.ts";
import type { OwnReview, ReviewsApi } from "../../reviews.contract.ts";
import { rulesAddress, tagNames } from "../review-words.ts";
import { StarsField } from "../stars.tsx";

const call = apiOf<ReviewsApi>();

type TagsFieldProps = {
	side: ReviewSide;
	value: readonly ReviewTag[];
	onChange: (tags: ReviewTag[]) => void;
};

/** The choice of tags; once as many as allowed are chosen, the others cannot be. */
function TagsField({ side, value, onChange }: TagsFieldProps) {
	const isFull = value.length >= mostTags;
	return (
		<fieldset className="grid min-w-0 gap-1.5">
			<legend className="mb-1.5 leading-5 font-strong">{m["reviews.form.tags"]({ count: mostTags })}</legend>
			<div className="flex flex-wrap gap-2">
				{tagsFrom[side].map((tag) => {
					const isChosen = value.includes(tag);
					return (
						<label
							key={tag}
							className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-field bg-surface px-3.5 has-checked:border-act has-checked:bg-act-tint has-checked:font-strong has-checked:text-act-ink has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
						>
							<input
								type="checkbox"
								name="tags"
								value={tag}
								checked={isChosen}
								disabled={isFull && !isChosen}
								onChange={() => onChange(isChosen ? value.filter((one) => one !== tag) : [...value, tag])}
								className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
							/>
							{tagNames[tag]()}
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}

type ReviewFormProps = {
	leadId: string;
	side: ReviewSide;
	closesAt: string;
	onSent: (review: OwnReview) => void;
	/** Called when nothing can be written any more. */
	onRefused: () => void;
};

const empty: { stars: number; text: string; tags: ReviewTag[] } = { stars: 0, text: "", tags: [] };

/** Stars, tags and a text about the other side of a completed lead. */
export function ReviewForm({ leadId, side, closesAt, onSent, onRefused }: ReviewFormProps) {
	const alert = useAlert();
	const form = useForm({
		initial: empty,
		check: ({ stars }) => (stars === 0 ? [{ path: "stars", msg: m["reviews.form.stars_missing"]() }] : []),
		submit: async (body) => {
			try {
				const { review } = await call("POST /api/lead/:id/review", { params: { id: leadId }, body });
				alert("success", m["reviews.form.sent"]());
				onSent(review);
			} catch (failure) {
				if (failure instanceof ApiFailure && failure.status === 409) onRefused();
				throw failure;
			}
		},
	});
	const { stars, tags } = form.values;
	const date = formatDate(new Date(closesAt));
	return (
		<form {...form.formProps}>
			<FormFields sending={form.isBusy} className="grid gap-5 *:min-w-0">
				<p className="text-ink-soft">
					{side === "customer"
						? m["reviews.form.lead"]({ date })
						: m["reviews.form.lead_professional"]({ date })}{" "}
					<TextLink to={rulesAddress}>{m["reviews.form.rules"]()}</TextLink>
				</p>
				<StarsField
					value={stars}
					onChange={(chosen) => form.enter({ stars: chosen })}
					error={form.errorOf("stars")}
				/>
				<TagsField side={side} value={tags} onChange={(chosen) => form.enter({ tags: chosen })} />
				<TextArea
					label={m["reviews.form.text"]()}
					hint={m["reviews.form.text_hint"]()}
					rows={4}
					maxLength={longestText}
					{...form.field("text")}
				/>
				<Button type="submit" variant="act" size="lg" busy={form.isBusy} className="md:justify-self-start">
					{m["reviews.form.send"]()}
				</Button>
			</FormFields>
		</form>
	);
}
