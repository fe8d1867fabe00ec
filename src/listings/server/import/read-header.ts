import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { propertyFormOf } from "../../../catalogue/property-form.ts";
import { type Findable, indexNames } from "../../../catalogue/search/name-index.ts";
import { findServices } from "../../../catalogue/search/search.ts";
import {
	answerPrefix,
	type Column,
	columnForm,
	columns,
	otherNames,
	type Question,
	questionName,
	questionsOf,
	requiredColumns,
} from "./columns.ts";

/** What each cell of a row is: a column, or the answer to a question by the form of its name. */
export type Header = { column: Column | null; question: string | null; title: string }[];

const answerMark = /^answer\s*:\s*/i;

/** Reads the first row. Returns all faults at once: columns that are missing, unknown or there twice. */
export function readHeader(
	cells: readonly string[],
	catalogue: Pick<Catalogue, "services">,
): { header: Header; faults: string[] } {
	const titles = cells.map((cell) => cell.trim());
	while (titles.at(-1) === "") titles.pop();
	const header = titles.map((title) => ({
		title,
		question: answerMark.test(title) ? columnForm(title.replace(answerMark, "")) : null,
		column: columns.find((name) => columnForm(name) === columnForm(title)) ?? null,
	}));
	const keys = header.map(({ column, question }) => column ?? question);
	const missing = requiredColumns.filter((name) => !keys.includes(name));
	const unknown = unknownColumns(header, allQuestions(catalogue));
	const twice = titles.filter((_title, at) => keys[at] !== null && keys.indexOf(keys[at] ?? "") < at);
	const sentences: [string, readonly string[]][] = [
		["Missing columns", missing],
		["Unknown columns", unknown],
		["Columns that are there twice", twice],
		["The columns of every file", missing.length + unknown.length > 0 ? columns : []],
	];
	const faults = sentences.filter(([, names]) => names.length > 0);
	return { header, faults: faults.map(([what, names]) => `${what}: ${names.join(", ")}.`) };
}

const allQuestions = ({ services }: Pick<Catalogue, "services">) =>
	new Map(
		services.flatMap(({ fields, choices }) =>
			[undefined, ...choices].flatMap((choice) => [...questionsOf(propertyFormOf(fields, choice?.fields))]),
		),
	);

/** The unknown titles, each with the most similar known one. */
function unknownColumns(header: Header, asked: ReadonlyMap<string, Question>): string[] {
	const index = indexNames<Findable>(columns.map((name) => ({ name, names: otherNames[name] ?? [] })));
	const answerIndex = indexNames<Findable>(
		[...asked.values()].map(({ place }) => ({ name: questionName(place), names: [] })),
	);
	const suggestion = (typed: string, isAnswer: boolean) => {
		const { services, nearest } = findServices(isAnswer ? answerIndex : index, typed);
		const [like] = [...services, ...nearest];
		return like && `${isAnswer ? answerPrefix : ""}${like.item.name}`;
	};
	return header
		.filter(({ column, question }) => column === null && (question === null || !asked.has(question)))
		.map(({ title, question }) => {
			if (title === "") return "a column without a title";
			const like = suggestion(question ?? title, question !== null);
			return like === undefined ? `“${title}”` : `“${title}” (did you mean “${like}”?)`;
		});
}

/** The cells of a row by their columns and questions; empty cells are left out. */
export type SheetRow = {
	line: number;
	columns: ReadonlyMap<Column, string>;
	answers: ReadonlyMap<string, string>;
};

/** Sorts the cells of a row; returns a fault if there are too many or too few. */
export function readCells(
	header: Header,
	{ line, cells }: { line: number; cells: readonly string[] },
): SheetRow | { fault: string } {
	const extra = cells.slice(header.length).filter((cell) => cell.trim() !== "").length;
	const hint = cells.some((cell) => cell.includes("\n")) ? " A quote may be missing or too many." : "";
	if (extra > 0)
		return { fault: `The row has ${header.length + extra} cells, the first row ${header.length}.${hint}` };
	if (cells.length < header.length) {
		const missing = header.slice(cells.length).map(({ title }) => title);
		return {
			fault: `The row ends too early; ${missing.length} cells are missing: ${missing.join(", ")}.${hint}`,
		};
	}
	const filled = header
		.map((of, at) => ({ ...of, cell: cells[at] ?? "" }))
		.filter(({ cell }) => cell.trim() !== "");
	return {
		line,
		columns: new Map(filled.flatMap(({ column, cell }) => (column === null ? [] : [[column, cell]]))),
		answers: new Map(filled.flatMap(({ question, cell }) => (question === null ? [] : [[question, cell]]))),
	};
}
