import type { NamedStatement } from "../../platform/server/database/named.ts";
import type { jobs } from "./job-board.tables.ts";

/** A stored job with the id of the viewer's application; null if the viewer has not applied or is a visitor. */
export type JobRow = typeof jobs.$inferSelect & { applicationId: string | null };

/** The columns of jobs `j`. */
export const jobColumns = `j.id, j.created_by as "createdBy", j.service_id as "serviceId", j.firm_name as "firmName",
	j.reachable_person_name as "reachablePersonName", j.description, j.pincode, j.po_name as "poName",
	j.city_block as "cityBlock", j.district, j.state_name as "stateName", j.status,
	j.status_changed_at as "statusChangedAt", j.applications_count as "applicationsCount",
	j.created_at as "createdAt", j.expires_at as "expiresAt"`;

/** Reads jobs `j` for a visitor. */
export const selectForVisitor = `select ${jobColumns}, null::uuid as "applicationId" from jobs j`;

/** Reads jobs `j` with the application of the viewer, whose id is the statement's first value. */
export const selectForViewer = `select ${jobColumns}, a.id as "applicationId"
from jobs j left join job_applications a on a.job_id = j.id and a.user_id = $1::uuid`;

/** One job with the viewer's application. Values: the viewer's id (null: a visitor), the job's id. */
export const oneJob: NamedStatement = { name: "jobs_one", text: `${selectForViewer} where j.id = $2::uuid` };
