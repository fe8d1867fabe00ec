import { type ChangeEvent, useRef } from "react";
import { labelOf } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { type ControlProps, Field } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { fieldNameOf } from "../../property-place.ts";
import { FileLink } from "../details/file-link.tsx";
import { hintOf, type QuestionProps } from "./property-form-frame.tsx";

type FileRowProps = { name: React.ReactNode; note?: string; label: string; onRemove: () => void };

function FileRow({ name, note, label, onRemove }: FileRowProps) {
	return (
		<li className="flex min-h-12 items-center gap-2.5 rounded-md border border-line bg-sunk pl-3.5">
			<Icon name="file-text" className="text-act" />
			<span className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
				{name}
				{note && <span className="block text-sm text-ink-faint">{note}</span>}
			</span>
			<IconButton icon="trash-2" label={label} onClick={onRemove} />
		</li>
	);
}

/** The label of the button that opens the phone's file picker. */
function buttonWords(count: number, isMultiple: boolean): string {
	if (count === 0) return m["listings.answers.choose_file"]();
	return isMultiple ? m["listings.answers.another_file"]() : m["listings.answers.replace"]();
}

/** The files that answer a question and the actions for them; `input` gets the focus after one was removed. */
function useFiles({ form, entry, place }: QuestionProps) {
	const input = useRef<HTMLInputElement>(null);
	const { kept, chosen } = form.filesOf(place);
	const isMultiple = entry.multiple === true;
	return {
		input,
		isMultiple,
		// A new file replaces the present one.
		stored: !isMultiple && chosen.length > 0 ? [] : kept,
		chosen,
		pick: ({ target }: ChangeEvent<HTMLInputElement>) => {
			const picked = [...(target.files ?? [])];
			// Allows picking the same file again after it was removed.
			target.value = "";
			const before = isMultiple ? chosen.map(({ file }) => file) : [];
			if (picked.length > 0) form.choose(place, [...before, ...picked]);
		},
		removeStored: (gone: string) => {
			const others = kept.filter(({ key }) => key !== gone).map(({ key }) => key);
			form.answer(place, others);
			input.current?.focus();
		},
		removeChosen: (gone: File) => {
			const others = chosen.map(({ file }) => file).filter((file) => file !== gone);
			form.choose(place, others);
			input.current?.focus();
		},
	};
}
type Files = ReturnType<typeof useFiles>;

/** The stored files and those to be sent. */
function FileRows({ listingId, files }: { listingId: string; files: Files }) {
	const { stored, chosen, removeStored, removeChosen } = files;
	return (
		<ul className="grid w-full gap-2 empty:hidden">
			{stored.map(({ key, name }) => (
				<FileRow
					key={key}
					name={<FileLink listingId={listingId} file={{ key, name }} />}
					label={m["listings.answers.remove_file"]({ file: name })}
					onRemove={() => removeStored(key)}
				/>
			))}
			{chosen.map(({ file }) => (
				<FileRow
					key={`${file.name} ${file.lastModified} ${file.size}`}
					name={file.name}
					note={m["listings.answers.not_sent"]()}
					label={m["listings.answers.remove_file"]({ file: file.name })}
					onRemove={() => removeChosen(file)}
				/>
			))}
		</ul>
	);
}

type FileChoiceProps = { name: string; control: ControlProps; files: Files };

/** The browser's own file field, laid over a button in our design. */
function FileChoice({ name, control, files: { input, isMultiple, stored, chosen, pick } }: FileChoiceProps) {
	const count = stored.length + chosen.length;
	const isReplacing = count > 0 && !isMultiple;
	return (
		<span className="relative inline-flex rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
			<input
				{...control}
				ref={input}
				type="file"
				name={name}
				accept="image/*,application/pdf"
				multiple={isMultiple}
				onChange={pick}
				className="peer absolute inset-0 size-full cursor-pointer opacity-0"
			/>
			<Button
				icon={isReplacing ? "refresh-cw" : "plus"}
				tabIndex={-1}
				aria-hidden="true"
				className="pointer-events-none"
			>
				{buttonWords(count, isMultiple)}
			</Button>
		</span>
	);
}

/** A question answered with a picture or a PDF: the stored files, those to be sent, and the picker. */
export function PropertyFiles(question: QuestionProps) {
	const { form, entry, place } = question;
	const files = useFiles(question);
	return (
		<Field
			label={labelOf(entry)}
			hint={hintOf(entry) ?? m["listings.answers.file_kinds"]()}
			error={form.errorOf(place)}
			optional={entry.required !== true}
			className="col-span-full"
		>
			{(control) => (
				<div className="grid justify-items-start gap-2">
					<FileRows listingId={form.listingId} files={files} />
					<FileChoice name={fieldNameOf(place)} control={control} files={files} />
				</div>
			)}
		</Field>
	);
}
