/** The URL of the PostgreSQL server with the databases. */
export const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
/** The port of the measured product; a second process uses the next one. */
export const port = 4480;
/** The number of listings, and of leads, in a market. */
export const sizes = { small: 10_000, large: 1_000_000 };
/** The numbers of listings whose growth is measured; a million takes 20 minutes and 10 GB to fill. */
export const growthSizes = (process.env["BENCH_GROWTH"] ?? "10000,100000,1000000").split(",").map(Number);
/** How long each path is loaded. */
export const seconds = Number(process.env["BENCH_SECONDS"] ?? 10);
/** The number of payments per turn. */
export const payments = Number(process.env["BENCH_PAYMENTS"] ?? 3000);
/** How long two processes serve one database. */
export const minutes = Number(process.env["BENCH_MINUTES"] ?? 10);
/** The number of claims per turn. */
export const claims = Number(process.env["BENCH_CLAIMS"] ?? 1500);
/** The number of simultaneous requests. */
export const connections = 20;
