import { type ChangeEvent, useCallback, useId, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { pictureTypes } from "../../media/web/picked-picture.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FieldError, Hint } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

const round = "size-24 shrink-0 rounded-full object-cover";

/** Shows the picked picture before it is uploaded. */
function Preview({ file }: { file: File }) {
	// A picture that this browser cannot draw can still be valid: the server decides.
	const [unreadable, setUnreadable] = useState<File>();
	const show = useCallback(
		(image: HTMLImageElement) => {
			const url = URL.createObjectURL(file);
			image.src = url;
			return () => URL.revokeObjectURL(url);
		},
		[file],
	);
	if (unreadable === file) {
		return (
			<span className={`grid place-items-center bg-sunk text-ink-soft ${round}`}>
				<Icon name="camera" size="lg" />
			</span>
		);
	}
	return <img ref={show} alt={file.name} onError={() => setUnreadable(file)} className={round} />;
}

function Face({ form, name }: { form: ProfileForm; name: string }) {
	const { picture, stored } = form;
	if (picture.change.kind === "replace") return <Preview file={picture.change.file} />;
	const photo = picture.change.kind === "keep" && stored !== null ? stored : undefined;
	return <Avatar name={name} size="xl" photo={photo} />;
}

/** Picks, shows and removes the picture of a profile. */
export function PictureField({ form, name }: { form: ProfileForm; name: string }) {
	const { picture, stored } = form;
	const { kind } = picture.change;
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		// So that the same file can be picked again after it was refused or removed.
		target.value = "";
		form.clearErrors("profileImage");
		if (file !== undefined) void picture.pick(file);
	};
	/** The pressed button disappears, so the focus moves to the one that remains. */
	const act = (change: () => void) => () => {
		form.clearErrors("profileImage");
		change();
		choose.current?.focus();
	};
	const isThere = kind === "replace" || (kind === "keep" && stored !== null);
	const error = picture.fault ?? form.errorOf("profileImage");
	return (
		<fieldset className="grid min-w-0 gap-1.5">
			<legend className="mb-1.5 leading-5 font-strong">
				{m["profiles.form.photo"]()} <span className="font-normal text-ink-faint">{m["ui.optional"]()}</span>
			</legend>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Face form={form} name={name} />
				<div className="flex flex-wrap gap-2">
					<input
						ref={input}
						type="file"
						accept={pictureTypes}
						hidden
						aria-label={m["profiles.form.photo"]()}
						onChange={pick}
					/>
					<Button
						ref={choose}
						icon="image-plus"
						busy={picture.isPreparing}
						aria-invalid={error === undefined ? undefined : true}
						aria-describedby={`${id}-more`}
						onClick={() => input.current?.click()}
					>
						{isThere ? m["profiles.form.photo_other"]() : m["profiles.form.photo_choose"]()}
					</Button>
					{isThere && (
						<Button
							variant="danger"
							icon="trash-2"
							onClick={act(stored === null ? picture.keep : picture.remove)}
						>
							{m["profiles.form.photo_remove"]()}
						</Button>
					)}
					{kind === "remove" && (
						<Button onClick={act(picture.keep)}>{m["profiles.form.photo_undo"]()}</Button>
					)}
				</div>
			</div>
			<output className="sr-only">{picture.isPreparing && m["profiles.form.photo_preparing"]()}</output>
			<div id={`${id}-more`}>
				{error === undefined ? (
					<Hint>
						{kind === "remove" ? m["profiles.form.photo_removed"]() : m["profiles.form.photo_hint"]()}
					</Hint>
				) : (
					<FieldError>{error}</FieldError>
				)}
			</div>
		</fieldset>
	);
}
