import type * as z from "zod/mini";
import { readAllPlaces, readDistrictNames, readStateNames } from "../../places/server/places.api.ts";
import { panIndia } from "../../places/location.ts";
import { isManager, type Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { readTranslate } from "../../platform/server/database/translated.ts";
import { writeTranslation } from "../../platform/server/database/translations.repository.ts";
import { decodeCursor, encodeCursor, paginate } from "../../platform/server/http/cursor.ts";
import { textsOf } from "../catalogue-texts.ts";
import type { TextKind, TranslatedText, TranslationsApi } from "../translations.contract.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { readSectors, readServices } from "./catalogue.repository.ts";
import { lockCatalogue } from "./catalogue-changes.repository.ts";
import { refuseOutdated } from "./refuse-outdated.ts";

type Query = z.output<TranslationsApi["GET /api/catalogue/translations"]["query"]>;
type Change = z.output<TranslationsApi["PUT /api/catalogue/translations"]["body"]>;

const auditTranslation = auditOf("translation");

/** Rows on a page of a staff table. */
const perPage = 10;

/** Reads the texts of a kind from the database, so that staff see their last change in every process. */
async function readTexts(db: Db, kind: TextKind): Promise<string[]> {
	switch (kind) {
		case "place": {
			const names = (await readAllPlaces(db)).map(({ name }) => name);
			return [...new Set(names)].filter((name) => name !== panIndia);
		}
		case "state":
			return readStateNames(db);
		case "district":
			return readDistrictNames(db);
		default:
			return textsOf(kind, await readSectors(db), await readServices(db));
	}
}

/** Lists the texts of a kind with their translations, by pages, with their number. */
export async function listTranslations({ db }: Pick<CatalogueContext, "db">, viewer: Viewer, query: Query) {
	const { locale, kind, missing, text = "", limit = perPage, cursor } = query;
	// The position among all texts of the kind: those before it do not move when one of them gets a translation.
	const [after] = cursor === undefined ? [-1] : decodeCursor(cursor, ["number"]);
	const to = await readTranslate(db, locale, [kind]);
	const sought = text.toLowerCase();
	const found = (await readTexts(db, kind))
		.map((original, position) => ({ position, original, translation: to(kind, original) ?? "" }))
		.filter(({ translation }) => missing === undefined || translation === "")
		.filter((row) => [row.original, row.translation].some((one) => one.toLowerCase().includes(sought)));
	const page = paginate(
		found.filter(({ position }) => position > after),
		limit,
		(last) => encodeCursor([last.position]),
	);
	return {
		translations: page.rows.map(({ original, translation }) => ({ original, translation })),
		abilities: { change: isManager(viewer) },
		nextCursor: page.nextCursor,
		total: found.length,
		totalIsMore: false,
	};
}

/**
 * Changes the translation of a text that the catalogue or a place has; an empty one removes it. Throws not_found for another
 * text, and conflict if the translation has changed since it was read.
 */
export async function changeTranslation(
	ctx: Pick<CatalogueContext, "db" | "clock" | "places" | "clearCache">,
	viewer: Viewer,
	{ locale, kind, original, translation, basedOn }: Change,
): Promise<TranslatedText> {
	await inTransaction(ctx.db, async (tx) => {
		await lockCatalogue(tx);
		if (!(await readTexts(tx, kind)).includes(original)) throw notFound();
		const before = (await readTranslate(tx, locale, [kind]))(kind, original) ?? "";
		refuseOutdated({ translation: before }, { translation }, basedOn);
		if (translation === before) return;
		const id = await writeTranslation(tx, { locale, kind, original, translation });
		await auditTranslation(tx, {
			at: ctx.clock(),
			actorId: viewer.userId,
			action: "translation.change",
			subjectId: id,
			before: { translation: before },
			after: { translation },
		});
	});
	ctx.places.clearCache();
	ctx.clearCache();
	return { original, translation };
}
