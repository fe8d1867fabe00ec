import { useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { movedTo } from "../../catalogue-names.ts";
import type { ChoiceInput } from "../../catalogue-staff.contract.ts";
import { ServiceSection } from "./service-section.tsx";
import { type ServicePartProps, useServiceForm } from "./use-service-form.tsx";

/** A choice in the form; `key` is its id, or a number for an unsaved one. */
type Draft = { key: string; id: string | undefined; name: string; active: boolean };

type ChoiceRowProps = {
	choice: Draft;
	index: number;
	count: number;
	error: string | undefined;
	onChange: (part: Partial<Draft>) => void;
	onMove: (position: number) => void;
	onRemove: () => void;
};

function ChoiceRow({ choice, index, count, error, onChange, onMove, onRemove }: ChoiceRowProps) {
	const name = choice.name || m["catalogue.staff.this_choice"]();
	return (
		<li className="flex flex-wrap items-start gap-x-2 border-line max-md:border-b max-md:pb-2">
			<TextField
				label={m["catalogue.staff.choice_name"]({ number: index + 1 })}
				labelHidden
				maxLength={60}
				autoComplete="off"
				value={choice.name}
				error={error}
				onChange={({ target }) => onChange({ name: target.value })}
				className="min-w-40 flex-1 max-md:basis-full"
			/>
			<Checkbox
				aria-label={m["catalogue.staff.choice_active"]({ name })}
				label={m["catalogue.staff.choice_offered"]()}
				checked={choice.active}
				onChange={({ target }) => onChange({ active: target.checked })}
			/>
			<IconButton
				icon="arrow-up"
				label={m["catalogue.staff.move_up"]({ name })}
				disabled={index === 0}
				onClick={() => onMove(index)}
			/>
			<IconButton
				icon="arrow-down"
				label={m["catalogue.staff.move_down"]({ name })}
				disabled={index === count - 1}
				onClick={() => onMove(index + 2)}
			/>
			{choice.id === undefined && (
				<IconButton icon="trash-2" label={m["catalogue.staff.remove_choice"]({ name })} onClick={onRemove} />
			)}
		</li>
	);
}

/** The choices of a service: added, renamed, enabled, disabled and sorted, then saved together. */
export function ServiceChoices({ service, canChange, onSaved }: ServicePartProps) {
	const added = useRef(0);
	const { next, goOn } = useNextFocus<HTMLButtonElement>();
	const part = useServiceForm({
		service,
		onSaved,
		readOf: ({ choices: stored }) => ({
			choices: stored.map(({ _id, name, active }): ChoiceInput => ({ _id, name, active })),
		}),
		toValues: (body) => ({
			choices: body.choices.map(({ _id: id, name, active }): Draft => ({
				key: id ?? name,
				id,
				name,
				active,
			})),
		}),
		toBody: (values) => ({
			choices: values.choices.map(({ id, name, active }): ChoiceInput => ({ _id: id, name, active })),
		}),
		inWords: (newer) => [
			[m["catalogue.staff.choices"](), (newer.choices ?? []).map(({ name }) => name).join(", ")],
		],
	});
	const { form } = part;
	const { choices } = form.values;
	const enter = (entered: Draft[]) => form.enter({ choices: entered });
	const move = (key: string, position: number) => {
		const order = movedTo(
			choices.map((choice) => choice.key),
			key,
			position,
		);
		enter(order.flatMap((one) => choices.find((choice) => choice.key === one) ?? []));
	};
	const add = () => {
		added.current += 1;
		enter([...choices, { key: `new-${added.current}`, id: undefined, name: "", active: true }]);
	};
	return (
		<ServiceSection
			title={m["catalogue.staff.choices"]()}
			lead={m["catalogue.staff.choices_lead"]()}
			{...part}
			canChange={canChange}
		>
			<ul className="grid gap-2 empty:hidden">
				{choices.map((choice, index) => (
					<ChoiceRow
						key={choice.key}
						choice={choice}
						index={index}
						count={choices.length}
						error={form.errorOf(`choices.${index}`)}
						onChange={(changed) =>
							enter(choices.map((one) => (one.key === choice.key ? { ...one, ...changed } : one)))
						}
						onMove={(position) => move(choice.key, position)}
						onRemove={() => {
							enter(choices.filter(({ key }) => key !== choice.key));
							goOn();
						}}
					/>
				))}
			</ul>
			{canChange && (
				<Button ref={next} icon="plus" className="justify-self-start" onClick={add}>
					{m["catalogue.staff.add_choice"]()}
				</Button>
			)}
		</ServiceSection>
	);
}
