import { eq } from "drizzle-orm";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import type { SectorRow, ServiceRow, StaffService } from "../../catalogue-staff.contract.ts";

export const unknownId = "01900000-0000-7000-8000-000000000000";

/** The fields with errors in a response. */
export const pathsOf = (body: { errors: { path?: string }[] }) => body.errors.map(({ path }) => path);

/** A manager who reads and changes the catalogue. */
export async function startManager(server: TestServer) {
	const manager = await signIn(server, freshMobile(), { role: "customerSupport", name: "Asha Menon" });
	const get = async (url: string, token = manager.token) => server.call("GET", url, { token });

	async function sectorRows(): Promise<SectorRow[]> {
		return (await get("/api/catalogue/sectors?limit=50")).body.sectors;
	}
	async function serviceRows(query = ""): Promise<ServiceRow[]> {
		return (await get(`/api/catalogue/services?limit=50${query}`)).body.services;
	}
	return {
		...manager,
		get,
		put: (url: string, body: unknown, token = manager.token) => server.call("PUT", url, { body, token }),
		post: (url: string, body: unknown, token = manager.token) => server.call("POST", url, { body, token }),
		sectorRows,
		serviceRows,
		async sectorNamed(name: string): Promise<SectorRow> {
			const row = (await sectorRows()).find(({ sector }) => sector === name);
			if (row === undefined) throw new Error(`no sector ${name}`);
			return row;
		},
		async serviceNamed(type: string): Promise<ServiceRow> {
			const rows = await serviceRows(`&name=${encodeURIComponent(type)}`);
			const row = rows.find((one) => one.type === type);
			if (row === undefined) throw new Error(`no service ${type}`);
			return row;
		},
		async readService(id: string): Promise<StaffService> {
			return (await get(`/api/catalogue/services/${id}`)).body.service;
		},
		auditEntriesOf: (subjectId: string) =>
			server.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId)),
	};
}
export type Manager = Awaited<ReturnType<typeof startManager>>;
