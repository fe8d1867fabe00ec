import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/form/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { useNextFocus } from "../../../../ui/feedback/use-next-focus.ts";
import type { PropertyEntry } from "../../../property-field.ts";
import { type FieldDraft, newDraft, withChanged, withMoved } from "./field-drafts.ts";

const typeNames: Record<PropertyEntry["type"], () => string> = {
	String: m["catalogue.fields.type_text"],
	Number: m["catalogue.fields.type_number"],
	Date: m["catalogue.fields.type_date"],
	Boolean: m["catalogue.fields.type_yes_no"],
	File: m["catalogue.fields.type_file"],
};

const cardNames = {
	"": m["catalogue.fields.card_none"],
	summary: m["catalogue.fields.card_summary"],
	price: m["catalogue.fields.card_price"],
};

type EntryDraft = Extract<FieldDraft, { kind: "entry" }>;

type Editing = {
	drafts: FieldDraft[];
	onChange: (drafts: FieldDraft[]) => void;
	/** The errors by path, "fields.2.name". */
	errorOf: (path: string) => string | undefined;
};

type OneProps<Draft> = {
	draft: Draft;
	path: string;
	errorOf: Editing["errorOf"];
	enter: (part: object) => void;
};

function Options({ draft, path, errorOf, enter }: OneProps<EntryDraft>) {
	return (
		<>
			<Checkbox
				label={m["catalogue.fields.has_options"]()}
				checked={draft.hasOptions}
				onChange={({ target }) => enter({ hasOptions: target.checked })}
			/>
			{draft.hasOptions && (
				<TextArea
					label={m["catalogue.fields.options"]()}
					hint={m["catalogue.fields.options_hint"]()}
					rows={Math.min(12, draft.options.split("\n").length + 1)}
					value={draft.options}
					error={errorOf(`${path}.enum`)}
					onChange={({ target }) => enter({ options: target.value })}
				/>
			)}
		</>
	);
}

function EntryFields(props: OneProps<EntryDraft>) {
	const { draft, path, errorOf, enter } = props;
	return (
		<>
			<div className="grid gap-3 md:grid-cols-3">
				<SelectField
					label={m["catalogue.fields.type"]()}
					options={Object.entries(typeNames).map(([value, name]) => ({ value, label: name() }))}
					value={draft.type}
					error={errorOf(`${path}.type`)}
					onChange={({ target }) => enter({ type: target.value })}
				/>
				<TextField
					label={m["catalogue.fields.unit"]()}
					optional
					placeholder={m["catalogue.fields.unit_example"]()}
					maxLength={40}
					value={draft.unit}
					error={errorOf(`${path}.unit`)}
					onChange={({ target }) => enter({ unit: target.value })}
				/>
				<SelectField
					label={m["catalogue.fields.card"]()}
					options={Object.entries(cardNames).map(([value, name]) => ({ value, label: name() }))}
					value={draft.card}
					error={errorOf(`${path}.card`)}
					onChange={({ target }) => enter({ card: target.value })}
				/>
			</div>
			{draft.type === "String" && <Options {...props} />}
			<div className="flex flex-wrap gap-x-5">
				<Checkbox
					label={m["catalogue.fields.required"]()}
					checked={draft.required}
					onChange={({ target }) => enter({ required: target.checked })}
				/>
				<Checkbox
					label={m["catalogue.fields.multiple"]()}
					checked={draft.multiple}
					error={errorOf(`${path}.multiple`)}
					onChange={({ target }) => enter({ multiple: target.checked })}
				/>
				<Checkbox
					label={m["catalogue.fields.private"]()}
					checked={draft.isPrivate}
					onChange={({ target }) => enter({ isPrivate: target.checked })}
				/>
			</div>
		</>
	);
}

type RowProps = OneProps<FieldDraft> & {
	index: number;
	count: number;
	onMove: (by: -1 | 1) => void;
	onRemove: () => void;
	onAdd: () => void;
	children: React.ReactNode;
};

