import { useMemo } from "react";
import { ServiceField } from "../../catalogue/web/offer/service-field.tsx";
import type { OpenServices } from "../../catalogue/web/offer/use-offer.ts";
import { m } from "../../paraglide/messages.js";
import { StateFields } from "../../places/web/state-fields.tsx";
import { useForm } from "../../platform/web/use-form.ts";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import { wishesAtMost } from "../job.ts";
import type { JobWishes } from "../job-board.contract.ts";
import { ChosenWishes } from "./chosen-wishes.tsx";
import { useWishes } from "./use-wishes.ts";
import { areaKey, areaName, withArea } from "./wishes.ts";

type PartProps = { wishes: JobWishes; change: (part: Partial<JobWishes>) => void };

function Services({ wishes, change, services }: PartProps & { services: OpenServices }) {
	const { serviceIds } = wishes;
	const { next, goOn } = useNextFocus<HTMLFieldSetElement>();
	const open = useMemo(() => services.filter(({ id }) => !serviceIds.includes(id)), [services, serviceIds]);
	const chosen = services.filter(({ id }) => serviceIds.includes(id));
	return (
		<fieldset ref={next} tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
			<legend className="mb-3 text-lg font-strong">{m["job-board.seeking.services"]()}</legend>
			{serviceIds.length < wishesAtMost ? (
				<ServiceField
					label={m["job-board.seeking.service_add"]()}
					placeholder={m["job-board.seeking.service_placeholder"]()}
					services={open}
					value={null}
					onChange={({ id }) => {
						change({ serviceIds: [...serviceIds, id] });
						goOn();
					}}
				/>
			) : (
				<Note>{m["job-board.seeking.service_full"]({ count: wishesAtMost })}</Note>
			)}
			<ChosenWishes
				items={chosen.map(({ id, name }) => ({ key: id, name }))}
				onRemove={(key) => change({ serviceIds: serviceIds.filter((id) => id !== key) })}
			/>
		</fieldset>
	);
}

function Areas({ wishes, change }: PartProps) {
	const { areas } = wishes;
	const { next, goOn } = useNextFocus<HTMLFieldSetElement>();
	const form = useForm({
		initial: { stateName: "", district: "" },
		check: ({ stateName }) =>
			stateName === "" ? [{ path: "stateName", msg: m["job-board.seeking.area_missing"]() }] : [],
		submit: async ({ stateName, district }) => {
			change({ areas: withArea(areas, { stateName, district: district === "" ? null : district }) });
			form.reset();
			goOn();
		},
	});
	const { ref } = form.formProps;
	return (
		<fieldset ref={next} tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
			<legend className="text-lg font-strong">{m["job-board.seeking.areas"]()}</legend>
			<p className="text-ink-soft">{m["job-board.seeking.areas_lead"]()}</p>
			{areas.length < wishesAtMost ? (
				<section ref={ref} className="grid gap-4 *:min-w-0 md:grid-cols-2">
					<StateFields
						{...form.values}
						noState={m["job-board.seeking.area_state"]()}
						error={form.errorOf("stateName")}
						onChange={form.enter}
					/>
					<Button
						icon="plus"
						size="lg"
						onClick={() => void form.send()}
						className="md:col-span-full md:justify-self-start"
					>
						{m["job-board.seeking.area_add"]()}
					</Button>
				</section>
			) : (
				<Note>{m["job-board.seeking.area_full"]({ count: wishesAtMost })}</Note>
			)}
			<ChosenWishes
				items={areas.map((area) => ({ key: areaKey(area), name: areaName(area) }))}
				onRemove={(key) => change({ areas: areas.filter((area) => areaKey(area) !== key) })}
			/>
		</fieldset>
	);
}

type SeekingFormProps = {
	userId: string;
	services: OpenServices;
	saved: JobWishes;
	/** Receives what was saved. */
	onSaved: (saved: JobWishes) => void;
};

/** The work and the areas that a person looks for, for people whose profile says that they look for jobs. */
export function SeekingForm({ userId, services, saved, onSaved }: SeekingFormProps) {
	const { isReady, values: wishes, enter: change, formProps, isBusy } = useWishes({ userId, saved, onSaved });
	if (!isReady) {
		return (
			<Skeleton>
				<Card>
					<SkeletonLine shape="title" />
					<SkeletonLine shape="button" />
					<SkeletonLine shape="line" />
				</Card>
			</Skeleton>
		);
	}
	const isIdle = wishes.serviceIds.length === 0 || wishes.areas.length === 0;
	return (
		<form {...formProps}>
			<FormFields sending={isBusy}>
				<Card className="grid gap-7 *:min-w-0 desk:p-7">
					<Services wishes={wishes} change={change} services={services} />
					<Areas wishes={wishes} change={change} />
					<Checkbox
						name="isShown"
						label={m["job-board.seeking.show"]()}
						hint={m["job-board.seeking.show_hint"]()}
						checked={wishes.isShown}
						onChange={({ target }) => change({ isShown: target.checked })}
					/>
					{isIdle && <Note>{m["job-board.seeking.none"]()}</Note>}
					<Button type="submit" variant="now" size="lg" block busy={isBusy}>
						{m["job-board.seeking.save"]()}
					</Button>
				</Card>
			</FormFields>
		</form>
	);
}
