import type { NamedStatement } from "../../platform/server/database/named.ts";
import type { JobStatus } from "../job.ts";

/** A job as stored, with the viewer's own application; what of it goes out is the presenter's to say. */
export type JobRow = {
	id: string;
	createdBy: string;
	serviceId: string;
	firmName: string;
	reachablePersonName: string;
	description: string;
	pincode: string;
	poName: string;
	cityBlock: string;
	district: string;
	stateName: string;
	status: JobStatus;
	statusChangedAt: Date;
	applicationsCount: number;
	createdAt: Date;
	expiresAt: Date;
	/** Null where the viewer has not applied, or is nobody. */
	applicationId: string | null;
};

/** The columns of jobs `j`. */
export const jobColumns = `j.id, j.created_by as "createdBy", j.service_id as "serviceId", j.firm_name as "firmName",
	j.reachable_person_name as "reachablePersonName", j.description, j.pincode, j.po_name as "poName",
	j.city_block as "cityBlock", j.district, j.state_name as "stateName", j.status,
	j.status_changed_at as "statusChangedAt", j.applications_count as "applicationsCount",
	j.created_at as "createdAt", j.expires_at as "expiresAt"`;

/** Reads jobs `j` as nobody sees them. */
export const selectForNobody = `select ${jobColumns}, null::uuid as "applicationId" from jobs j`;

/** Reads jobs `j` with the application of the viewer, the statement's first value. */
export const selectForViewer = `select ${jobColumns}, a.id as "applicationId"
from jobs j left join job_applications a on a.job_id = j.id and a.user_id = $1::uuid`;

/** One job with the application of the viewer (null is nobody). Values: the viewer's id, the job's. */
export const oneJob: NamedStatement = { name: "jobs_one", text: `${selectForViewer} where j.id = $2::uuid` };
