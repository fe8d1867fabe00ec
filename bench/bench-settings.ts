/** The PostgreSQL server whose databases are filled, as a URL. */
export const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
/** Where the product listens while it is measured; a second process takes the next port. */
export const port = 4480;
/** How many listings, and as many leads, a market has. */
export const sizes = { small: 10_000, large: 1_000_000 };
/** How long a path is loaded. */
export const seconds = Number(process.env["BENCH_SECONDS"] ?? 10);
/** How many payments a turn settles. */
export const payments = Number(process.env["BENCH_PAYMENTS"] ?? 3000);
/** How long two processes serve one database. */
export const minutes = Number(process.env["BENCH_MINUTES"] ?? 10);
/** How many claims a turn makes. */
export const claims = Number(process.env["BENCH_CLAIMS"] ?? 1500);
/** How many requests are under way at once. */
export const connections = 20;