function Row({ draft, path, errorOf, enter, index, count, onMove, onRemove, onAdd, children }: RowProps) {
	const name = draft.name || m["catalogue.fields.unnamed"]();
	const isRenamed = draft.storedName !== null && draft.storedName !== draft.name.trim();
	return (
		<li>
			<details
				open={draft.storedName === null || errorOf(path) !== undefined || undefined}
				className="rounded-md border border-line bg-surface"
			>
				<summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-2 px-3">
					<span className="min-w-0 flex-1 font-strong [overflow-wrap:anywhere]">{name}</span>
					<span className="text-sm text-ink-faint">
						{draft.kind === "group" ? m["catalogue.fields.group"]() : typeNames[draft.type]()}
					</span>
				</summary>
				<div className="grid gap-3 border-t border-line p-3">
					<div className="flex items-start gap-1">
						<TextField
							label={
								draft.kind === "group" ? m["catalogue.fields.group_name"]() : m["catalogue.fields.question"]()
							}
							maxLength={80}
							autoComplete="off"
							value={draft.name}
							error={errorOf(`${path}.name`)}
							hint={isRenamed ? m["catalogue.fields.renamed"]({ name: draft.storedName ?? "" }) : undefined}
							onChange={({ target }) => enter({ name: target.value })}
							className="min-w-0 flex-1"
						/>
						<div className="mt-6 flex">
							<IconButton
								icon="arrow-up"
								label={m["catalogue.staff.move_up"]({ name })}
								disabled={index === 0}
								onClick={() => onMove(-1)}
							/>
							<IconButton
								icon="arrow-down"
								label={m["catalogue.staff.move_down"]({ name })}
								disabled={index === count - 1}
								onClick={() => onMove(1)}
							/>
							<IconButton icon="trash-2" label={m["catalogue.fields.remove"]({ name })} onClick={onRemove} />
						</div>
					</div>
					<TextField
						label={m["catalogue.fields.hint"]()}
						optional
						maxLength={300}
						value={draft.description}
						error={errorOf(`${path}.description`)}
						onChange={({ target }) => enter({ description: target.value })}
					/>
					{draft.kind === "entry" && (
						<EntryFields draft={draft} path={path} errorOf={errorOf} enter={enter} />
					)}
					{children}
					{draft.kind === "group" && (
						<Button icon="plus" className="justify-self-start" onClick={onAdd}>
							{m["catalogue.fields.add_to"]({ name })}
						</Button>
					)}
				</div>
			</details>
		</li>
	);
}

/** The questions of a form, and of a group inside of it. */
export function FieldList({
	fields,
	path,
	...editing
}: Editing & { fields: readonly FieldDraft[]; path: string }) {
	const { drafts, onChange, errorOf } = editing;
	const { next, goOn } = useNextFocus<HTMLUListElement>();
	const change = (key: string, changed: (draft: FieldDraft) => FieldDraft | null) =>
		onChange(withChanged(drafts, key, changed));
	return (
		<ul ref={next} tabIndex={-1} className="grid gap-2 empty:hidden">
			{fields.map((draft, index) => (
				<Row
					key={draft.key}
					draft={draft}
					path={`${path}.${index}`}
					errorOf={errorOf}
					index={index}
					count={fields.length}
					enter={(part) => change(draft.key, (one) => ({ ...one, ...part }))}
					onMove={(by) => onChange(withMoved(drafts, draft.key, by))}
					onRemove={() => {
						change(draft.key, () => null);
						goOn();
					}}
					onAdd={() =>
						change(draft.key, (one) =>
							one.kind === "group" ? { ...one, fields: [...one.fields, newDraft("entry")] } : one,
						)
					}
				>
					{draft.kind === "group" && (
						<FieldList fields={draft.fields} path={`${path}.${index}.fields`} {...editing} />
					)}
				</Row>
			))}
		</ul>
	);
}
