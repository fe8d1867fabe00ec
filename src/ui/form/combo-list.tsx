/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The combo box's input has the focus and all the keys; the native list cannot be filtered. */
import { Fragment, useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import type { ComboOption } from "./combo-box-state.ts";
import { Icon } from "../icon.tsx";

type ComboListProps = {
	/** The combo box's id; the ids of the list and its options are derived from it. */
	id: string;
	isLoading: boolean;
	matches: ComboOption[];
	/** Shown above the list if nothing matches. */
	note: string | undefined;
	active: number;
	chosen: string | undefined;
	choose: (option: ComboOption) => void;
};

/** The list below a combo box. Its options are never focused: the input keeps the focus and refers to one of them. */
export function ComboList({ id, isLoading, matches, note, active, chosen, choose }: ComboListProps) {
	const panel = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		panel.current?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	return (
		<div
			ref={panel}
			// Keeps the focus in the input when the list or its scroll bar is pressed.
			onMouseDown={(event) => event.preventDefault()}
			className="absolute inset-x-0 top-full z-20 mt-1.5 scroll-mb-4 overflow-hidden rounded-md border border-line bg-surface text-ink shadow-lift"
		>
			{note !== undefined && <p className="border-b border-line px-3.5 py-3 text-ink-soft">{note}</p>}
			{matches.length === 0 ? (
				<p className="px-3.5 py-3 text-ink-soft">{isLoading ? m["ui.loading"]() : m["ui.combo_none"]()}</p>
			) : (
				<div
					ref={list}
					id={`${id}-list`}
					role="listbox"
					aria-labelledby={`${id}-label`}
					className="max-h-[min(18rem,45svh)] overflow-y-auto overscroll-contain p-1.5"
				>
					{matches.map((option, place) => (
						<Fragment key={`${option.group ?? ""} ${option.value}`}>
							{option.group !== undefined && option.group !== matches[place - 1]?.group && (
								<p role="presentation" className="px-2.5 pt-3 pb-1 text-sm font-strong text-ink-soft">
									{option.group}
								</p>
							)}
							<div
								id={`${id}-${place}`}
								role="option"
								tabIndex={-1}
								aria-selected={option.value === chosen}
								data-active={place === active || undefined}
								onClick={() => choose(option)}
								className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2.5 hover:bg-sunk aria-selected:font-strong data-active:bg-act-tint data-active:text-act-ink"
							>
								<span className="min-w-0 flex-1">{option.label}</span>
								{option.detail && <span className="text-sm font-normal text-ink-faint">{option.detail}</span>}
								{option.value === chosen && <Icon name="check" size="sm" />}
							</div>
						</Fragment>
					))}
				</div>
			)}
		</div>
	);
}
