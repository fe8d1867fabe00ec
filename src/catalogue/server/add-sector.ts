import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { auditOf } from "../../platform/server/audit.ts";
import { brokenUnique, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import type { Sector } from "../catalogue.ts";
import { insertSector } from "./catalogue.repository.ts";

const auditSector = auditOf("sector");

/**
 * Adds a sector behind the others and remembers who did. Throws conflict where a sector of this name exists; names
 * that differ in signs and capitals alone are the same name.
 */
export async function addSector(
	db: Db,
	viewer: Viewer,
	{ sector, description }: Pick<Sector, "sector" | "description">,
	at: Date,
): Promise<Sector> {
	const id = newId();
	// A name without a Latin letter gives no address; the id's random end stands in for it.
	const s3PathName = hyphenated(sector) || `sector-${id.slice(-12)}`;
	try {
		return await inTransaction(db, async (tx) => {
			const added = await insertSector(
				tx,
				{ id, sector, s3PathName, description, createdBy: viewer.userId },
				at,
			);
			await auditSector(tx, {
				at,
				actorId: viewer.userId,
				action: "sector.add",
				subjectId: id,
				after: { sector, description },
			});
			return added;
		});
	} catch (error) {
		if (brokenUnique(error) === null) throw error;
		const msg = m["catalogue.sector.exists"]();
		throw new AppError("conflict", msg, { errors: [{ msg, path: "sector" }], cause: error });
	}
}
