import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setRoleByCommand } from "../../accounts/server/roles.ts";
import { users } from "../../accounts/server/accounts.tables.ts";
import { addUserOnce } from "../../accounts/server/users.repository.ts";
import { writePincodes, markLoaded } from "../../places/server/directory/directory.repository.ts";
import { currentEdition } from "../../places/server/directory/load-directory.ts";
import { addresses } from "../../places/server/places.tables.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { type CommandPlace, preparePlace } from "../../testing/command-place.ts";
import { root } from "../../testing/root.ts";
import { runImportCommand } from "./import-command.ts";
import { listings } from "./listings.tables.ts";

const staff = "+919000000001";
const sample = join(root, "docs/professionals-sample.csv");

let folder: string;
let place: CommandPlace;

async function prepare(db: Db): Promise<void> {
	const now = new Date();
	const office = { poName: "Shimla G.P.O.", district: "Shimla", stateName: "Himachal Pradesh" };
	const pincode = { pincode: "171001", latitude: 31.1, longitude: 77.17, city: "Shimla", offices: [office] };
	await writePincodes(db, "directory test", now, [pincode]);
	await markLoaded(db, currentEdition, now);
	await addUserOnce(db, { id: newId(), mobile: staff, createdAt: now });
	await setRoleByCommand({ db, clock: () => now }, staff, "salesPerson");
	await addUserOnce(db, { id: newId(), mobile: "+919000000199", createdAt: now });
	await db.update(users).set({ suspendedAt: now }).where(eq(users.mobile, "+919000000199"));
}

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "nukkad-import-"));
	place = await preparePlace(join(folder, "data"));
	await place.use(({ db }) => prepare(db));
});
afterAll(async () => {
	await place.close();
	rmSync(folder, { recursive: true });
});

function fileOf(content: string): string {
	const path = join(folder, `${newId()}.csv`);
	writeFileSync(path, content);
	return path;
}
const run = (...args: string[]) => runImportCommand(args, place.environment);
const apply = (path: string) => run(path, "--apply", "--by", staff, "--skip-payment", "Founding members");
const countListings = () => place.use(({ db }) => db.$count(listings));
const faultsIn = (path: string) => readFileSync(`${path}.faults.csv`, "utf8").split("\r\n").slice(1, -1);

