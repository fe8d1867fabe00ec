import { redirect } from "react-router";

/** The former address of "My account", which older links still use. */
export const loader = () => redirect("/profile-actions");
