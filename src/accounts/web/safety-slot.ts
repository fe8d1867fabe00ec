import { createLateSlot } from "../../platform/web/late-slot.ts";
import type { BlockTarget } from "../blocks.ts";

/** What is reported: its kind, and its id. */
export type ReportTarget = { type: "lead" | "listing" | "job" | "review" | "profile"; id: string };

/** On pages of listings, whose bytes are counted: the menu works out the rest. */
type OfListing = { listing: { _id: string; userId: string; name: string; firmName: string | null } };

type OfOther = {
	/** Whom it is about, for the menu's labels. */
	name: string;
	/** Whom the viewer can block; null if nobody. */
	block: BlockTarget | null;
	/** What the viewer can report. */
	report: ReportTarget;
	/** Called after a block, when the screen is out of date. */
	onBlocked?: () => void;
};

/** Where the page has its own button, the report opens at once. */
type AtOnce = { report: ReportTarget; onClose: () => void };

export type SafetyMenuProps = OfListing | OfOther | AtOnce;

const slot = createLateSlot<SafetyMenuProps>();

/**
 * Puts the menu into its places. It belongs to a module above, and only signed-in people use it: the account menu, which
 * loads for them after the first paint, brings it along.
 */
export const fillSafetySlot = slot.fill;

/** The menu to report something and to block a person; nothing until it is loaded. */
export const SafetyMenuFromSlot = slot.Slot;