describe("npm run import", () => {
	test.each([
		[[], /^Name the file/],
		[["a.csv", "b.csv"], /^Only one file at a time, not b\.csv too/],
		[["a.csv", "--force"], /^Unknown option '--force'/],
		[["a.csv", "--apply"], /^--apply needs --by/],
		[["a.csv", "--skip-payment", " "], /^--skip-payment needs a reason/],
	])("says what is wrong with %j, and prints its usage", async (args, fault) => {
		const { isDone, text } = await run(...args);
		expect(isDone).toBe(false);
		expect(text).toMatch(fault);
		expect(text).toContain("Usage: npm run import");
	});

	test("refuses a file that is missing, and a person who may not register others", async () => {
		expect((await run(join(folder, "missing.csv"))).text).toContain("is not a file that can be read");
		const { isDone, text } = await run(sample, "--apply", "--by", "9000000101");
		expect({ isDone, text }).toEqual({
			isDone: false,
			text: expect.stringContaining("not a member of staff"),
		});
	});

	test("lists every missing, unknown and repeated column once, and reads no row", async () => {
		const path = fileOf("mobile,Trade,pin_code,Firm,firm,answer: Experiense\n9,,,,,\n");
		const { isDone, text } = await run(path);
		expect(isDone).toBe(false);
		expect(text.split("\n").slice(0, 3)).toEqual([
			"Missing columns: name, service, pincode.",
			"Unknown columns: “Trade” (did you mean “service”?), “pin_code” (did you mean “pincode”?), “answer: Experiense” (did you mean “answer: Experience”?).",
			"Columns that are there twice: firm.",
		]);
		expect(existsSync(`${path}.faults.csv`)).toBe(false);
	});

	test("checks the sample without writing anything, and says what is paid for", async () => {
		const path = join(folder, "sample.csv");
		copyFileSync(sample, path);
		const { isDone, text } = await run(path);
		expect(isDone).toBe(false);
		expect(text).toContain("“Electrician” is paid for. Run with --skip-payment");
		const checked = await run(path, "--skip-payment", "Founding members");
		expect(checked).toEqual({ isDone: true, text: expect.stringContaining("5 would be registered") });
		expect(existsSync(`${path}.faults.csv`)).toBe(false);
		expect(await countListings()).toBe(0);
	});

	test("registers the sample as staff do, and nothing twice", async () => {
		expect(await apply(sample)).toEqual({ isDone: true, text: expect.stringContaining("  5 registered") });
		await place.use(async ({ db }) => {
			const rows = await db
				.select()
				.from(listings)
				.innerJoin(addresses, eq(addresses.id, listings.addressId))
				.innerJoin(users, eq(users.id, listings.userId))
				.orderBy(users.mobile);
			const [staffUser] = await db.select().from(users).where(eq(users.mobile, staff));
			expect(rows.map(({ users: { mobile, name } }) => [mobile, name])).toEqual(
				[1, 2, 3, 4, 5].map((last) => [`+91900000010${last}`, null]),
			);
			for (const { listings: listing } of rows)
				expect(listing).toMatchObject({
					status: "applied",
					paymentStatus: "not-required",
					onboardedBy: staffUser?.id,
				});
			expect(rows[0]).toMatchObject({
				listings: {
					firmName: "Thakur Electric Works",
					properties: {
						"Kinds of work": ["House wiring", "Earthing"],
						Experience: 12,
						Licence: { "Licence class": "Wireman permit", "Valid until": "2028-12-31" },
						Charges: { "Visiting charge": 200, "Visiting charge is waived when work is given": true },
						Consent: true,
					},
					price: 200,
				},
				addresses: { name: "Ramesh Thakur", poName: "Shimla G.P.O.", completeAdd: "House 4, Lower Bazaar" },
			});
			expect(rows[1]).toMatchObject({
				listings: { serviceId: rows[0]?.listings.serviceId, properties: {} },
				addresses: { name: "सुनीता देवी" },
			});
			const actions = await db.select({ action: auditEntries.action }).from(auditEntries);
			const count = (action: string) => actions.filter((entry) => entry.action === action).length;
			expect(["listing.register", "listing.skip-payment", "address.add"].map(count)).toEqual([5, 4, 5]);
		});
		const again = await apply(sample);
		expect(again.isDone).toBe(true);
		expect(again.text).toContain("  0 registered");
		expect(again.text).toContain("  5 registered already");
		expect(await countListings()).toBe(5);
	});

	test("registers the good rows and lists each fault of the others, by line and column", async () => {
		const before = await countListings();
		const path = fileOf(
			[
				"mobile,name,service,choice,places,pincode,description,answer: Experience,answer: Consent",
				"9000000111,Asha,Plumber,,Shimla,171001,,,",
				"9.81235E+09,Asha,Plumbar,,Shimla,171001,,,",
				"98123,,Electrician,,Shmla; Manali,999999,,,",
				`9000000112,Asha,Electrician,,Shimla,171001,${"x".repeat(1001)},twelve,no`,
				"9000000113,Asha,Electrician,,Shimla,171001,,12,yes",
				"9000000114,Asha,Electrician,2 BHK,,171001",
				"9000000115,Asha,Apartment Flat / Home,,Shimla,171001,,,",
				"09000000111,Asha,Plumber,,Manali,171001,,,",
				"9000000199,Asha,Plumber,,Manali,171001,,,",
			].join("\n"),
		);
		const { isDone, text } = await apply(path);
		expect(isDone).toBe(false);
		expect(text).toContain("9 rows read.\n  1 registered");
		expect(text).toContain("8 with faults");
		expect(faultsIn(path)).toEqual([
			expect.stringMatching(/^3,mobile,9.81235E\+09,"The spreadsheet has rounded this number/),
			"3,service,Plumbar,There is no service “Plumbar”. Did you mean “Plumber”?",
			"4,mobile,98123,Please enter at least 10 digits",
			"4,places,Shmla; Manali,We do not know: Shmla. Did you mean “Shimla”?",
			expect.stringMatching(/^4,pincode,999999,/),
			"4,name,,Please fill in all required fields.",
			expect.stringMatching(/^5,description,x+…,"The description can have at most 1,000 characters\."$/),
			"5,answer: Consent,no,Please give consent to proceed.",
			expect.stringMatching(/^5,answer: Experience,twelve,/),
			"5,answers,,“Electrician” needs answers to: answer: Kinds of work.",
			"6,answers,,“Electrician” needs answers to: answer: Kinds of work.",
			expect.stringMatching(
				/^7,,,"The row ends too early; 3 cells are missing: description, answer: Experience/,
			),
			expect.stringMatching(/^8,choice,,"“Apartment Flat \/ Home” needs a choice: 1 RK, 1 BHK/),
			"9,mobile,9000000111,The same registration as on line 2.",
			"10,mobile,9000000199,The account of this person is suspended.",
		]);
		expect(statSync(`${path}.faults.csv`).mode & 0o777).toBe(0o600);
		expect(await countListings()).toBe(before + 1);
	});

	test("registers nothing if the faults cannot be written", async () => {
		const before = await countListings();
		const path = fileOf("mobile,name,service,places,pincode\n9000000131,Asha,Plumber,Shimla,171001\n");
		mkdirSync(`${path}.faults.csv`);
		const { isDone, text } = await apply(path);
		expect(isDone).toBe(false);
		expect(text).toMatch(
			/^The faults cannot be written to .+\.faults\.csv \(E[A-Z_]+\)\. Nothing is registered\.$/,
		);
		expect(await countListings()).toBe(before);
	});

	test("stores what it has read before a row that never ends, and continues after the repair", async () => {
		const before = await countListings();
		const head = "mobile,name,service,places,pincode\n9000000121,Asha,Plumber,Shimla,171001\n";
		const broken = await apply(fileOf(`${head}9000000122,"Ravi,Plumber,Shimla,171001\n`));
		expect(broken.isDone).toBe(false);
		expect(broken.text).toContain("The row on line 3 never ends");
		expect(await countListings()).toBe(before + 1);
		const repaired = await apply(fileOf(`${head}9000000122,Ravi,Plumber,Shimla,171001\n`));
		expect(repaired.text).toContain("  1 registered; they wait");
		expect(repaired.text).toContain("  1 registered already");
	});
});
