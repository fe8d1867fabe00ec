import { redirect } from "react-router";

/** The address under which earlier links name "My account". */
export const loader = () => redirect("/profile-actions");
