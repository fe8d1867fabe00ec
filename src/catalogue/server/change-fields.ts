import type * as z from "zod/mini";
import { isManager, type Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { Service } from "../catalogue.ts";
import type { AnsweredPart, CatalogueStaffApi } from "../catalogue-staff.contract.ts";
import type { PropertyField } from "../property-field.ts";
import { entriesOf } from "../property-form.ts";
import { readPropertyForm, takenAway } from "../property-form-rules.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { readServices } from "./catalogue.repository.ts";
import { keepFormerForm, lockCatalogue, lockForm, writeForm } from "./catalogue-changes.repository.ts";

type FieldsChange = z.output<CatalogueStaffApi["PUT /api/service/:id/fields"]["body"]>;

const auditService = auditOf("service");

async function findService(db: Db, id: string): Promise<Service> {
	const service = (await readServices(db)).find((one) => one.id === id);
	if (service === undefined) throw notFound();
	return service;
}

/** The questions of the service, or of its choice. Throws not_found for an unknown choice. */
function fieldsIn(service: Service, choiceId: string | undefined): PropertyField[] {
	if (choiceId === undefined) return service.fields;
	const choice = service.choices.find(({ id }) => id === choiceId);
	if (choice === undefined) throw notFound();
	return choice.fields;
}

/** Reads the questions of a form for staff. Throws not_found. */
export async function readFields(
	{ db }: CatalogueContext,
	viewer: Viewer,
	id: string,
	choiceId: string | undefined,
) {
	const service = await findService(db, id);
	return {
		service: {
			_id: service.id,
			type: service.type,
			choices: service.choices.map((choice) => ({ _id: choice.id, name: choice.name })),
		},
		fields: fieldsIn(service, choiceId),
		version: service.formVersion,
		abilities: { change: isManager(viewer) },
	};
}

/** Checks the new form. Throws bad_input with every error. */
function readSent(service: Service, { fields: sent, choiceId }: FieldsChange): PropertyField[] {
	const { fields, faults } = readPropertyForm(sent);
	const others = choiceId === undefined ? service.choices.flatMap((choice) => choice.fields) : service.fields;
	const prices = (among: PropertyField[]) => entriesOf(among).filter(({ card }) => card === "price").length;
	if (prices(fields) > 1 || (prices(fields) === 1 && choiceId !== undefined && prices(others) > 0))
		faults.push({ path: "fields", msg: m["catalogue.fields.price_twice"]() });
	const [first, ...more] = faults;
	if (first !== undefined) throw badInput([first, ...more]);
	return fields;
}

/** Throws conflict with the counts if listings answered questions or options that the change removes. */
async function refuseAnswered(
	ctx: CatalogueContext,
	tx: Db,
	form: { serviceId: string; choiceId: string | null },
	[before, after]: readonly [PropertyField[], PropertyField[]],
): Promise<void> {
	const removed = takenAway(before, after);
	if (removed.length === 0) return;
	const counts = await ctx.countAnswers(tx, form, removed);
	const answered = removed.flatMap(({ path, option }, index): AnsweredPart[] => {
		const listings = counts[index] ?? 0;
		return listings === 0 ? [] : [{ question: path.join(" · "), option, listings }];
	});
	if (answered.length === 0) return;
	throw new AppError("conflict", m["catalogue.fields.in_use"](), {
		reason: "answered",
		extra: { answered },
	});
}

/**
 * Changes the questions of a service, or of its choice. Keeps the former form if listings answered it, so that their
 * answers stay readable. Throws not_found, bad_input with every error, and conflict if another person changed the form in
 * the meantime, or if listings answered what is removed and `confirm` is not true.
 */
export async function changeFields(
	ctx: CatalogueContext,
	viewer: Viewer,
	id: string,
	change: FieldsChange,
): Promise<{ fields: PropertyField[]; version: number }> {
	const changed = await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		const version = await lockForm(tx, id);
		const service = await findService(tx, id);
		const before = fieldsIn(service, change.choiceId);
		const fields = readSent(service, change);
		if (version === undefined || version !== change.version)
			throw new AppError("conflict", m["catalogue.fields.changed"](), { reason: "form_changed" });
		if (JSON.stringify(before) === JSON.stringify(fields)) return { fields, version };
		const choiceId = change.choiceId ?? null;
		if (change.confirm !== true) await refuseAnswered(ctx, tx, { serviceId: id, choiceId }, [before, fields]);
		const at = ctx.clock();
		if (await ctx.isFormAnswered(tx, id, version))
			await keepFormerForm(tx, {
				serviceId: id,
				version,
				fields: service.fields,
				choices: Object.fromEntries(service.choices.map((choice) => [choice.id, choice.fields])),
				changedAt: at,
			});
		await writeForm(tx, { serviceId: id, choiceId, version: version + 1 }, fields);
		await auditService(tx, {
			at,
			actorId: viewer.userId,
			action: "service.fields",
			subjectId: id,
			before: { choiceId, fields: before },
			after: { choiceId, fields },
		});
		return { fields, version: version + 1 };
	});
	ctx.clearCache();
	return changed;
}
