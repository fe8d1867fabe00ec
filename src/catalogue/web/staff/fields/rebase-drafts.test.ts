import { describe, expect, it } from "vitest";
import type { PropertyField } from "../../../property-field.ts";
import { draftsOf, type FieldDraft, fieldsOf, newDraft } from "./field-drafts.ts";
import { rebaseDrafts, savedDrafts } from "./rebase-drafts.ts";

const text = (name: string, more: object = {}): PropertyField => ({ name, type: "String", ...more });
const base = [text("Work"), text("Fuel"), { name: "Team", fields: [text("People")] }];

const renamed = (drafts: FieldDraft[], from: string, to: string) =>
	drafts.map((draft) => (draft.name === from ? { ...draft, name: to } : draft));
const namesIn = (drafts: FieldDraft[]) => drafts.map(({ name }) => name);

describe("rebaseDrafts", () => {
	it("keeps what was typed and takes a colleague's changes of other questions", () => {
		const mine = [
			...renamed(draftsOf(base), "Work", "Kind of work"),
			{ ...newDraft("entry"), name: "Seats" },
		];
		const newer = [text("Work"), text("Fuel", { required: true }), text("Tools"), base[2] as PropertyField];
		const { drafts, theirs, both } = rebaseDrafts(mine, base, newer);
		expect(fieldsOf(drafts)).toEqual([
			text("Kind of work", { formerly: ["Work"] }),
			text("Fuel", { required: true }),
			text("Tools"),
			base[2],
			text("Seats"),
		]);
		expect({ theirs, both }).toEqual({ theirs: ["Fuel", "Tools"], both: [] });
	});

	it("keeps the person's version of a question that both changed, and names it", () => {
		const mine = renamed(draftsOf(base), "Fuel", "Kind of fuel");
		const newer = [text("Work"), text("Petrol or diesel", { formerly: ["Fuel"] })];
		const { drafts, theirs, both } = rebaseDrafts(mine, base, newer);
		expect(fieldsOf(drafts)).toEqual([
			text("Work"),
			text("Kind of fuel", { formerly: ["Fuel", "Petrol or diesel"] }),
		]);
		expect({ theirs, both }).toEqual({ theirs: ["Team"], both: ["Kind of fuel"] });
	});

	it("keeps a question that a colleague removed and the person changed", () => {
		const mine = renamed(draftsOf(base), "Fuel", "Kind of fuel");
		const { drafts, both } = rebaseDrafts(mine, base, [text("Work")]);
		expect(namesIn(drafts)).toEqual(["Work", "Kind of fuel"]);
		expect(both).toEqual(["Kind of fuel"]);
	});

	it("does not restore a question that the person removed, and names it if a colleague changed it", () => {
		const mine = draftsOf(base).filter(({ name }) => name !== "Fuel");
		const newer = [text("Work"), text("Fuel", { unit: "litres" }), base[2] as PropertyField];
		const { drafts, both } = rebaseDrafts(mine, base, newer);
		expect(namesIn(drafts)).toEqual(["Work", "Team"]);
		expect(both).toEqual(["Fuel"]);
	});

	it("takes a colleague's order unless the person changed it too", () => {
		const newer = base.toReversed();
		const untouched = rebaseDrafts(draftsOf(base), base, newer);
		expect(namesIn(untouched.drafts)).toEqual(["Team", "Fuel", "Work"]);
		const moved = draftsOf([base[1], base[0], base[2]] as PropertyField[]);
		expect(namesIn(rebaseDrafts(moved, base, newer).drafts)).toEqual(["Fuel", "Work", "Team"]);
	});

	it("keeps the keys of the drafts, so that the focus stays", () => {
		const mine = draftsOf(base);
		const { drafts } = rebaseDrafts(mine, base, [text("Work", { required: true }), ...base.slice(1)]);
		expect(drafts.map(({ key }) => key)).toEqual(mine.map(({ key }) => key));
	});
});

describe("savedDrafts", () => {
	it("bases the next change on the saved names", () => {
		const mine = renamed(draftsOf(base), "Work", "Kind of work");
		const saved = savedDrafts(mine, fieldsOf(mine));
		expect(saved[0]).toMatchObject({ storedName: "Kind of work", formerly: ["Work"], key: mine[0]?.key });
		expect(fieldsOf(saved)).toEqual(fieldsOf(mine));
	});
});
