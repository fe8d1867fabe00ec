/** What other modules may use of the accounts. */
export { findPeopleByName, readPersonSessions } from "./find-people.repository.ts";
