import * as z from "zod/mini";
import { offeredChoices, type Service, type ServiceChoice } from "../../../catalogue/catalogue.ts";
import { homePlaceOf } from "../../../places/home-place.ts";
import type { Location } from "../../../places/location.ts";
import { addressInput } from "../../../places/places.contract.ts";
import type { AddressReader, AddressRow } from "../../../places/server/places.api.ts";
import { AppError, type ErrorItem } from "../../../platform/app-error.ts";
import { newProfessional } from "../../registration.contract.ts";
import { resolveRegistration } from "../../registration.ts";
import { type Column, columnForm } from "./columns.ts";
import { findChoiceNamed, type NameFinder } from "./find-names.ts";
import { readAnswers, type RowAnswers } from "./read-answers.ts";
import type { SheetRow } from "./read-header.ts";
import { mobileInSheet } from "./sheet-values.ts";

/** What is wrong with a row: the title of the column, what it contains, and why that is refused. */
export type RowFault = { line: number; column: string; value: string; message: string };

/** A row that the product would register. */
export type Candidate = {
	line: number;
	/** "+91" and ten digits. */
	mobile: string;
	service: Service;
	choice: ServiceChoice | null;
	places: readonly Location[];
	address: Omit<AddressRow, "id" | "userId" | "createdAt">;
	firmName: string | null;
	description: string;
} & RowAnswers;

export type RowContext = { names: NameFinder; readAddress: AddressReader; skipsPayment: boolean };

/** The columns of the fields in the requests that the rows stand for. */
const columnOfPath: Record<string, string> = {
	"newProfessional.serviceId": "service",
	"newProfessional.choiceId": "choice",
	"newProfessional.goToLocation": "places",
	"newProfessional.firmName": "firm",
	"newProfessional.description": "description",
	"address.name": "name",
	"address.mobile": "mobile",
	"address.pincodeData.pincode": "pincode",
	"address.pincodeData.poName": "post_office",
	"address.manualAddress.completeAdd": "address",
	"address.manualAddress.buildingDetails": "building",
	"address.manualAddress.floorDetails": "floor",
	"address.landmark": "landmark",
	"address.locality": "locality",
	"address.cityDistrictTown": "town",
};

/** The address takes its own row in a transaction, so the check of the form only needs it not to be missing. */
const addressOfRow = "in the same row";

const issuesOf = (error: z.core.$ZodError, prefix: string): ErrorItem[] =>
	error.issues.map(({ message, path }) => ({
		msg: message,
		path: [prefix, ...path.filter((part) => typeof part === "string")].join("."),
	}));

/**
 * Checks a row by the rules by which staff register a person: those of the account, the address, the registration and the
 * answers. Returns all faults at once.
 */
export async function checkRow(ctx: RowContext, row: SheetRow): Promise<Candidate | RowFault[]> {
	const cell: Cell = (column) => row.columns.get(column)?.trim() ?? "";
	const faults = new Map<string, string>();
	const add: AddFault = (column, message) => {
		if (!faults.has(column)) faults.set(column, message);
	};
	const addAll: AddFaults = (items) => {
		for (const { msg, path = "" } of items) add(columnOfPath[path] ?? path, msg);
	};
	const mobile = mobileInSheet(cell("mobile"));
	if ("fault" in mobile) add("mobile", mobile.fault);
	const registration = readRegistration(ctx, cell, { add, addAll });
	const address = await readAddress(ctx, cell, "mobile" in mobile ? mobile.mobile : anyMobile, addAll);
	const { resolved, texts } = registration;
	const answers = resolved && readAnswers(resolved, row, add);
	if (faults.size > 0 || resolved === null || answers === null || address === null || texts === null)
		return [...faults].map(([column, message]) => ({
			line: row.line,
			column,
			value: valueAt(row, column),
			message,
		}));
	const { service, choice } = resolved;
	const home = service.fixedPlace
		? homePlaceOf(address.whereabouts, ctx.names.snapshot.locationsOf(service)).place
		: null;
	return {
		line: row.line,
		mobile: "mobile" in mobile ? mobile.mobile : "",
		service,
		choice,
		places: service.fixedPlace ? (home === null ? [] : [home]) : resolved.places,
		address: address.fields,
		...texts,
		...answers,
	};
}

