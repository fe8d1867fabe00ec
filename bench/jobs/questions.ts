import type { Database } from "../../src/platform/server/database/database.ts";
import { type Asked, readOne } from "../asked.ts";

/** The owners of the measured lists, by user id. */
type People = {
	/** With the most jobs. */
	employer: string;
	/** With the most applications. */
	applicant: string;
};
/** The searches: the most frequent value of each filter, and a rare service. */
type Values = { serviceId: string; rare: string; stateName: string; pincode: string };
/** A job with the most applicants, and one with the most seekers in its district; each with its employer. */
type Jobs = { applied: string; appliedBy: string; sought: string; soughtBy: string };

const active = "from jobs where status = 'active'";
const most = (column: string, among = active) =>
	`(select ${column} ${among} group by 1 order by count(*) desc limit 1)`;

function readPeople(database: Database): Promise<People> {
	return readOne(
		database,
		"people",
		`select ${most("created_by", "from jobs")} as employer, ${most("user_id", "from job_applications")} as applicant`,
	);
}

function readValues(database: Database): Promise<Values> {
	return readOne(
		database,
		"values",
		`select ${most("service_id")} as "serviceId", (select service_id ${active} group by 1 order by count(*) limit 1) as rare,
			${most("state_name")} as "stateName", ${most("pincode")} as pincode`,
	);
}

function readJobs(database: Database): Promise<Jobs> {
	return readOne(
		database,
		"jobs",
		`select applied.id as applied, applied.created_by as "appliedBy", sought.id as sought, sought.created_by as "soughtBy"
			from (select id, created_by from jobs order by applications_count desc limit 1) applied,
				(select j.id, j.created_by from (select service_id, state_name, district from job_wishes where district <> '' and is_shown
					group by 1, 2, 3 order by count(*) desc limit 20) w
					join jobs j using (service_id, state_name, district) where j.status = 'active' limit 1) sought`,
	);
}

const rows = { field: "jobs", reads: "from jobs j" };

const asked = (title: string, query: Asked["query"] = {}, more: Partial<Asked> = {}): Asked => ({
	title,
	userId: null,
	path: "/api/jobs",
	query,
	page: 1,
	...rows,
	...more,
});

type Place = { district: string; poName: string };

function searches({ serviceId, rare, stateName, pincode }: Values, place: Place, userId: string): Asked[] {
	const { district, poName } = place;
	return [
		asked("all"),
		asked("all, page 3", {}, { page: 3 }),
		asked("all, signed in", {}, { userId }),
		asked("of a service", { serviceId }),
		asked("of a service, page 3", { serviceId }, { page: 3 }),
		asked("of a rare service", { serviceId: rare }),
		asked("of a state", { stateName }),
		asked("of a state and a service", { stateName, serviceId }),
		asked("of a state and a rare service", { stateName, serviceId: rare }),
		asked("of a district", { stateName, district }),
		asked("of a district and a service, page 2", { stateName, district, serviceId }, { page: 2 }),
		asked("of a district and a rare service", { stateName, district, serviceId: rare }),
		asked("of a pincode", { pincode }),
		asked("of a pincode, signed in, page 2", { pincode }, { userId, page: 2 }),
		asked("of a pincode and a rare service", { pincode, serviceId: rare }),
		asked("of a post office", { pincode, poName }),
	];
}

/** Every search of jobs with the common filters, and the lists of an employer. */
export async function jobQuestions(database: Database): Promise<Asked[]> {
	const [people, values, jobs] = [
		await readPeople(database),
		await readValues(database),
		await readJobs(database),
	];
	const place = await readOne<Place>(
		database,
		"place",
		`select (select district ${active} and state_name = '${values.stateName}' group by 1 order by count(*) desc limit 1) as district,
			(select po_name ${active} and pincode = '${values.pincode}' group by 1 order by count(*) desc limit 1) as "poName"`,
	);
	const own = { createdBy: "me" };
	const employer = { userId: people.employer };
	const applicants = {
		path: `/api/jobs/${jobs.applied}/applicants`,
		userId: jobs.appliedBy,
		field: "applicants",
		reads: "from job_applications a",
	};
	const sought = {
		path: `/api/jobs/${jobs.sought}/seekers`,
		userId: jobs.soughtBy,
		field: "seekers",
		reads: "from job_wishes",
	};
	return [
		...searches(values, place, people.applicant),
		asked("an employer's own", own, employer),
		asked("an employer's own, page 3", own, { ...employer, page: 3 }),
		asked("an employer's own, of a rare service", { ...own, serviceId: values.rare }, employer),
		asked("who applied for a job", {}, applicants),
		asked("who applied for a job, page 3", {}, { ...applicants, page: 3 }),
		asked("who seeks such a job", {}, sought),
	];
}
