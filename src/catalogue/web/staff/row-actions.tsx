import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useHiding } from "./use-hiding.tsx";

/** What the actions need to know of their row. */
export type ActionRow = {
	id: string;
	name: string;
	active: boolean;
	/** Among its neighbours, from 1. */
	position: number;
	/** The number of neighbours, including itself. */
	count: number;
};

type RowActionsProps = {
	row: ActionRow;
	/** Sends a change of the record. */
	change: (body: { active: boolean; confirm: boolean }) => Promise<unknown>;
	onMove: (position: number) => void;
	/** The dialog that edits the record. */
	renderDialog: (onClose: () => void) => ReactNode;
};

function SwitchButton({ row: { name, active }, change: send }: Pick<RowActionsProps, "row" | "change">) {
	const { revalidate } = useRevalidator();
	const alert = useAlert();
	const { run } = useTask();
	const { change, dialog } = useHiding();
	const done = active
		? m["catalogue.staff.switched_off"]({ name })
		: m["catalogue.staff.switched_on"]({ name });
	const flip = () =>
		run(async () => {
			const end = await change({ name, done }, async (confirm) => {
				await send({ active: !active, confirm });
				await revalidate();
			});
			if (end === "done") alert("success", done);
		});
	return (
		<>
			<IconButton
				icon={active ? "eye-off" : "eye"}
				label={active ? m["catalogue.staff.switch_off"]({ name }) : m["catalogue.staff.switch_on"]({ name })}
				onClick={() => void flip()}
			/>
			{dialog}
		</>
	);
}

/**
 * Edits, enables, disables and moves one row of the catalogue; the handle is for the mouse, the arrows also for the
 * keyboard.
 */
export function RowActions({ row, change, onMove, renderDialog }: RowActionsProps) {
	const [isEditing, setEditing] = useState(false);
	const { id, name, position, count } = row;
	return (
		<span className="flex justify-end">
			<IconButton
				icon="pencil"
				label={m["catalogue.staff.edit_sector"]({ name })}
				onClick={() => setEditing(true)}
			/>
			<SwitchButton row={row} change={change} />
			<IconButton
				icon="arrow-up"
				label={m["catalogue.staff.move_up"]({ name })}
				data-move={`${id} up`}
				disabled={position === 1}
				onClick={() => onMove(position - 1)}
			/>
			<IconButton
				icon="arrow-down"
				label={m["catalogue.staff.move_down"]({ name })}
				data-move={`${id} down`}
				disabled={position >= count}
				onClick={() => onMove(position + 1)}
			/>
			<span
				draggable
				title={m["catalogue.staff.drag"]()}
				className="grid size-11 cursor-grab place-items-center text-ink-faint max-desk:hidden"
			>
				<Icon name="grip-vertical" />
			</span>
			{isEditing && renderDialog(() => setEditing(false))}
		</span>
	);
}