/** For the check of an address whose own mobile is a fault already. */
const anyMobile = "+919999999999";

type Cell = (column: Column) => string;
type AddFault = (column: string, message: string) => void;
type AddFaults = (items: readonly ErrorItem[]) => void;

/** Reads everything of a registration but its address and answers; null for what has a fault. */
function readRegistration(
	ctx: RowContext,
	cell: Cell,
	{ add, addAll }: { add: AddFault; addAll: AddFaults },
) {
	const form = readForm(ctx, cell, add);
	const parsed = newProfessional.safeParse(form);
	if (!parsed.success) addAll(issuesOf(parsed.error, "newProfessional"));
	const { resolved, faults } = resolveRegistration(
		{ ...form, firmName: "", description: "" },
		ctx.names.snapshot,
	);
	addAll(
		faults.map(({ msg, path = "" }) => ({
			path,
			msg: path === "newProfessional.goToLocation" ? withLikePlaces(ctx, form, msg) : msg,
		})),
	);
	if (resolved?.service.paymentRequired && !ctx.skipsPayment)
		add("service", `“${resolved.service.type}” is paid for. Run with --skip-payment "reason" to waive that.`);
	const texts = parsed.success
		? { firmName: parsed.data.firmName || null, description: parsed.data.description }
		: null;
	return { resolved, texts };
}

function readForm({ names }: RowContext, cell: Cell, add: AddFault) {
	const service = cell("service") === "" ? null : names.service(cell("service"));
	if (service !== null && "fault" in service) add("service", service.fault);
	const found = service !== null && "value" in service ? service.value : null;
	const choice = found === null || cell("choice") === "" ? null : findChoiceNamed(found, cell("choice"));
	if (choice !== null && "fault" in choice) add("choice", choice.fault);
	if (found !== null && choice === null && offeredChoices(found).length > 0) {
		const offered = offeredChoices(found).map(({ name }) => name);
		add("choice", `“${found.type}” needs a choice: ${offered.join(", ")}.`);
	}
	return {
		serviceId: found?.id ?? "",
		...(choice !== null && "value" in choice && { choiceId: choice.value.id }),
		addressId: addressOfRow,
		firmName: cell("firm"),
		description: cell("description"),
		goToLocation: placeNames(cell("places")).map((name) => names.placeSlug(name) ?? name),
	};
}

const placeNames = (cell: string) => {
	const names = cell.split(/[,;|\n]/).map((name) => name.trim());
	return [...new Set(names)].filter((name) => name !== "");
};

function withLikePlaces(
	{ names }: RowContext,
	{ goToLocation }: { goToLocation: string[] },
	message: string,
) {
	const unknown = goToLocation.filter((name) => names.placeSlug(name) === undefined);
	return `${message}${unknown.map((name) => names.likePlace(name)).join("")}`;
}

async function readAddress({ readAddress: read }: RowContext, cell: Cell, mobile: string, addAll: AddFaults) {
	const input = addressInput.safeParse({
		name: cell("name"),
		mobile,
		pincodeData: { pincode: cell("pincode").replaceAll(/\s|\.0+$/g, ""), poName: cell("post_office") },
		manualAddress: {
			completeAdd: cell("address"),
			buildingDetails: cell("building"),
			floorDetails: cell("floor"),
		},
		landmark: cell("landmark"),
		locality: cell("locality"),
		cityDistrictTown: cell("town"),
	});
	if (!input.success) {
		addAll(issuesOf(input.error, "address"));
		return null;
	}
	try {
		return await read(input.data);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		addAll(error.details.errors ?? [{ msg: error.message, path: "address.pincodeData.pincode" }]);
		return null;
	}
}

/** What the row has in a column, by its title. */
function valueAt({ columns, answers }: SheetRow, title: string): string {
	const question = columnForm(title.replace(/^answer: /, ""));
	return [...columns].find(([column]) => column === title)?.[1] ?? answers.get(question) ?? "";
}
